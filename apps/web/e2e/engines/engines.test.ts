import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { readAdminPassword } from "../../build/admin-password.ts";
import { everyPage } from "../routes.ts";
import type { Browser, Tab } from "./browser.ts";
import { firefox } from "./firefox.ts";
import { serveRecordedSite } from "./recorded-site.ts";
import { webkit } from "./webkit.ts";

/** User stories in Debian's builds of Firefox and WebKit. */

const MESSAGE = { fullName: "Ada Lovelace", address: "12 Quiet Lane", phone: "555 123 4567", email: "ada@example.com" };

const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
const link = (name: string) => `//nav//a[normalize-space()="${name}"]`;
const field = (name: string) => `//form//*[@name="${name}"]`;

const site = await serveRecordedSite();
afterAll(() => site.close());

describe.each([firefox, webkit])("$name", (engine) => {
  let browser: Browser;
  let tab: Tab;

  beforeEach(async ({ skip }) => {
    if (!engine.isInstalled) skip("it is not installed here (CONTRIBUTING.md, Tests)");
    browser = await engine.start();
    tab = await browser.newTab();
    return () => browser.close();
  });
  afterEach(async () => {
    if (engine.isInstalled) expect(await tab.evaluate(`JSON.parse(window.name || "[]")`)).toEqual([]);
  });

  test("every page opens", async () => {
    for (const { path } of everyPage) {
      await open(path);
      await expect
        .poll(() => tab.evaluate(`document.querySelector("h1").checkVisibility()`), { message: path })
        .toBe(true);
    }
    await open("/nowhere");
    await see("This page was not found");
  });

  test("the menu leads to another page", async () => {
    await open("/");
    await tab.resize(500);
    await tab.click(button("Menu"));
    await expect.poll(openMenus).toBe(1);
    await tab.click(link("Calendar"));
    await see("No Upcoming Events");
    await expect.poll(openMenus).toBe(0);
  });

  test("the gallery wraps around in both directions", async () => {
    await open("/");
    await tab.click(button("Next slide"));
    await see("2 of 12");
    await tab.click(button("Previous slide"));
    await tab.click(button("Previous slide"));
    await see("12 of 12");
  });

  test("a visitor corrects and sends a message", async () => {
    await open("/contact");
    await tab.click(button("Send Message"));
    for (const text of ["Full name is required", "Email is required", "Please Complete Required Fields"])
      await see(text);
    for (const [name, text] of Object.entries(MESSAGE)) await tab.type(field(name), text);
    await tab.click(button("Send Message"));
    await see("Message Sent Successfully! ✨");
    expect(await stored("contactSubmissions")).toMatchObject([{ ...MESSAGE, notes: "" }]);
  });

  test("typed text survives a reload", async () => {
    await open("/contact");
    await tab.type(field("fullName"), MESSAGE.fullName);
    await tab.reload();
    await listening();
    await expect.poll(() => typedInto("fullName")).toBe(MESSAGE.fullName);
    await open("/terms");
    await tab.evaluate("history.back()");
    await expect.poll(() => typedInto("fullName")).toBe(MESSAGE.fullName);
  });

  test("the owner adds an event", async () => {
    await unlock(tab, "wrong");
    await see("Access Denied");
    await addEvent();
    await see("Event Added Successfully! 🎉");
    await open("/calendar");
    await see("Moon circle");
    await tab.reload();
    await see("Friday, June 3, 2033");
  });

  test("the owner edits, deletes, and restores an event", async () => {
    await addEvent();
    await tab.click(button("Edit Moon circle"));
    await tab.type(field("title"), "Full moon circle\n");
    await see("Full moon circle has been updated.");
    await tab.click(button("Delete Full moon circle"));
    await see("Event Deleted");
    expect(await stored("calendarEvents")).toEqual([]);
    await tab.click(button("Undo deleting Full moon circle"));
    await see("Event Restored");
    expect(await stored("calendarEvents")).toMatchObject([{ title: "Full moon circle", date: "2033-06-03" }]);
  });

  test("another tab shows changes immediately", async () => {
    await open("/calendar");
    const owner = await browser.newTab();
    await addEvent(owner);
    await see("Moon circle");
    await owner.click(button("Delete Moon circle"));
    await see("No Upcoming Events");
  });

  async function open(path: string, inTab = tab): Promise<void> {
    await inTab.open(site.address + path);
    await listening(inTab);
  }

  async function listening(inTab = tab): Promise<void> {
    const count = () => inTab.evaluate(`performance.getEntriesByName("listening").length`);
    await expect.poll(count).toBeGreaterThan(0);
  }

  async function see(text: string, inTab = tab): Promise<void> {
    const shown = () =>
      inTab.evaluate(
        `document.body.innerText.replace(/\\s+/g, " ").toLowerCase().includes(${JSON.stringify(text.toLowerCase())})`,
      );
    await expect.poll(shown, { message: text }).toBe(true);
  }

  async function unlock(inTab = tab, password = readAdminPassword()): Promise<void> {
    await open("/admin", inTab);
    await inTab.type(`//input[@type="password"]`, password);
    await inTab.click(button("Unlock"));
  }

  async function addEvent(inTab = tab): Promise<void> {
    await unlock(inTab);
    await see("Add New Event", inTab);
    await inTab.click(button("Add New Event"));
    await fill(inTab, "date", "2033-06-03");
    await fill(inTab, "time", "19:00");
    // WebKit's driver does not reach the button at the end of the form, so Enter submits it.
    await inTab.type(field("title"), "Moon circle\n");
    await see("Edit Moon circle", inTab);
  }

  /** Sets the value, because drivers type dates in their own locale's order. */
  async function fill(inTab: Tab, name: string, value: string): Promise<void> {
    await inTab.evaluate(`(() => {
      const field = document.querySelector('form [name="${name}"]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, "${value}");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    })()`);
  }

  const openMenus = () => tab.evaluate(`document.querySelectorAll(":popover-open").length`);
  const typedInto = (name: string) => tab.evaluate(`document.querySelector('form [name="${name}"]')?.value`);
  const stored = (key: string) => tab.evaluate(`JSON.parse(localStorage.getItem("${key}"))`);
});
