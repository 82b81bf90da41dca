import * as core from "@inner-light/core";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { catchDownloads } from "../../testing/catch-downloads.ts";
import { deviceIn } from "../../testing/in-test.ts";
import { circle, vigil, walk } from "../../testing/open-pages.tsx";
import {
  before,
  longCircle,
  moonCircle,
  openPublishPanel,
  siteFile,
  withRepository,
} from "../../testing/open-publish-panel.tsx";

deviceIn("America/New_York");

catchDownloads();

beforeEach(withRepository);

describe("publishing with one click", () => {
  it("uses the stored calendar as the list's origin if the two are equal", async () => {
    const { panel, elsewhere } = await openPublishPanel([longCircle, walk]);
    await elsewhere(longCircle, walk);
    window.dispatchEvent(new Event("visibilitychange"));
    expect(await panel.findByText(/^Published on /)).toBeVisible();
    await elsewhere(moonCircle, walk);
    window.dispatchEvent(new Event("visibilitychange"));
    expect(await panel.findByText(/: changed elsewhere$/)).toBeVisible();
  });

  it("reports when everyone can see the calendar", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: false });
    const { panel, press, stored, place } = await openPublishPanel([longCircle, walk]);
    await press("Publish");
    expect(await panel.findByText(/^Published at /)).toBeVisible();
    const changes = panel.getByRole("link", { name: "the list of your site’s changes" });
    expect(changes).toHaveAttribute("href", "https://github.com/quiet-lane/site/commits/main");
    expect(panel.getByRole("heading", { name: "Publish" })).toHaveFocus();
    expect(stored()).toEqual([longCircle, walk]);
    const [, calendar] = place.history;
    siteFile.checksum = calendar ? core.checksumOfCalendar(calendar) : "";
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect(await panel.findByText("Everyone sees this calendar")).toBeVisible();
  });

  it("polls the site for half an hour at most", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: false });
    const { panel, press, calendarPublisher } = await openPublishPanel([longCircle, walk]);
    const ask = vi.spyOn(calendarPublisher, "siteChecksum");
    await press("Publish");
    await panel.findByText(/^Published at /);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    vi.useRealTimers();
    expect(ask).toHaveBeenCalledTimes(120);
  });

  it("publishes once on a double click", async () => {
    const { panel, place } = await openPublishPanel([longCircle, walk]);
    const { form } = await panel.findByRole<HTMLButtonElement>("button", { name: "Publish" });
    for (const _ of [1, 2])
      fireEvent.submit(form ?? document.body, { submitter: screen.getByRole("button", { name: "Publish" }) });
    expect(await panel.findByText(/^Published at /)).toBeVisible();
    expect(panel.queryByRole("alert")).not.toBeInTheDocument();
    expect(place.history).toHaveLength(2);
  });

  it("shows what another device has published in the meantime", async () => {
    const { panel, press, elsewhere, stored, calendarEvents } = await openPublishPanel([longCircle, walk]);
    await elsewhere(circle, vigil);
    await press("Publish");
    expect(await panel.findByText("Something Else Was Published")).toBeVisible();
    expect(panel.getByText(/: new elsewhere$/)).toHaveTextContent(/^Vigil, /);
    expect(stored()).toEqual([circle, vigil]);
    await press("Publish");
    await waitFor(() => expect(stored()).toEqual([longCircle, vigil]));
    expect(await calendarEvents.list()).toEqual([longCircle, vigil]);
  });

  it("asks which version to keep if both devices changed an event", async () => {
    const { panel, user, press, elsewhere, stored, place } = await openPublishPanel([longCircle, walk]);
    await elsewhere(moonCircle, walk);
    await press("Publish");
    await panel.findByText("Something Else Was Published");
    const name = /^“Long circle”, Monday, June.1, 2026: which version do you want\?$/;
    expect(panel.getByRole("group", { name })).toBeVisible();
    await press("Publish");
    expect(place.history).toHaveLength(2);
    await user.click(panel.getByLabelText("Keep the other device’s"));
    await press("Publish");
    expect(await panel.findByText(/^Published (at|on) /)).toBeVisible();
    expect(stored()).toEqual([moonCircle, walk]);
  });

  it("reports a revoked token until the owner removes it", async () => {
    const { panel, press, place, calendarPublisher } = await openPublishPanel([longCircle, walk]);
    vi.spyOn(calendarPublisher, "publish").mockRejectedValue(new core.UnauthorizedError("The token is not valid"));
    await press("Publish");
    expect(await panel.findByText("GitHub Doesn’t Accept This Token")).toBeVisible();
    expect(place.history).toHaveLength(1);
    await press("Forget the token");
    await waitFor(() => expect(panel.queryByText("GitHub Doesn’t Accept This Token")).not.toBeInTheDocument());
  });

  it("explains why the published calendar cannot be read", async () => {
    const { panel, press, connect, calendarPublisher, calendarEvents } = await openPublishPanel([walk], null, [walk]);
    const down = new core.UnavailableError("The line is down");
    const read = vi.spyOn(calendarPublisher, "read").mockRejectedValueOnce(down);
    await connect();
    expect(await panel.findByText("GitHub Could Not Be Reached")).toBeVisible();
    await press("Bring that here");
    await waitFor(async () => expect(await calendarEvents.list()).toEqual([circle, walk]));
    expect(await panel.findByText("Everyone sees this calendar")).toBeVisible();
    expect(panel.getByText("GitHub Could Not Be Reached")).toBeVisible();
    await press("Try again");
    await waitFor(() => expect(panel.queryByText("GitHub Could Not Be Reached")).not.toBeInTheDocument());
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("ignores a read that began before publishing", async () => {
    const { panel, press, place, calendarPublisher } = await openPublishPanel([longCircle, walk]);
    await panel.findByRole("button", { name: "Publish" });
    let answer = (_: core.StoredCalendar) => {};
    const late = new Promise<core.StoredCalendar>((resolve) => {
      answer = resolve;
    });
    const read = vi.spyOn(calendarPublisher, "read").mockReturnValueOnce(late);
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    await press("Publish");
    await panel.findByText(/^Published at /);
    answer({ calendar: before, version: "1" });
    await expect(panel.findByRole("button", { name: "Bring that here" }, { timeout: 50 })).rejects.toThrow();
    expect(place.history).toHaveLength(2);
  });

  it("replaces an unreadable published calendar", async () => {
    const { panel, press, calendarPublisher, connect, stored } = await openPublishPanel([longCircle, walk], null);
    vi.spyOn(calendarPublisher, "read").mockResolvedValue({ calendar: null, version: "1" });
    await connect();
    expect(await panel.findByText("The published calendar can’t be read")).toBeVisible();
    await press("Publish");
    await waitFor(() => expect(stored()).toEqual([longCircle, walk]));
  });
});
