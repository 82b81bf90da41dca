import { type CalendarEvent, differenceSince, readPublishedCalendar } from "@inner-light/core";
import { render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { site } from "../../site/site.ts";
import { catchDownloads } from "../../testing/catch-downloads.ts";
import { changeInTest, deviceIn } from "../../testing/in-test.ts";
import { button, circle, vigil, walk } from "../../testing/open-pages.tsx";
import { renderPublishPanel } from "../../testing/open-publish-panel.tsx";
import { backendWith } from "../../testing/render-site.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { PublishSteps } from "./connect-to-github.tsx";
import { PublishingQuestion } from "./publish-panel.tsx";

deviceIn("America/New_York");

const files = catchDownloads();
const published = { createdAt: "2026-04-30T12:00:00.000Z", events: [circle, walk] };
const longCircle = { ...circle, title: "Long circle" };

async function openPanel(records: Parameters<typeof storeWith>[0]) {
  const ports = storeWith(records);
  const { user, panel } = await renderPublishPanel(backendWith(ports));
  const differences = () =>
    panel
      .queryAllByText(/: (?:\d+ )?(new|changed|removed|different)/)
      .map((line) => line.textContent?.replace("\u00a0", " "));
  return { panel, user, differences, repository: ports.calendarEvents };
}

async function downloaded() {
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(["calendar.json"]));
  const reading = readPublishedCalendar((await files[0]?.blob.text()) ?? "");
  return "calendar" in reading ? reading.calendar.events : reading.refusal;
}

it.each([
  ["is empty", { events: [] }, /Nothing is published yet/],
  ["equals the published one", { events: [walk, circle], published }, /Everyone sees.*April 30, 2026/],
])("there is nothing to publish if the calendar %s", async (_, records, words) => {
  const { panel } = await openPanel(records);
  expect(screen.getByRole("region", { name: "Publish" })).toHaveTextContent(words);
  expect(panel.queryByRole("button")).not.toBeInTheDocument();
});

it("an unpublished calendar is visible only in this browser", async () => {
  const { panel } = await openPanel({ events: [circle] });
  expect(panel.getByText("Nothing is published yet")).toBeVisible();
  expect(panel.getByText(/^Only this browser shows your events until you publish/)).toBeVisible();
  expect(panel.getByRole("button", { name: "Download calendar.json" })).toBeVisible();
  expect(panel.getByText(/Press “Commit changes.”/)).toBeVisible();
});

describe("a calendar that differs from the published one", () => {
  const origin = published.events;
  const changed = { origin, published: { ...published, events: [circle, vigil] } };

  it("lists new, changed, and removed events", async () => {
    const { panel, differences, repository } = await openPanel({ events: [longCircle, vigil], published, origin });
    expect(panel.getByText("1 new here, 1 changed here, 1 removed here")).toBeVisible();
    expect(panel.getByText(/Compared with the calendar that was published on/)).toHaveTextContent("April 30, 2026");
    expect(differences()).toEqual([
      "Vigil, Wednesday, April 1, 2026: new here",
      "Long circle, Monday, June 1, 2026: changed here",
      "Walk, Wednesday, July 1, 2026: removed here",
    ]);
    expect(screen.queryByRole("button", { name: /^Bring/ })).not.toBeInTheDocument();

    await repository.remove([vigil.id]);
    expect(await panel.findByText("1 changed here, 1 removed here")).toBeVisible();
  });

  const dates = ["2026-08-04", "2026-08-05", "2026-08-06"] as const;
  const series = dates.map((date, index) => ({ ...vigil, id: 10 + index, date, series: 7 }));

  it("lists the dates of a series on one line", async () => {
    const { differences } = await openPanel({ events: [...origin, ...series], published, origin });
    expect(differences()).toEqual(["Vigil, 3 dates from Tuesday, August 4, 2026: new here"]);
  });

  it("counts the different changes of a series", async () => {
    const stored = [...origin, ...series.slice(1)];
    const records = { events: [...series.slice(0, 1), ...origin], origin: stored };
    const { differences } = await openPanel({ ...records, published: { ...published, events: stored } });
    expect(differences()).toEqual(["Vigil, 3 dates from Tuesday, August 4, 2026: 1 new here, 2 removed here"]);
  });

  it("distinguishes remote changes from local ones", async () => {
    const { panel, user, differences, repository } = await openPanel({ events: [longCircle, walk], ...changed });
    expect(panel.getByText("1 new elsewhere, 1 changed here, 1 removed elsewhere")).toBeVisible();
    expect(differences()).toEqual([
      "Vigil, Wednesday, April 1, 2026: new elsewhere",
      "Long circle, Monday, June 1, 2026: changed here",
      "Walk, Wednesday, July 1, 2026: removed elsewhere",
    ]);
    await user.dblClick(button("Download calendar.json"));
    expect(await panel.findByText("1 changed here")).toBeVisible();
    expect(panel.getByRole("heading", { name: "Publish" })).toHaveFocus();
    expect(await repository.list()).toEqual([longCircle, vigil]);
    expect(await downloaded()).toEqual([longCircle, vigil]);
    await repository.remove([vigil.id]);
    expect(await panel.findByText("1 removed here, 1 changed here")).toBeVisible();
  });

  it("can adopt changes from another device", async () => {
    const { panel, user, repository } = await openPanel({ events: [circle, walk], ...changed });
    expect(panel.queryByText(/Press “Commit changes.”/)).not.toBeInTheDocument();
    await user.click(button("Bring that here"));
    expect(await panel.findByText("Everyone sees this calendar")).toBeVisible();
    expect(await repository.list()).toEqual([circle, vigil]);
    expect(files).toHaveLength(0);
  });

  it("can be replaced with the published one after a confirmation", async () => {
    const { panel, user, repository } = await openPanel({ events: [longCircle, vigil], published, origin });
    await user.click(button("Start from the published calendar"));
    expect(panel.getByText(/different in this browser: 1 new here, 1 changed here, 1 removed here\./)).toBeVisible();
    await user.click(button("Download a backup first"));
    await waitFor(() =>
      expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^inner-light-backup-2026-05-01-/)]),
    );
    await user.click(button("No, keep what’s here"));
    expect(button("Start from the published calendar")).toHaveFocus();
    expect(await repository.list()).toEqual([longCircle, vigil]);

    await user.click(button("Start from the published calendar"));
    await user.click(button("Yes, start from it"));
    expect(await panel.findByText("Everyone sees this calendar")).toBeVisible();
    expect(panel.getByRole("heading", { name: "Publish" })).toHaveFocus();
    expect(await repository.list()).toEqual(published.events);
  });
});

describe("the steps for uploading a calendar", () => {
  it("link to the upload page of a known repository", () => {
    changeInTest(site, {
      repository: { url: "https://github.com/quiet-lane/site", name: "quiet-lane/site", branch: "live" },
    });
    render(<PublishSteps />);
    expect(screen.getByRole("link", { name: "the upload page of your site" })).toHaveAttribute(
      "href",
      "https://github.com/quiet-lane/site/upload/live/apps/web/practice",
    );
  });

  it("name the folder if there is no known repository", () => {
    render(<PublishSteps />);
    expect(screen.getByText(/open the folder “apps\/web\/practice”/)).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

const moved = { ...circle, location: "The barn" };
const renamed = { ...circle, title: "Moon circle" };
const inSeries = (series: number) => ({ ...circle, series });

describe("the choice between two versions of an event", () => {
  it.each<[string, mine: CalendarEvent[], published: CalendarEvent[], theirs: string, ours: string]>([
    [
      "different fields",
      [moved],
      [renamed],
      "Keeps the title “Moon circle” and the location “The orchard”.",
      "Keeps the title “Circle” and the location “The barn”.",
    ],
    ["an event removed here", [], [moved], "Brings the event back.", "Removes the event."],
    ["a field that no form shows", [inSeries(1)], [inSeries(2)], "Drops the other change.", "Drops the other change."],
  ])("describes what each answer keeps: %s", (_, mine, published, theirs, ours) => {
    for (const change of differenceSince([circle], published, mine)) render(<PublishingQuestion change={change} />);
    expect(screen.getByLabelText("Keep the other device’s")).toHaveAccessibleDescription(theirs);
    expect(screen.getByLabelText("Keep this device’s")).toHaveAccessibleDescription(ours);
  });
});
