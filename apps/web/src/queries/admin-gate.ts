import { queryOptions } from "@tanstack/react-query";
import type { AdminGate } from "../ioc/tokens.ts";
import { queryKeys } from "./query-keys.ts";

export const adminGateQueries = {
  isOpen: (gate: AdminGate) => queryOptions({ queryKey: queryKeys.gate, queryFn: () => gate.isOpen() }),
};
