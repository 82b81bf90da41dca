import { expect, test } from "./browser-test.ts";
import { enterAdmin } from "./owner-page.ts";

/** What a person may type is never taken for code, even without the policy that would stop it. */

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

const events = TEXTS.map((text, index) => ({
  id: index + 1,
  title: text,
  description: text,
  location: text,
  date: "2031-05-02",
  time: "18:00",
}));
const messages = TEXTS.map((text, index) => ({
  id: index + 1,
  fullName: text,
  address: text,
  phone: text,
  email: "ada@example.com",
  notes: text,
  timestamp: "2026-05-01T12:00:00.000Z",
}));
const slides = TEXTS.map((text, index) => ({ id: index + 1, alt: text, description: text }));

test.use({ bypassCSP: true });

test("texts in the storage that look like code are shown as they are, and do nothing", async ({ page, storage }) => {
  await page.addInitScript(() => Object.assign(window, { alert: () => Object.assign(window, { harmed: true }) }));
  await storage.leave({ events, messages, slides });
  await page.goto("/");
  const gallery = page.getByRole("region", { name: "Gallery" });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery).toContainText("<script>alert(1)</script>");
  expect(await page.evaluate(harm), "/").toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("article")).toHaveCount(events.length);
  expect(await page.evaluate(harm), "/calendar").toEqual([]);
  await enterAdmin(page);
  await expect(page.getByRole("article")).toHaveCount(events.length);
  await expect(page.getByText('" onmouseover="alert(1)').first()).toBeVisible();
  expect(await page.evaluate(harm), "/admin").toEqual([]);
});

/** Traces of texts that the open page took for code. Runs in the page. */
function harm(): string[] {
  const handlers = [...document.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().filter((name) => /^on/i.test(name)),
  );
  const addresses = [...document.querySelectorAll("a")].map((link) => link.protocol).filter((it) => /script/.test(it));
  const isStyled = getComputedStyle(document.documentElement).getPropertyValue("--hostile") !== "";
  return [...handlers, ...addresses, ...(isStyled ? ["style"] : []), ...("harmed" in window ? ["script"] : [])];
}
