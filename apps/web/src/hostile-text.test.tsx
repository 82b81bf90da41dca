import { aCalendarEvent, aContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "./testing/open-pages.tsx";
import { renderApp } from "./testing/render-site.tsx";
import { createStoredSite } from "./testing/stored-site.ts";

const TEXTS = [
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "right to left \u202Eoverride, lone \uD800 surrogate",
  "<img src onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "</textarea></title></script><img src onerror=alert(1)>",
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '" onmouseover="alert(1)',
  "<style>:root{--hostile:1}</style>",
];

const stored = () =>
  createStoredSite({
    calendarEvents: JSON.stringify(
      TEXTS.map((text, id) => aCalendarEvent({ id, title: text, description: text, location: text })),
    ),
    contactSubmissions: JSON.stringify(
      TEXTS.map((text, id) => aContactSubmission({ id, fullName: text, address: text, phone: text, notes: text })),
    ),
    carouselImages: JSON.stringify(TEXTS.map((text, id) => ({ id: id + 1, alt: text, description: text }))),
  });

/** Finds text that the page parsed as code. The test has no Content-Security-Policy to block it. */
function harm(): string[] {
  const elements = [...document.body.querySelectorAll("*"), document.documentElement];
  const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => /^on/i.test(name)));
  const planted = [...document.body.querySelectorAll("script, style, iframe, img[src='']")].map(
    ({ tagName }) => tagName,
  );
  const links = [...document.querySelectorAll("a")].map(({ protocol }) => protocol).filter((it) => /script/.test(it));
  return [...handlers, ...planted, ...links];
}

it("visitors see text that looks like code literally", async () => {
  const { router } = await renderApp({ path: "/", ...stored() });
  const gallery = await screen.findByRole("region", { name: "Gallery" });
  await waitFor(() => expect(gallery).toHaveTextContent("<script>alert(1)</script>"));
  expect(harm()).toEqual([]);
  await router.navigate({ to: "/calendar" });
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(TEXTS.length));
  expect(screen.getByRole("heading", { name: "<script>alert(1)</script>" })).toBeVisible();
  expect(harm()).toEqual([]);
});

it("the owner sees text that looks like code literally", async () => {
  await openAdmin(stored());
  const inbox = within(await screen.findByRole("region", { name: /^Messages/ }));
  await waitFor(() => expect(inbox.getAllByRole("heading", { level: 3 })).toHaveLength(TEXTS.length));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(TEXTS.length));
  expect(harm()).toEqual([]);
});
