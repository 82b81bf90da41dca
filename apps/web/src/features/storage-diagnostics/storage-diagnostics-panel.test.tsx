import { aCalendarEvent, aCalendarEventDraft } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { catchDownloads } from "../../testing/catch-downloads.ts";
import { deviceIn } from "../../testing/in-test.ts";
import { openAdmin } from "../../testing/open-pages.tsx";
import { createLocalSite } from "../../testing/stored-site.ts";

deviceIn("America/New_York");

const files = catchDownloads();

const TITLE = "Some of what is kept couldn’t be read";

async function openTroubled() {
  const { ports, backend } = createLocalSite();
  const { user } = await openAdmin({ ports, backend });
  return { user, events: await ports.calendarEvents() };
}

describe("the notice of unreadable data", () => {
  it("counts unreadable records", async () => {
    const stored = JSON.stringify([
      { id: 1, title: "Good", date: "2026-06-01", time: "10:00", type: "workshop" },
      { id: 2, title: "Bad", date: "2026-02-30", time: "10:00", type: "workshop" },
      { id: 3, title: "Worse", date: "2026-06-01", time: "24:00", type: "workshop" },
    ]);
    localStorage.setItem("calendarEvents", stored);
    localStorage.setItem("contactSubmissions", "[{");
    localStorage.setItem("carouselImages", '[{"id":1');
    const { user } = await openTroubled();
    await screen.findByText(TITLE);
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toContain("Events: 2 records could not be read (date, time).");
    expect(items).toContain("Messages: the whole list is damaged.");
    expect(items).toContain("Gallery slides: the whole list is damaged.");
    expect(screen.getByText(/Nothing was deleted/)).toBeVisible();
    expect(within(await screen.findByRole("article")).getByRole("heading")).toHaveTextContent("Good");

    await user.dblClick(screen.getByRole("button", { name: "Download everything as it is stored" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse((await files[0]?.blob.text()) ?? "")).toEqual({
      calendarEvents: stored,
      contactSubmissions: "[{",
      carouselImages: '[{"id":1',
    });
  });

  it("says that a newer version of the site wrote the events", async () => {
    localStorage.setItem("calendarEvents", JSON.stringify([aCalendarEvent({ title: "From tomorrow" })]));
    localStorage.setItem("calendarEvents:version", "2");
    await openTroubled();
    expect(await screen.findByText(/^Events: a newer version of this site wrote them/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "From tomorrow" })).toBeVisible();
  });

  it("stays visible after the damaged data is copied", async () => {
    localStorage.setItem("calendarEvents", "[{");
    const { events } = await openTroubled();
    await screen.findByText("Events: the whole list is damaged.");
    expect(screen.getByText(/The events saved here can’t be read/)).toBeVisible();
    expect(screen.queryByText("No Events Yet")).not.toBeInTheDocument();

    await events.add([aCalendarEventDraft()]);
    expect(await screen.findByText("Events: 1 text that could not be read is set aside.")).toBeVisible();
    expect(screen.queryByText("Events: the whole list is damaged.")).not.toBeInTheDocument();
    expect(screen.getByText(TITLE)).toBeVisible();
  });
});
