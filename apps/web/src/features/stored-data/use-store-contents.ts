import {
  CALENDAR_EVENTS_KEY,
  CONTACT_SUBMISSIONS_KEY,
  GALLERY_SLIDES_KEY,
  isSetAsideOf,
  READ_MARKS_KEY,
  type StoredDataUsage,
  type StoredEntries,
} from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService } from "../../ioc/service-provider.tsx";
import { ReadMarks, StoredData } from "../../ioc/tokens.ts";
import { useRepositoryChanges } from "../../ioc/use-repository-changes.ts";
import { type ListName, storageTroubleKey } from "./list-name.ts";

/** What the store holds besides the lists that can be read. */
export interface StoreContents {
  /** How many texts are set aside of each list; lists without any are left out. */
  readonly setAside: ReadonlyMap<ListName, number>;
  readonly usage: StoredDataUsage;
}

const names: readonly [ListName, readonly string[]][] = [
  ["Events", [CALENDAR_EVENTS_KEY]],
  ["Messages", [CONTACT_SUBMISSIONS_KEY, READ_MARKS_KEY]],
  ["Gallery slides", [GALLERY_SLIDES_KEY]],
];

/** Follows the marks itself; the lists are followed beside it. Undefined until it is read, and where the store cannot be reached. */
export function useStoreContents(): StoreContents | undefined {
  const storedData = useService(StoredData);
  useRepositoryChanges(useService(ReadMarks), storageTroubleKey);
  const { data } = useQuery({
    queryKey: [...storageTroubleKey, "contents"],
    queryFn: async (): Promise<StoreContents> => {
      const store = await storedData();
      return { setAside: countSetAside(await store.read()), usage: await store.usage() };
    },
  });
  return data;
}

function countSetAside(entries: StoredEntries): ReadonlyMap<ListName, number> {
  return new Map(
    names
      .map(([name, listKeys]) => {
        const isSetAside = (key: string) => listKeys.some((listKey) => isSetAsideOf(listKey, key));
        return [name, Object.keys(entries).filter(isSetAside).length] as const;
      })
      .filter(([, count]) => count > 0),
  );
}
