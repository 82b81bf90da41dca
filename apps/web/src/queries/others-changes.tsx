import { NOUNS } from "@inner-light/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useService } from "../ioc/service-provider.tsx";
import { invalidateOnChange } from "./invalidate-on-change.ts";
import { queryKeys } from "./query-keys.ts";

/** In milliseconds. Two people see each other's changes within five seconds. */
const POLL_MS = 3_000;

/** While the page is visible, and on focus: asks whether others have changed something, and reads that again. */
export function OthersChanges() {
  const listVersions = useService("versions");
  const queryClient = useQueryClient();
  useQuery({
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
  return null;
}
