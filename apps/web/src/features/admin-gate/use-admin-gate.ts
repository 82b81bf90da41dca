import { useMutation, useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { AdminGate } from "../../ioc/tokens.ts";
import { adminGateQueries } from "../../queries/admin-gate.ts";

/** Whether the owner's view is open. Closed until that is known. */
export function useIsAdminGateOpen(): boolean {
  return useQuery(adminGateQueries.isOpen(useService(AdminGate))).data ?? false;
}

/** Tries a password. Resolves to whether it was right. */
export function useUnlockAdminGate() {
  const gate = useService(AdminGate);
  return useMutation({ mutationFn: (password: string) => gate.unlock(password) });
}
