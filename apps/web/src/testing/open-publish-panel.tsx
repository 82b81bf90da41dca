import { type CalendarEvent, checksumOfCalendar, type PublisherAccess } from "@inner-light/core";
import { memoryPublisher } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";
import { DownloadBackup } from "../features/backup/backup-panel.tsx";
import { PublishPanel } from "../features/publishing/publish-panel.tsx";
import { useComparison } from "../features/publishing/use-publishing.ts";
import type { Backend } from "../ioc/define-backend.ts";
import { site } from "../site/site.ts";
import { OwnersLanguage } from "../ui/language/owners-language.tsx";
import { changeInTest } from "./in-test.ts";
import { circle, walk } from "./open-pages.tsx";
import { backendWith, renderIn } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";
import { fillIn } from "./typed-input.ts";

export const before = { createdAt: "2026-04-30T12:00:00.000Z", events: [circle, walk] };
export const longCircle = { ...circle, title: "Long circle" };
export const moonCircle = { ...circle, title: "Moon circle" };
const KEY = { endsOn: null };
const optionalPorts = ["publishedCalendar", "calendarPublisher"] as const;

/** The checksum that the site serves. */
export const siteFile = { checksum: "" };

/** Gives the site a repository. The site serves the previous calendar's checksum. */
export const withRepository = () => {
  siteFile.checksum = checksumOfCalendar(before);
  changeInTest(site, {
    repository: { url: "https://github.com/quiet-lane/site", name: "quiet-lane/site", branch: "main" },
  });
};

function Panel() {
  return (
    <PublishPanel comparison={useComparison()} backup={<DownloadBackup>Download a backup first</DownloadBackup>} />
  );
}

/** Renders the panel without the page around it, and waits for its data. */
export async function renderPublishPanel(backend: Backend) {
  const view = await renderIn(
    backend,
    <OwnersLanguage>
      <Panel />
    </OwnersLanguage>,
  );
  const panel = await screen.findByRole("region", { name: "Publish" });
  await waitFor(() => expect(panel).not.toHaveTextContent(/^Publish$/));
  return { ...view, panel: within(panel) };
}

/** Opens the panel with these events and a publisher. The site was built with the previous calendar. */
export async function openPublishPanel(
  events: readonly CalendarEvent[],
  key: Awaited<ReturnType<PublisherAccess["key"]>> = KEY,
  origin: readonly CalendarEvent[] = before.events,
) {
  const place = memoryPublisher(before);
  let held = key;
  const calendarPublisher = {
    ...place.open(),
    key: async () => held,
    connect: vi.fn<PublisherAccess["connect"]>(async (_, { endsOn }) => {
      held = { endsOn };
    }),
    siteChecksum: async () => siteFile.checksum,
    async forget() {
      held = null;
    },
  };
  const store = storeWith({ events, published: before, origin });
  const ports = { ...store, calendarPublisher };
  const { user, panel } = await renderPublishPanel(backendWith(ports, { optionalPorts }));
  const press = async (name: string) => user.click(await panel.findByRole("button", { name }));
  const connect = async () => {
    await user.click(panel.getByText("Connect to GitHub"));
    fillIn({ Token: "github_pat_1" });
    await press("Connect");
  };
  /** Simulates publishing from another device. */
  const elsewhere = async (...theirs: CalendarEvent[]) => {
    const other = place.open();
    const { version } = await other.read();
    await other.publish({ createdAt: "2026-04-30T18:00:00.000Z", events: theirs }, version);
  };
  const stored = () => place.history.at(-1)?.events;
  const { calendarEvents } = store;
  return { panel, user, press, connect, elsewhere, stored, place, calendarPublisher, calendarEvents };
}
