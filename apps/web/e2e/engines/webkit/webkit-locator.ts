import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Step } from "./find-elements.ts";
import type { ElementHost } from "./hosts.ts";
import { comeToRest, fillField, scrollTo, selectLabel } from "./page-actions.ts";
import { Searchable, textMatch } from "./searchable.ts";
import { until } from "./until.ts";
import { ELEMENT, type ElementReference } from "./webdriver-session.ts";

/** A function that runs in the page. */
type Read<Subject, Argument, Result> = (subject: Subject, argument: Argument) => Result | Promise<Result>;

/** The part of Playwright's `Locator` that the journeys use, over WebDriver. */
export class WebKitLocator extends Searchable<WebKitLocator> {
  readonly owner: ElementHost;

  readonly steps: readonly Step[];

  constructor(owner: ElementHost, steps: readonly Step[]) {
    super();
    this.owner = owner;
    this.steps = steps;
  }

  page(): ElementHost {
    return this.owner;
  }

  filter({ hasText }: { readonly hasText: string | RegExp }): WebKitLocator {
    return this.after({ by: "having", match: textMatch(hasText) });
  }

  nth(index: number): WebKitLocator {
    return this.after({ by: "place", index });
  }

  first(): WebKitLocator {
    return this.nth(0);
  }

  last(): WebKitLocator {
    return this.nth(-1);
  }

  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async count(): Promise<number> {
    return this.evaluateAll((found) => found.length);
  }

  /** Waits until there is one element, for an action of WebDriver. */
  async one(): Promise<ElementReference> {
    return until(() => this.read((element) => element as unknown as ElementReference));
  }

  async waitFor(): Promise<void> {
    await until(async () => {
      if (!(await this.evaluate((element) => element.checkVisibility()))) throw new Error(`hidden: ${this}`);
    });
  }

  /** Waits until there is one element, and calls a function with it in the page. */
  async evaluate<Argument, Result>(read: Read<HTMLElement, Argument, Result>, argument?: Argument): Promise<Result> {
    return until(() => this.read(read, argument));
  }

  /** Reads from the one element that matches now. Fails when none matches, or several. */
  async read<Result, Argument = undefined>(
    read: Read<HTMLElement, Argument, Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.owner.runFound(
      `([element, ...others], argument) => {
      if (element === undefined || others.length > 0) throw new Error("there is not one element");
      return (${read})(element, argument);
    }`,
      this.steps,
      argument,
    );
  }

  /** Calls a function in the page with all elements that there are now. */
  async evaluateAll<Argument, Result>(
    read: Read<HTMLElement[], Argument, Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.owner.runFound(String(read), this.steps, argument);
  }

  /** A click, once the element can be clicked. The driver's pointer misses what a frame has scrolled to. */
  async click(): Promise<void> {
    if (this.owner.isFrame) await this.evaluate((element) => element.click());
    else await this.#act("click");
  }

  async press(names: string): Promise<void> {
    await this.focus();
    await this.owner.keyboard.press(names);
  }

  /** WebKitGTK's driver has no finger: its pointer is a mouse whatever type one asks for. */
  async tap(): Promise<void> {
    await this.click();
  }

  /** Both clicks in one task: the driver waits for the page between two presses, which a busy machine makes single. */
  async dblclick(): Promise<void> {
    await this.evaluate((element) => {
      for (const detail of [1, 2])
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    });
  }

  async hover(): Promise<void> {
    await this.scrollIntoViewIfNeeded();
    await this.owner.point(await this.one());
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => element.focus());
  }

  async fill(text: string): Promise<void> {
    await until(() => this.evaluate(fillField, text));
  }

  async selectOption({ label }: { readonly label: string }): Promise<void> {
    await this.evaluate(selectLabel, label);
  }

  /** Chooses a file by its path, or one that is made of `buffer`. */
  async setInputFiles(file: string | { readonly name: string; readonly buffer: Buffer }): Promise<void> {
    let path = typeof file === "string" ? file : "";
    if (typeof file !== "string") {
      path = join(await mkdtemp(join(this.owner.context().session.home, "chosen-")), file.name);
      await writeFile(path, file.buffer);
    }
    await this.#act("value", { text: path });
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
    });
  }

  async boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /** The name that the engine itself tells assistive technology. */
  async accessibleName(): Promise<string> {
    return String(await this.owner.command("GET", `element/${(await this.one())[ELEMENT]}/computedlabel`));
  }

  async allTextContents(): Promise<string[]> {
    return this.evaluateAll((found) => found.map(({ textContent }) => textContent ?? ""));
  }

  async textContent(): Promise<string | null> {
    return this.evaluate((element) => element.textContent);
  }

  override toString(): string {
    return JSON.stringify(this.steps);
  }

  protected override after(step: Step): WebKitLocator {
    return new WebKitLocator(this.owner, [...this.steps, step]);
  }

  /** A toast or the bar may lie over the element, so each new try scrolls it to another place, as Playwright does. */
  async #act(action: string, body: unknown = {}): Promise<void> {
    const places: ScrollLogicalPosition[] = ["center", "end", "start"];
    let tries = 0;
    await until(async () => {
      if (tries === 0) await this.scrollIntoViewIfNeeded();
      else await this.evaluate(scrollTo, places[tries % places.length] ?? "center");
      tries++;
      await this.evaluate(comeToRest);
      const element = await this.one();
      await this.owner.command("POST", `element/${element[ELEMENT]}/${action}`, body);
    });
  }
}
