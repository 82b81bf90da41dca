import type { ContractCase } from "./contract.ts";
import type { HarnessWith, PortName, ToolName } from "./ports-harness.ts";

/** The cases that every backend with these ports owes, if its harness has the tools to prove them. */
export interface PortSuite {
  readonly promise: string;
  readonly ports: readonly PortName[];
  readonly tools: readonly ToolName[];
  readonly cases: readonly ContractCase<HarnessWith<never>>[];
}

/** A suite whose cases find the ports and tools that they need. */
export function portSuite<const Port extends PortName, const Tool extends ToolName = never>(
  promise: string,
  needs: { readonly ports: readonly Port[]; readonly tools?: readonly Tool[] },
  cases: readonly ContractCase<HarnessWith<Port, Tool>>[],
): PortSuite {
  return { promise, tools: [], ...needs, cases };
}
