import { aCalendarEvent } from "@inner-light/core/testing";
import { listen } from "@inner-light/site-server";
import { createServer } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";
import { web } from "./paths.mjs";

it("the shared site is developed beside its server: the API answers, and an event has its page", async () => {
  const event = aCalendarEvent({ id: 7, title: "Moon circle", date: "2099-05-01" });
  const shared = await listen((request, response) => {
    response.end(request.url?.startsWith("/api/events/upcoming?") ? JSON.stringify([event]) : `shared ${request.url}`);
  });
  onTestFinished(() => shared.close());
  vi.stubEnv("STORAGE", "shared");
  vi.stubEnv("SHARED_SITE", shared.address);
  onTestFinished(() => void vi.unstubAllEnvs());
  const dev = await createServer({
    root: web,
    logLevel: "silent",
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(() => dev.close());
  await dev.listen();
  const read = async (path: string) => (await fetch(new URL(path, dev.resolvedUrls?.local[0]))).text();
  for (const path of ["/api/health", "/calendar.ics", "/events/7.ics"]) expect(await read(path)).toBe(`shared ${path}`);
  expect(await read("/events/7/")).toMatch(/<h1[^>]*>Moon circle<.*src="\/src\/event-page-script\.ts"/s);
  expect(await read("/events/8/")).not.toContain("<h1");
}, 60_000);
