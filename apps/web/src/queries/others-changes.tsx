import { NOUNS } from "@inner-light/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useService } from "../ioc/service-provider.tsx";
import { invalidateOnChange } from "./invalidate-on-change.ts";
import { queryKeys } from "./query-keys.ts";

/** In milliseconds. Two people see each other's changes within five seconds. */
const POLL_MS = 3_000;

/** An answer that takes longer counts as missing, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * While the page is visible, and on focus: asks whether others have changed something, and reads that again. Returns
 * whether the practice's server answers.
 */
export function useOthersChanges(): { readonly isConnected: boolean } {
  const listVersions = useService("versions");
  const queryClient = useQueryClient();
  const { isError, isFetching } = useQuery({
    queryKey: queryKeys.versions,
    queryFn: async () => {
      const versions = await listVersions.all();
      const known = queryClient.getQueryData<typeof versions>(queryKeys.versions) ?? versions;
      for (const noun of NOUNS) if (versions[noun] !== known[noun]) invalidateOnChange(queryClient)(noun);
      return versions;
    },
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isFetching) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isFetching]);
  return { isConnected: !isError && !isLate };
}
