import { File as NodeFile } from "node:buffer";
import { gzipSync } from "node:zlib";
import {
  backupFileLines,
  EMPTY_SNAPSHOT,
  isoTimestampOf,
  type Noun,
  type Snapshot,
  writePublishedCalendar,
} from "@inner-light/core";
import {
  aCalendarEvent,
  aContactSubmission,
  addCalendarEvent,
  corruptedBackups,
  FixedClock,
} from "@inner-light/core/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { site } from "../../site/site.ts";
import { catchDownloads } from "../../testing/catch-downloads.ts";
import { changeInTest } from "../../testing/change-in-test.ts";
import { deviceIn } from "../../testing/device-in.ts";
import { openAdmin } from "../../testing/open-admin.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { createLocalSite } from "../../testing/stored-site.ts";
import { addedText, backupFileName, refusalTexts } from "./backup-texts.ts";

deviceIn("America/New_York");

const files = catchDownloads();

async function openBackup(
  { clock, ...site }: Parameters<typeof openAdmin>[0] & { clock: FixedClock } = createLocalSite(),
) {
  const { user } = await openAdmin({ clock, ...site });
  const panel = within(await screen.findByRole("region", { name: "Backup" }));
  const choose = (text: string) =>
    user.upload(panel.getByLabelText("Restore a backup"), new File([text], "backup.json"));
  return { panel, user, choose, clock };
}

const stored = () => ({ ...localStorage });
const here = { calendarEvents: JSON.stringify([aCalendarEvent({ id: 1, title: "Here" })]) };
const kept = {
  calendarEvents: JSON.stringify([
    aCalendarEvent({ id: 1, title: "Before" }),
    aCalendarEvent({ id: 2, title: "Kept" }),
  ]),
  contactSubmissions: JSON.stringify([aContactSubmission()]),
  "contactSubmissions:quarantine:811c9dc5-2": "[{",
  carouselImages: "damaged",
};
const jsonOf = (list: string) => JSON.parse(list).map((value: unknown) => ({ json: JSON.stringify(value) }));
const backupOf = (createdAt: string, snapshot: Snapshot) => [...backupFileLines(createdAt, snapshot)].join("");
const keptText = backupOf("2026-04-02T12:00:00.000Z", {
  ...EMPTY_SNAPSHOT,
  events: jsonOf(kept.calendarEvents),
  messages: jsonOf(kept.contactSubmissions),
  unreadable: [
    { noun: "messages", kind: "other", name: ":quarantine:811c9dc5-2", text: "[{" },
    { noun: "slides", kind: "list", name: "", text: "damaged" },
  ],
});

describe("the backup", () => {
  it("does not remind while there is nothing to lose, writes nothing, and an empty calendar leads to it", async () => {
    const { panel } = await openBackup();
    expect(screen.queryByText("You have no backup yet")).not.toBeInTheDocument();
    const { id } = panel.getByRole("heading", { name: "Backup" });
    expect(await screen.findByRole("link", { name: "Or restore a backup." })).toHaveAttribute("href", `#${id}`);
    expect(stored()).toEqual({});
  });

  it("reminds with the reason until it is made", async () => {
    Object.assign(localStorage, here);
    const { panel, user, clock } = await openBackup();
    expect(screen.getByText("You have no backup yet")).toBeVisible();
    expect(screen.getByText(/Browsers may erase what a site keeps/)).toBeVisible();
    expect(stored()).toEqual(here);

    await user.dblClick(screen.getByRole("button", { name: "Make a backup now" }));
    expect(await panel.findByText(/You last downloaded or restored one on May 1, 2026/)).toBeVisible();
    expect(screen.queryByText("You have no backup yet")).not.toBeInTheDocument();
    expect(files).toHaveLength(1);
    const createdAt = isoTimestampOf(clock.now());
    const events = [{ json: JSON.stringify(aCalendarEvent({ id: 1, title: "Here" })) }];
    const snapshot = { ...EMPTY_SNAPSHOT, events };
    expect(await files[0]?.blob.text()).toBe(backupOf(createdAt, snapshot));
    expect(stored()).toEqual({ ...here, "backup:lastMadeAt": JSON.stringify(createdAt) });
  });

  it("reminds of a file of one's own where a server makes backups, and says when it made the last one", async () => {
    Object.assign(localStorage, here);
    const site = createLocalSite();
    const times = { lastBackupAt: null, automaticBackupAt: site.clock.now() };
    (await site.ports.snapshots()).backupTimes = async () => times;
    const { panel } = await openBackup(site);
    expect(screen.getByText("You have no backup of your own yet")).toBeVisible();
    expect(
      screen.getAllByText(/The server makes one by itself every day; the newest is from May 1, 2026\./),
    ).toHaveLength(2);
    expect(panel.getByText(/The server makes one by itself every day/)).toBeVisible();
  });

  it("does not remind of published events, which this browser does not keep, and has them all the same", async () => {
    const published = { createdAt: "2026-04-30T12:00:00.000Z", events: [aCalendarEvent()] };
    const { user } = await openBackup({ clock: new FixedClock(), ports: storeWith({ published }) });
    await screen.findByText("Everyone sees this calendar");
    expect(screen.queryByText("You have no backup yet")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Download a backup" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.blob.text()).toContain(aCalendarEvent().title);
  });

  it("shows what is in a file before anything changes, and adds it to what is here", async () => {
    Object.assign(localStorage, here);
    const { panel, user, choose } = await openBackup();
    await choose(keptText);
    expect(await panel.findByText(/^A backup from April 2, 2026 at \d+:00\s[AP]M$/)).toBeVisible();
    const lines = panel.getAllByRole("listitem").map((line) => line.textContent);
    expect(lines.slice(0, 3)).toEqual([
      "Events: 1 here, 2 in the file, 1 new",
      "Messages: 0 here, 1 in the file, 1 new",
      "Gallery slides: 0 here, damaged in the file, can’t be merged",
    ]);
    await user.click(panel.getByText("What a merge adds (2)"));
    expect(panel.getByText("Kept").parentElement).toHaveTextContent("Kept, Thursday, May 14, 2026");
    expect(panel.getByText("Alma Reyes")).toBeVisible();
    await user.click(panel.getByText("In the file, too, but different: Merge keeps yours (1)"));
    expect(panel.getByText("Before")).toBeVisible();
    expect(stored()).toEqual(here);

    await user.dblClick(panel.getByRole("button", { name: "Merge" }));
    const status = screen.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent("Backup Restored 1 event and 1 message were added."));
    expect(await screen.findByRole("heading", { name: "Kept" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Here" })).toBeVisible();
    expect(JSON.parse(localStorage.getItem("calendarEvents") ?? "")).toHaveLength(2);
    expect(panel.getByLabelText("Restore a backup")).toHaveFocus();
    expect(panel.getByText(/You last downloaded or restored one on May 1, 2026/)).toBeVisible();
    expect(screen.queryByText("You have no backup yet")).not.toBeInTheDocument();

    const merged = stored();
    await choose(keptText);
    await user.click(await panel.findByRole("button", { name: "Merge" }));
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent("Everything in the file was here already."),
    );
    expect(stored()).toEqual(merged);
  });

  it("puts it in the place of everything, once that is confirmed", async () => {
    Object.assign(localStorage, here, { theme: "dark" });
    const { panel, user, choose } = await openBackup();
    await choose(keptText);
    await user.click(await panel.findByRole("button", { name: "Replace everything" }));
    await waitFor(() => expect(panel.getByRole("button", { name: "No, keep what’s here" })).toHaveFocus());
    await user.click(panel.getByRole("button", { name: "No, keep what’s here" }));
    expect(panel.getByRole("button", { name: "Replace everything" })).toHaveFocus();
    expect(stored()).toEqual({ ...here, theme: "dark" });

    await user.click(panel.getByRole("button", { name: "Replace everything" }));
    await user.click(panel.getByRole("button", { name: "Yes, replace everything" }));
    const restoredAt = { "backup:lastMadeAt": expect.any(String) };
    await waitFor(() => expect(stored()).toEqual({ ...kept, ...restoredAt, theme: "dark" }));
    expect(await screen.findByRole("heading", { name: "Kept" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Here" })).not.toBeInTheDocument();
  });

  it("does not replace what has changed since it was shown, and shows what is here now", async () => {
    Object.assign(localStorage, here);
    const site = createLocalSite();
    const { panel, user, choose } = await openBackup(site);
    await choose(keptText);
    await user.click(await panel.findByRole("button", { name: "Replace everything" }));
    const later = await addCalendarEvent(await site.ports.calendarEvents(), { title: "Later" });
    await user.click(panel.getByRole("button", { name: "Yes, replace everything" }));
    await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement());
    expect(await panel.findByText("Events: 2 here, 2 in the file, 1 new")).toBeVisible();
    expect(JSON.parse(localStorage.getItem("calendarEvents") ?? "")).toContainEqual(later);
  });

  it("refuses a file that is not a complete backup of this site with its reason, opens none that is too large, changes nothing, and takes the compressed file of a server", async () => {
    Object.assign(localStorage, here);
    const { panel } = await openBackup();
    const input = panel.getByLabelText("Restore a backup");
    const choose = (file: File | NodeFile) => fireEvent.change(input, { target: { files: [file] } });
    const whole = backupOf("2026-04-02T12:00:00.000Z", EMPTY_SNAPSHOT);
    const oneForEachReason = new Map(corruptedBackups(whole).map(({ refusal, text }) => [refusal, text]));
    expect([...oneForEachReason.keys(), "too-large", "calendar"].sort()).toEqual(Object.keys(refusalTexts).sort());
    for (const [refusal, text] of oneForEachReason) {
      choose(new File([text], "backup.json"));
      await panel.findByText(refusalTexts[refusal]);
      expect(input).toHaveAttribute("aria-invalid", "true");
      expect(panel.queryByRole("button", { name: "Merge" })).not.toBeInTheDocument();
      expect(stored()).toEqual(here);
    }
    const calendar = writePublishedCalendar({ createdAt: "2026-04-02T12:00:00.000Z", events: [aCalendarEvent()] });
    choose(new File([calendar], "calendar.json"));
    expect(await panel.findByText(/^This file is your published calendar/)).toHaveTextContent(
      "“apps/web/practice/calendar.json”",
    );
    const huge = new File([], "huge.json");
    Object.defineProperty(huge, "size", { value: 5e9 });
    const open = vi.spyOn(huge, "text");
    choose(huge);
    expect(await panel.findByText(/larger than any backup/)).toBeVisible();
    expect(open).not.toHaveBeenCalled();
    expect(stored()).toEqual(here);

    choose(new NodeFile([gzipSync(keptText)], "inner-light-2026-04-02T120000Z.json.gz"));
    expect(await panel.findByText(/^A backup from April 2, 2026 at \d+:00\s[AP]M$/)).toBeVisible();
  });

  it("can be chosen while the site still asks when the last one was made", async () => {
    const site = createLocalSite();
    (await site.ports.snapshots()).backupTimes = () => new Promise(() => {});
    const { panel } = await openBackup(site);
    expect(panel.getByLabelText("Restore a backup")).toBeEnabled();
  });
});

it.each([
  [3, 1, "3 events and 1 message were added."],
  [1, 0, "1 event was added."],
  [0, 2, "2 messages were added."],
])("what a merge has added is said in words: %d and %d", (events, messages, words) => {
  const added = (noun: Noun, count: number) => ({
    noun,
    here: 0,
    offered: count,
    added: Array.from({ length: count }, () => ({ title: "", date: "" })),
    differing: [],
  });
  expect(addedText([added("events", events), added("messages", messages), added("slides", 0)])).toBe(words);
});

it("a backup is named by the practice and by the owner's own day and time", () => {
  const name = (...local: [number, number, number, number, number]) => backupFileName(new Date(...local).getTime());
  expect(name(2026, 4, 1, 0, 5)).toBe("inner-light-backup-2026-05-01-000500.json");
  expect(name(2026, 4, 1, 23, 59)).toBe("inner-light-backup-2026-05-01-235900.json");
  expect(backupFileName(Number.NaN)).toMatch(/^inner-light-backup-19\d\d-\d\d-\d\d-\d{6}\.json$/);
  changeInTest(site, { practiceName: "Stillwater Sound & Reiki" });
  expect(name(2026, 4, 1, 0, 5)).toBe("stillwater-sound-reiki-backup-2026-05-01-000500.json");
});
