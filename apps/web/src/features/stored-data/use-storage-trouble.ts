import { GALLERY_SLIDES_KEY, type Listing, type ListingState } from "@inner-light/core";
import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type Lazy, useService } from "../../ioc/service-provider.tsx";
import {
  CalendarEventRepository,
  ContactSubmissionRepository,
  GallerySlideRepository,
  StoredData,
} from "../../ioc/tokens.ts";
import { useRepositoryChanges } from "../../ioc/use-repository-changes.ts";
import { type ListName, storageTroubleKey } from "./list-name.ts";

/** What is wrong with one list of the store. */
export interface StorageTrouble {
  readonly state: ListingState;
  /** Why records could not be read, in the order of the list. */
  readonly reasons: readonly string[];
}

const keys = {
  Events: [...storageTroubleKey, "calendar-events"],
  Messages: [...storageTroubleKey, "contact-submissions"],
  "Gallery slides": [...storageTroubleKey, "gallery-slides"],
} as const satisfies Record<ListName, QueryKey>;

/** The lists that could not be read, or not whole. */
export function useStorageTroubles(): ReadonlyMap<ListName, StorageTrouble> {
  const lists: readonly [ListName, Listing<unknown> | undefined][] = [
    ["Events", useListing(keys.Events, useService(CalendarEventRepository))],
    ["Messages", useListing(keys.Messages, useService(ContactSubmissionRepository))],
    ["Gallery slides", useListing(keys["Gallery slides"], useSavedGallerySlides())],
  ];
  return new Map(
    lists.flatMap(([name, listing]) => {
      const trouble = listing && troubleWith(listing);
      return trouble ? [[name, trouble]] : [];
    }),
  );
}

interface Listed {
  list(): Promise<Listing<unknown>>;
  subscribe(listener: () => void): () => void;
}

function useListing(queryKey: QueryKey, repository: Lazy<Listed>): Listing<unknown> | undefined {
  useRepositoryChanges(repository, storageTroubleKey);
  return useQuery({ queryKey, queryFn: async () => (await repository()).list() }).data;
}

const NOTHING_SAVED: Listing<unknown> = { items: [], state: "absent", issues: [] };

/** The gallery's list saves the built-in slides when it is first read. Looking for trouble is no reason to save anything. */
function useSavedGallerySlides(): Lazy<Listed> {
  const storedData = useService(StoredData);
  const repository = useService(GallerySlideRepository);
  return useCallback(async () => {
    const slides = await repository();
    const isSaved = async () => GALLERY_SLIDES_KEY in (await (await storedData()).read());
    return {
      subscribe: (listener) => slides.subscribe(listener),
      list: async () => ((await isSaved()) ? slides.list() : NOTHING_SAVED),
    };
  }, [storedData, repository]);
}

function troubleWith({ state, issues }: Listing<unknown>): StorageTrouble | null {
  if (issues.length === 0 && (state === "absent" || state === "empty" || state === "ok")) return null;
  return { state, reasons: issues.map(({ reason }) => reason) };
}
