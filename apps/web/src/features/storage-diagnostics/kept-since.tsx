import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { StorageDiagnostics } from "../../ioc/tokens.ts";
import { storageDiagnosticsQueries } from "../../queries/storage-diagnostics.ts";

/** Where the data are and since when, so that the owner notices a server that has begun with an empty database. */
export function KeptSince() {
  const { data } = useQuery(storageDiagnosticsQueries.keptSince(useService(StorageDiagnostics)));
  if (!data) return null;
  return ` Your server has kept everything since ${new Date(data).toLocaleDateString("en-US", { dateStyle: "long" })}.`;
}
