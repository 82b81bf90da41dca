import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    /** What ran that should not have, in this document. */
    executed: string[];
    /** Makes the page believe that a second has gone by. */
    hurry: () => void;
  }
}

/** Writes down every call of what hostile texts call, in every document opened from now on. */
export async function watchForExecution(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.executed = [];
    for (const name of ["alert", "confirm", "prompt", "print"]) {
      Object.assign(window, { [name]: () => void window.executed.push(name) });
    }
    const now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => now() + ahead;
    window.hurry = () => {
      ahead += 1000;
    };
  });
}

/** What on an open page comes of hostile texts taken for something else: calls, handlers, addresses, styles. */
export async function harmOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const harmless = ["http:", "https:", "mailto:", "tel:", "sms:"];
    const elements = [...document.querySelectorAll("*")];
    const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => /^on/i.test(name)));
    const addresses = [...document.querySelectorAll("a")]
      .filter((link) => !harmless.includes(link.protocol))
      .map((link) => link.href);
    const style = getComputedStyle(document.documentElement).getPropertyValue("--hostile");
    return [...window.executed, ...handlers, ...addresses, ...(style === "" ? [] : ["style"])];
  });
}

/** The texts that each event on the page shows in a writing direction of their own. */
export async function isolatedTexts(page: Page): Promise<(string | null)[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("article")].map((article) =>
      [...article.querySelectorAll("bdi, [dir=auto]")]
        .filter((element) => getComputedStyle(element).unicodeBidi === "isolate")
        .map((element) => element.textContent),
    ),
  );
}

/** What the toast shows, and what it says aloud. */
export interface ShownToast {
  readonly name: string | null | undefined;
  readonly spoken: string | null | undefined;
}

/** Adds an event for each text, with the text in every field, as fast as the page takes it. */
export async function addEvents(page: Page, texts: readonly string[]): Promise<ShownToast[]> {
  return page.evaluate(async (all) => {
    const until = async <Value>(look: () => Value | null | undefined | false): Promise<Value> => {
      for (;;) {
        const found = look();
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };
    const type = (id: string, text: string) => {
      const field = document.getElementById(id);
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const spoken = () => document.querySelector("[role=status]")?.textContent;
    const button = (words: string) =>
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
    const toasts: { name: string | null | undefined; spoken: string | null | undefined }[] = [];
    for (const text of all) {
      (await until(() => button("Add New Event"))).click();
      await until(() => document.getElementById("event-title"));
      for (const field of ["title", "description", "location"]) type(`event-${field}`, text);
      type("event-date", "2031-05-02");
      type("event-time", "18:00");
      button("Add Event")?.click();
      await until(() => button("Add New Event"));
      const name = () => document.querySelector("[role=region] li bdi")?.textContent;
      await until(() => name() === text || document.querySelector("[role=alert]")?.textContent !== "");
      toasts.push({ name: name(), spoken: spoken() });
    }
    return toasts;
  }, texts);
}

/** Sends a message for each text, with the text in every field, as fast as the page takes it. */
export async function sendMessages(page: Page, messages: readonly Readonly<Record<string, string>>[]): Promise<void> {
  await page.evaluate(async (all) => {
    const ids: Record<string, string> = { fullName: "full-name" };
    const field = (name: string) => document.getElementById(`contact-${ids[name] ?? name}`);
    const valueIn = (element: Element | null) => (element instanceof HTMLInputElement ? element.value : undefined);
    for (const message of all) {
      for (const [name, text] of Object.entries(message)) {
        const input = field(name);
        const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(input, text);
        input?.dispatchEvent(new Event("input", { bubbles: true }));
      }
      window.hurry();
      document.querySelector<HTMLButtonElement>("form button[type=submit]")?.click();
      while (valueIn(field("fullName")) !== "" && document.querySelector("[role=alert]")?.textContent === "") {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    }
  }, messages);
}

export interface ShownSlide {
  readonly alt: string | null | undefined;
  readonly caption: string | null | undefined;
}

/** Goes through the gallery once, as fast as it turns. */
export async function lookThroughGallery(page: Page, count: number): Promise<ShownSlide[]> {
  return page.evaluate(async (total) => {
    const slides: { alt: string | null | undefined; caption: string | null | undefined }[] = [];
    for (let number = 1; number <= total; number++) {
      const find = () => document.querySelector(`[aria-roledescription=slide][aria-label="${number} of ${total}"]`);
      while (find() === null) await new Promise((resolve) => setTimeout(resolve, 2));
      slides.push({
        alt: find()?.querySelector("[role=img]")?.getAttribute("aria-label"),
        caption: find()?.querySelector("p bdi")?.textContent,
      });
      document.querySelector<HTMLButtonElement>("[aria-label='Next slide']")?.click();
    }
    return slides;
  }, count);
}
