import type { ListingState, StoredDataUsage } from "@inner-light/core";
import { useMutation } from "@tanstack/react-query";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { download } from "../../components/download.ts";
import { Notice } from "../../components/notice.tsx";
import { useFailureToast } from "../../components/toast/use-failure-toast.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { StoredData } from "../../ioc/tokens.ts";
import type { ListName } from "./list-name.ts";
import { type StorageTrouble, useStorageTroubles } from "./use-storage-trouble.ts";
import { type StoreContents, useStoreContents } from "./use-store-contents.ts";

const NOTHING_SET_ASIDE: StoreContents["setAside"] = new Map();

/**
 * The owner's view of trouble: what could not be read, where it is now, and a way to take it out. Absent while all is
 * well, and nothing is set aside from when it was not.
 */
export function StorageTroublePanel() {
  const troubles = useStorageTroubles();
  const contents = useStoreContents();
  const saveRawData = useSaveRawData();
  const setAside = contents?.setAside ?? NOTHING_SET_ASIDE;

  if (troubles.size === 0 && setAside.size === 0) return null;
  if (setAside.size === 0 && [...troubles.values()].every(({ state }) => state === "unavailable")) return null; // The calendar says so itself.
  return (
    <Notice title="Some of what this browser keeps could not be read">
      <ul>
        {[...troubles].map(([name, trouble]) => (
          <li key={name}>{sentence(name, trouble)}</li>
        ))}
        {[...setAside].map(([name, count]) => (
          <li key={`${name}, set aside`}>{setAsideSentence(name, count)}</li>
        ))}
      </ul>
      <p>It is kept, not deleted: it stays where it is, or is set aside before anything new is written.</p>
      {contents && <p>{usageSentence(contents.usage)}</p>}
      <ButtonRow>
        <Button $look="outlined" onClick={saveRawData}>
          Download everything as it is stored
        </Button>
      </ButtonRow>
    </Notice>
  );
}

const lists: Record<Exclude<ListingState, "ok" | "absent" | "empty">, string> = {
  corrupt: "the whole list is damaged.",
  unavailable: "this browser does not let the site read them.",
  newer: "a newer version of this site wrote them. They are shown, and not written to. Please load the page again.",
};

function sentence(name: ListName, { state, reasons }: StorageTrouble): string {
  if (state === "corrupt" || state === "unavailable" || state === "newer") return `${name}: ${lists[state]}`;
  const fields = [...new Set(reasons)].join(", ");
  return `${name}: ${reasons.length} ${reasons.length === 1 ? "record" : "records"} could not be read (${fields}).`;
}

function setAsideSentence(name: ListName, count: number): string {
  return `${name}: ${count} ${count === 1 ? "text that could not be read is" : "texts that could not be read are"} set aside.`;
}

function usageSentence({ used, capacity }: StoredDataUsage): string {
  const sentence = `Space used: ${kilobytes(used)}`;
  return capacity === null ? `${sentence}.` : `${sentence} of about ${kilobytes(capacity)}.`;
}

/** One character counts as one byte here, as browsers count it for their limit. */
function kilobytes(characters: number): string {
  return `${Math.ceil(characters / 1024).toLocaleString("en-US")} kB`;
}

function useSaveRawData(): () => void {
  const storedData = useService(StoredData);
  const onError = useFailureToast();
  const { mutate } = useMutation({
    mutationFn: async () => (await storedData()).read(),
    onSuccess: (entries) =>
      download("inner-light-stored-data.json", JSON.stringify(entries, null, 2), "application/json"),
    onError,
  });
  return () => mutate();
}
