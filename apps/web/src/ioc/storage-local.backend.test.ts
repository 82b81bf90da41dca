import { FixedClock } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { createServices } from "./create-services.ts";
import { CALENDAR_PUBLISHER, DIAGNOSTICS, ERASE_OWN_MESSAGES, SNAPSHOTS } from "./service-tokens.ts";
import { storageLocalBackend, withPublisher } from "./storage-local.backend.ts";

const KEPT = JSON.stringify({ secret: "github_pat_kept", endsOn: null });

async function openBrowser() {
  localStorage.setItem("publisher:key", KEPT);
  const { resolve } = createServices(withPublisher(storageLocalBackend), new FixedClock(), () => {});
  return resolve;
}

it("the key that a browser keeps is in no backup and in no report of what is damaged", async () => {
  const resolve = await openBrowser();
  localStorage.setItem("calendarEvents", "[{");
  const [snapshots, diagnostics] = await Promise.all([resolve(SNAPSHOTS), resolve(DIAGNOSTICS)]);
  for (const text of [JSON.stringify(await snapshots.read()), await diagnostics.exportRaw()]) {
    expect(text).toContain("[{");
    expect(text).not.toContain("github_pat");
  }
});

it("a visitor who erases their messages erases the owner's key, too, for every open tab", async () => {
  const resolve = await openBrowser();
  const access = await resolve(CALENDAR_PUBLISHER);
  expect(await access.key()).toEqual({ endsOn: null });
  await (await resolve(ERASE_OWN_MESSAGES)).run();
  expect(localStorage.getItem("publisher:key")).toBeNull();
  expect(await access.key()).toBeNull();
});

it("a key that is forgotten is gone from the browser", async () => {
  const access = await (await openBrowser())(CALENDAR_PUBLISHER);
  await access.forget();
  expect({ ...localStorage }).toEqual({});
});
