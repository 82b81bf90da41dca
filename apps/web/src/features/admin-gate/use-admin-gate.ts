import { useMutation, useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { AdminGate } from "../../ioc/tokens.ts";
import { useRepositoryChanges } from "../../ioc/use-repository-changes.ts";

const adminGateKey = ["admin-gate"] as const;

/** Whether the owner's view is open. Closed while that is not known. */
export function useIsAdminGateOpen(): boolean {
  const gate = useService(AdminGate);
  useRepositoryChanges(gate, adminGateKey);
  const { data } = useQuery({ queryKey: adminGateKey, queryFn: async () => (await gate()).isOpen() });
  return data ?? false;
}

/** Tries a password; answers whether it was right. */
export function useUnlockAdminGate() {
  const gate = useService(AdminGate);
  return useMutation({ mutationFn: async (password: string) => (await gate()).unlock(password) });
}
