import { File as NodeFile } from "node:buffer";
import { gzipSync } from "node:zlib";
import {
  backupFileLines,
  EMPTY_SNAPSHOT,
  isoTimestampOf,
  type Snapshot,
  writePublishedCalendar,
} from "@inner-light/core";
import { aCalendarEvent, aContactSubmission, addCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { site } from "../../site/site.ts";
import { catchDownloads } from "../../testing/catch-downloads.ts";
import { changeInTest, deviceIn } from "../../testing/in-test.ts";
import { openAdmin } from "../../testing/open-pages.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { createLocalSite } from "../../testing/stored-site.ts";
import { backupFileName } from "./backup-panel.tsx";

deviceIn("America/New_York");

const files = catchDownloads();

async function openBackup(site: Parameters<typeof openAdmin>[0] & { clock: FixedClock } = createLocalSite()) {
  const { user } = await openAdmin(site);
  const panel = within(await screen.findByRole("region", { name: "Backup" }));
  const choose = (text: string) => user.upload(panel.getByLabelText("Restore a backup"), new File([text], "a.json"));
  return { panel, user, choose, clock: site.clock };
}

const stored = () => ({ ...localStorage });
const here = { calendarEvents: JSON.stringify([aCalendarEvent({ id: 1, title: "Here" })]) };
const kept = {
  calendarEvents: JSON.stringify(["Before", "Kept"].map((title, index) => aCalendarEvent({ id: index + 1, title }))),
  contactSubmissions: JSON.stringify([aContactSubmission(), "[{"]),
  carouselImages: JSON.stringify(["damaged"]),
};
const recordsOf = (list: string) => JSON.parse(list).map((value: unknown) => ({ value }));
const backupOf = (createdAt: string, snapshot: Snapshot) => [...backupFileLines(createdAt, snapshot)].join("");
const keptText = backupOf("2026-04-02T12:00:00.000Z", {
  ...EMPTY_SNAPSHOT,
  events: recordsOf(kept.calendarEvents),
  messages: recordsOf(kept.contactSubmissions),
  slides: recordsOf(kept.carouselImages),
});

describe("the backup panel", () => {
  it("does not remind the owner while there is nothing to back up", async () => {
    const { panel } = await openBackup();
    expect(screen.queryByText("You have no backup yet")).not.toBeInTheDocument();
    const { id } = panel.getByRole("heading", { name: "Backup" });
    expect(await screen.findByRole("link", { name: "Or restore a backup." })).toHaveAttribute("href", `#${id}`);
    expect(stored()).toEqual({});
  });

  it("reminds the owner until they make a backup", async () => {
    Object.assign(localStorage, here);
    const { panel, user, clock } = await openBackup();
    expect(screen.getByText("You have no backup yet")).toBeVisible();
    expect(screen.getByText(/Browsers may erase what a site keeps/)).toBeVisible();
    expect(stored()).toEqual(here);

    await user.dblClick(screen.getByRole("button", { name: "Make a backup now" }));
    expect(await panel.findByText(/You last downloaded or restored one on May 1, 2026/)).toBeVisible();
    expect(screen.queryByText("You have no backup yet")).not.toBeInTheDocument();
    expect(files).toHaveLength(1);
    expect(screen.getByRole("status")).toHaveTextContent(/^Backup Downloaded Look for .*\.json in your downloads\.$/);
    const createdAt = isoTimestampOf(clock.now());
    const events = [{ value: aCalendarEvent({ id: 1, title: "Here" }) }];
    const snapshot = { ...EMPTY_SNAPSHOT, events };
    expect(await files[0]?.blob.text()).toBe(backupOf(createdAt, snapshot));
    expect(stored()).toEqual({ ...here, "backup:lastMadeAt": JSON.stringify(createdAt) });
  });

  it("asks for a backup even if the server makes one every day", async () => {
    Object.assign(localStorage, here);
    const site = createLocalSite();
    const times = { lastBackupAt: null, automaticBackupAt: site.clock.now() };
    (await site.ports.snapshots()).backupTimes = async () => times;
    await openBackup(site);
    expect(screen.getByText("You have no backup of your own yet")).toBeVisible();
    expect(
      screen.getAllByText(/The server makes one by itself every day; the newest is from May 1, 2026\./),
    ).toHaveLength(2);
  });

  it("does not remind the owner of events that are already published", async () => {
    const published = { createdAt: "2026-04-30T12:00:00.000Z", events: [aCalendarEvent()] };
    const { user } = await openBackup({ clock: new FixedClock(), ports: storeWith({ published }) });
    await screen.findByText("Everyone sees this calendar");
    expect(screen.queryByText("You have no backup yet")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Download a backup" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.blob.text()).toContain(aCalendarEvent().title);
  });

  it("previews a file before merging it", async () => {
    Object.assign(localStorage, here);
    const { panel, user, choose } = await openBackup();
    await choose(keptText);
    expect(await panel.findByText(/^A backup from April 2, 2026 at \d+:00\s[AP]M$/)).toBeVisible();
    const lines = panel.getAllByRole("listitem").map((line) => line.textContent);
    expect(lines.slice(0, 3)).toEqual([
      "Events: 1 here, 2 in the file, 1 new",
      "Messages: 0 here, 2 in the file, 2 new",
      "Gallery slides: 0 here, 1 in the file, 1 new",
    ]);
    await user.click(panel.getByText("What a merge adds (4)"));
    expect(panel.getByText("Kept").parentElement).toHaveTextContent("Kept, Thursday, May 14, 2026");
    expect(panel.getByText("Alma Reyes")).toBeVisible();
    await user.click(panel.getByText("In the file, too, but different: Merge keeps yours (1)"));
    expect(panel.getByText("Before")).toBeVisible();
    expect(stored()).toEqual(here);

    await user.dblClick(panel.getByRole("button", { name: "Merge" }));
    const status = screen.getByRole("status");
    await waitFor(() =>
      expect(status).toHaveTextContent("Backup Restored 1 event, 2 messages, and 1 gallery slide were added."),
    );
    expect(await screen.findByRole("heading", { name: "Kept" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Here" })).toBeVisible();
    expect(JSON.parse(localStorage.getItem("calendarEvents") ?? "")).toHaveLength(2);
    expect(panel.getByLabelText("Restore a backup")).toHaveFocus();
    expect(panel.getByText(/You last downloaded or restored one on May 1, 2026/)).toBeVisible();
    expect(screen.queryByText("You have no backup yet")).not.toBeInTheDocument();

    await choose(keptText);
    await user.click(await panel.findByRole("button", { name: "Merge" }));
    await waitFor(() => expect(status).toHaveTextContent("Everything in the file was here already."));
  });

  it("asks before it replaces everything", async () => {
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

  it("does not replace data that changed after the preview", async () => {
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

  it("explains why it rejects a file", async () => {
    Object.assign(localStorage, here);
    const { panel } = await openBackup();
    const input = panel.getByLabelText("Restore a backup");
    const choose = (file: File | NodeFile) => fireEvent.change(input, { target: { files: [file] } });
    const calendar = writePublishedCalendar({ createdAt: "2026-04-02T12:00:00.000Z", events: [aCalendarEvent()] });
    for (const [content, refusal] of [
      [keptText.replace("Kept", "Lost"), /^This backup is damaged: .*Please use another copy\.$/],
      ["Kept", /^This file is not a backup/],
      [Buffer.concat([gzipSync(keptText), Buffer.alloc(2)]), /^This backup is damaged/],
      [calendar, /^This file is your published calendar.*“apps\/web\/practice\/calendar\.json”/],
      // Some gzip files unpack to themselves forever.
      [gzipSync(gzipSync(gzipSync(keptText))), /^This file is not a backup/],
    ] as const) {
      choose(new NodeFile([content], "backup.json"));
      expect(await panel.findByText(refusal)).toBeVisible();
    }
    expect(input).toHaveAttribute("aria-invalid", "true");
    expect(panel.queryByRole("button", { name: "Merge" })).not.toBeInTheDocument();
    const large = new File([], "large.json");
    Object.defineProperty(large, "size", { value: 50_000_001 });
    const open = vi.spyOn(large, "arrayBuffer");
    choose(large);
    expect(await panel.findByText(/larger than 50 MB/)).toHaveTextContent("your server’s “restore” command takes it");
    expect(open).not.toHaveBeenCalled();
    expect(stored()).toEqual(here);
  });

  const utf16 = Buffer.from(`\uFEFF${keptText}`, "utf16le");

  it.each([
    ["backup.json", "compressed", gzipSync(keptText)],
    ["backup.json", "UTF-16, as saved by Notepad", utf16],
    ["backup.txt", "big-endian UTF-16", Buffer.from(utf16).swap16()],
    ["backup (1).json.gz", "compressed again by a host", gzipSync(gzipSync(keptText))],
    ["backup.json.gz.txt", "compressed UTF-16", gzipSync(utf16)],
    ["backup", "compressed, with a byte order mark", gzipSync(`\uFEFF${keptText}`)],
    ["backup.json.gz", "unpacked, with a byte order mark", `\uFEFF${keptText}`],
  ])("reads a file regardless of its name: %s, %s", async (name, _, content) => {
    const { panel } = await openBackup();
    const input = panel.getByLabelText("Restore a backup");
    expect(input).not.toHaveAttribute("accept");
    fireEvent.change(input, { target: { files: [new NodeFile([content], name)] } });
    expect(await panel.findByText(/^A backup from April 2, 2026 at \d+:00\s[AP]M$/)).toBeVisible();
  });

  it("shows progress during a long backup", async () => {
    const site = createLocalSite();
    const snapshots = await site.ports.snapshots();
    const { panel, user } = await openBackup(site);
    const here = await snapshots.read();
    let arrive = () => {};
    snapshots.read = () =>
      new Promise((resolve) => {
        arrive = () => resolve(here);
      });
    await user.click(panel.getByRole("button", { name: "Download a backup" }));
    const progress = await panel.findByRole("progressbar", { name: /^Your backup is on its way/ }, { timeout: 5_000 });
    expect(progress).not.toHaveAttribute("value");
    arrive();
    await waitFor(() => expect(panel.queryByRole("progressbar")).not.toBeInTheDocument());
    expect(files).toHaveLength(1);
  });

  it("warns if a backup is too large to restore here", async () => {
    const { panel, user } = await openBackup();
    const size = vi.spyOn(Blob.prototype, "size", "get").mockReturnValue(50_000_001);
    onTestFinished(() => size.mockRestore());
    await user.click(panel.getByRole("button", { name: "Download a backup" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/larger than 50 MB.*“restore” command/));
    expect(files).toHaveLength(1);
  });

  it("can restore a file before the last backup's date has loaded", async () => {
    const site = createLocalSite();
    (await site.ports.snapshots()).backupTimes = () => new Promise(() => {});
    const { panel } = await openBackup(site);
    expect(panel.getByLabelText("Restore a backup")).toBeEnabled();
  });
});

it("a backup's file name contains the practice's name and the local time", () => {
  const name = (...local: [number, number, number, number, number]) => backupFileName(new Date(...local).getTime());
  expect(name(2026, 4, 1, 0, 5)).toBe("inner-light-backup-2026-05-01-000500.json");
  changeInTest(site, { practiceName: "Stillwater Sound & Reiki" });
  expect(name(2026, 4, 1, 23, 59)).toBe("stillwater-sound-reiki-backup-2026-05-01-235900.json");
});
