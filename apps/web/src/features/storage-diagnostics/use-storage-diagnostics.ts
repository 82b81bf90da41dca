import { useMutation, useQuery } from "@tanstack/react-query";
import { download } from "../../components/download.ts";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { StorageDiagnostics } from "../../ioc/tokens.ts";
import { storageDiagnosticsQueries } from "../../queries/storage-diagnostics.ts";

export function useStorageIssues() {
  return useQuery(storageDiagnosticsQueries.issues(useService(StorageDiagnostics)));
}

/** How full the store is. Read only once it is `wanted`. */
export function useStorageUsage(wanted: boolean) {
  const query = storageDiagnosticsQueries.usage(useService(StorageDiagnostics));
  return useQuery({ ...query, enabled: wanted });
}

/** Hands the owner a file with everything, byte for byte. */
export function useDownloadRawData() {
  const diagnostics = useService(StorageDiagnostics);
  const onError = useErrorToast();
  return useMutation({
    mutationFn: () => diagnostics.exportRaw(),
    onSuccess: (file) => download("inner-light-stored-data.json", file, "application/json"),
    onError,
  });
}
