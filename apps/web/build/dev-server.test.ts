import { hostname } from "node:os";
import { aCalendarEvent } from "@inner-light/core/testing";
import { listen } from "@inner-light/site-server";
import { expect, it, onTestFinished, vi } from "vitest";
import { SiteCopy } from "./testing/site-copy.ts";

/** The site of a practice that shares its storage, in development beside its server. */
it("pnpm dev shows what the API answers, the page of an event, the owner's icon and pictures, and no other file", async () => {
  const event = aCalendarEvent({ id: 7, title: "Moon circle", date: "2099-05-01" });
  const shared = await listen((request, response) => {
    response.end(request.url?.startsWith("/api/events/upcoming?") ? JSON.stringify([event]) : `shared ${request.url}`);
  });
  onTestFinished(() => shared.close());
  vi.stubEnv("DEFAULT_SITE", undefined);
  vi.stubEnv("STORAGE", "shared");
  vi.stubEnv("SHARED_SITE", shared.address);
  onTestFinished(() => void vi.unstubAllEnvs());
  const copy = await SiteCopy.create();
  onTestFinished(() => copy.remove());
  await copy.configure("");
  await copy.give("icon.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path id="mine"/></svg>');
  await copy.give("pictures/room.svg", "<svg>A room</svg>");
  const dev = await copy.sources({ port: 0 });
  onTestFinished(() => dev.close());
  await dev.listen();
  const answer = (path: string) => fetch(new URL(path, dev.resolvedUrls?.local[0]));
  const read = async (path: string) => (await answer(path)).text();

  for (const path of ["/api/health", "/calendar.ics", "/events/7.ics"]) expect(await read(path)).toBe(`shared ${path}`);
  expect(await read("/events/7/")).toMatch(/<h1[^>]*>Moon circle<.*src="\/src\/event-page-script\.ts"/s);
  expect(await read("/events/8/")).not.toContain("<h1");

  const picture = await answer("/pictures/room.svg");
  expect([await picture.text(), picture.headers.get("content-type")]).toEqual(["<svg>A room</svg>", "image/svg+xml"]);
  expect(await read("/src/components/layout/header.tsx")).toContain("practice/icon.svg");
  for (const path of ["/pictures/none.svg", "/pictures/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/hostname"])
    expect(await read(path)).not.toContain(hostname());
});
