import { expect, it } from "vitest";
import { renderApp } from "./render-app.tsx";
import { renderSite } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";

it("a test that replaces one port fails, because the feed still belongs to another store", async () => {
  const ports = { ...storeWith(), calendarEvents: storeWith().calendarEvents };
  const message = '"calendarEvents" is not of the store whose feed "changes" is';
  await expect(renderApp({ path: "/calendar", ports })).rejects.toThrow(message);
  await expect(renderSite(ports)).rejects.toThrow(message);
});
