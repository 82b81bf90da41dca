import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import ICAL from "ical.js";
import type { SiteCopy } from "../build/testing/site-copy.ts";
import { addEvent, enterAdmin, eventForm, eventTitles, typeEvent } from "./admin.ts";
import { expect } from "./fixtures.ts";
import { ADMIN, buildOwnerSite, SETTINGS, test } from "./owner-site.ts";
import { publishedEvents } from "./published-events.ts";

const WORKSHOP = { title: "Breath and hands", date: "2036-02-16", time: "10:00", type: "Workshop" };
const EVENING = { title: "Quiet evening", date: "2036-02-12", time: "18:00" };
/** The workshop is before the second evening, which shares a card with the third. */
const NEW_TITLES = ["Quiet evening", "Breath and hands", "Quiet evening"];
const PUBLISHED_TITLES = publishedEvents.map(({ title }) => title);

/** What an owner publishes, as visitors see it. Part of owner-site.spec.ts, at its end: it builds that site again. */
export function describePublishing(): void {
  test("an owner publishes a series, a workshop, and what is canceled or moved, and visitors see it", async ({
    page: owner,
    browser,
    baseURL,
    ownerCopy,
    request,
  }) => {
    // It builds the site, which takes a minute on a busy machine.
    test.slow();
    const visitor = await browser.newPage({ baseURL: baseURL ?? "" });
    await visitor.clock.setFixedTime("2036-02-01T13:00:00-05:00");
    await visitor.goto("");
    await visitor.getByRole("main").getByRole("link", { name: "See the calendar" }).click();
    await expect(eventTitles(visitor)).toHaveText(PUBLISHED_TITLES.slice(0, 10));
    const before = await subscription(request);
    expect(before.map(({ uid, summary }) => [uid, summary])).toEqual(
      publishedEvents.map(({ id, title }) => [`${id}@quiet-lane.com`, title]),
    );

    await owner.clock.setFixedTime("2036-02-01T12:00:00-05:00");
    await enterAdmin(owner, ADMIN);
    await addEvent(owner, WORKSHOP);
    await owner.getByRole("button", { name: "Add New Event" }).click();
    await typeEvent(owner, EVENING);
    await eventForm(owner).getByLabel("Repeat").selectOption({ label: "Every week" });
    await eventForm(owner).getByLabel("How many").fill("3");
    await owner.getByRole("button", { name: "Add Event" }).click();
    const form = owner.getByRole("form", { name: "Edit event" });
    const save = owner.getByRole("button", { name: "Save Changes" });
    await owner.getByRole("button", { name: `Edit ${PUBLISHED_TITLES[0]}`, exact: true }).click();
    await form.getByLabel("Canceled").check();
    await save.click();
    await expect(form).toBeHidden();
    await owner.getByRole("button", { name: `Edit ${PUBLISHED_TITLES[2]}`, exact: true }).click();
    await form.getByLabel("Date").fill("2036-03-09");
    await save.click();
    await owner.getByRole("button", { name: "Only this one" }).click();
    await expect(form).toBeHidden();

    const downloading = owner.waitForEvent("download");
    await owner.getByRole("button", { name: "Download calendar.json" }).click();
    await ownerCopy.publish(await readFile(await (await downloading).path(), "utf8"));
    await ownerCopy.configure(`${SETTINGS} services: ["reikiHealing"],`);
    await buildOwnerSite(ownerCopy);
    await enterAdmin(owner, ADMIN);
    await expect(owner.getByText("Everyone sees this calendar")).toBeVisible();

    await visitor.reload();
    await expect(eventTitles(visitor)).toHaveText([...NEW_TITLES, ...PUBLISHED_TITLES].slice(0, 9));
    const events = visitor.getByRole("article");
    await expect(events.nth(3).getByText("Canceled", { exact: true })).toBeVisible();
    await expect(events.nth(5)).toContainText("Sunday, March 9, 2036 at 6:30 PM");
    await visitor.close();

    const after = await subscription(request);
    expect(after.slice(0, 4).map(({ summary, starts, status }) => [summary, starts, status])).toEqual([
      ["Quiet evening", "2036-02-12T23:00:00.000Z", null],
      ["Breath and hands", "2036-02-16T15:00:00.000Z", null],
      ["Quiet evening", "2036-02-19T23:00:00.000Z", null],
      ["Quiet evening", "2036-02-26T23:00:00.000Z", null],
    ]);
    const changed = [{ status: "CANCELLED" }, {}, { starts: "2036-03-09T22:30:00.000Z" }];
    expect(after.slice(4)).toEqual(
      before.map((event, index) => ({ ...event, sequence: expect.any(Number), ...changed[index] })),
    );
    const latestBefore = Math.max(...before.map(({ sequence }) => sequence));
    expect(Math.min(...after.map(({ sequence }) => sequence))).toBeGreaterThan(latestBefore);
    await test.step("nothing leads to the service that was left out, whose events stay", () =>
      expectWithoutAura(ownerCopy));
  });
}

async function expectWithoutAura(copy: SiteCopy): Promise<void> {
  await expect(copy.built("aura-reading.html")).rejects.toThrow("ENOENT");
  for (const file of ["index.html", "calendar.html", "contact.html", "reiki-healing.html", "404.html", "sitemap.xml"])
    expect((await copy.built(file)).match(/[^ ]*\/aura-reading[^ ]*/g)).toBeNull();
  const calendar = await copy.built("calendar.html");
  expect(calendar.match(/read about [^<]*/g)).toEqual(["read about Reiki."]);
  expect(Array.from(calendar.matchAll(/<strong>([^<]*)<\/strong>: /g), ([, name]) => name)).toEqual([
    "Reiki Healing",
    "Workshop",
    "Group Session",
  ]);
  expect((await copy.builtScripts()).match(/Reiki hands|Aura photography/)).toBeNull();
  expect(calendar.match(/<p[^>]*>Aura Reading<\/p>/g)).toHaveLength(2);
}

/** The calendar that people subscribe to, as another program reads it. */
async function subscription(request: APIRequestContext) {
  const response = await request.get("calendar.ics");
  expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, sequence, startDate } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue("status");
    return { uid, summary, sequence, starts: startDate.toJSDate().toISOString(), status };
  });
}
