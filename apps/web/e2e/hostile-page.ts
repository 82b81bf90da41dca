import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    /** The hostile code that ran in this document. */
    executed: string[];
  }
}

/** Records every call of the functions that hostile texts call, in every document opened from now on. */
export async function watchForExecution(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.executed = [];
    for (const name of ["alert", "confirm", "prompt", "print"]) {
      Object.assign(window, { [name]: () => void window.executed.push(name) });
    }
  });
}

/** Traces of hostile texts that an open page took for code: calls, event handlers, addresses, styles. */
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

/** The texts of each event on the page that are isolated in their own writing direction. */
export async function isolatedTexts(page: Page): Promise<(string | null)[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("article")].map((article) =>
      [...article.querySelectorAll("bdi, [dir=auto]")]
        .filter((element) => getComputedStyle(element).unicodeBidi === "isolate")
        .map((element) => element.textContent),
    ),
  );
}

export interface ShownSlide {
  readonly alt: string | null | undefined;
  readonly caption: string | null | undefined;
}

/** Goes through the whole gallery once. */
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
