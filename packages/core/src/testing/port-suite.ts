import type { ContractCases } from "./contract.ts";
import type { HarnessWith, PortName, ToolName } from "./ports-harness.ts";

/** The cases that every backend with these ports owes, if its harness has the tools to prove them. */
export interface PortSuite {
  readonly promise: string;
  readonly ports: readonly PortName[];
  readonly tools: readonly ToolName[];
  readonly cases: ContractCases<HarnessWith<never>>;
}

/** A suite whose cases find the ports and tools that they need. */
export function portSuite<const Port extends PortName, const Tool extends ToolName>(
  promise: string,
  ports: readonly Port[],
  tools: readonly Tool[],
  cases: ContractCases<HarnessWith<Port, Tool>>,
): PortSuite {
  return { promise, ports, tools, cases };
}
