import type { Step, TextMatch } from "./find-elements.ts";
import { refuseOptions } from "./unsupported.ts";

interface TextOptions {
  readonly exact?: boolean;
}

interface RoleOptions extends TextOptions {
  readonly name?: string | RegExp;
  readonly level?: number;
}

/** What one can look for elements in: a page, or the elements of a locator. */
export abstract class Searchable<Found> {
  /** What one more step leads to. */
  protected abstract after(step: Step): Found;

  locator(selector: string, options: object = {}): Found {
    refuseOptions(options);
    return this.after({ by: "css", selector });
  }

  getByRole(role: string, { name, level, exact, ...others }: RoleOptions = {}): Found {
    refuseOptions(others);
    return this.after({
      by: "role",
      role,
      ...(name === undefined ? {} : { name: textMatch(name, exact) }),
      ...(level === undefined ? {} : { level }),
    });
  }

  getByLabel(text: string | RegExp, { exact, ...others }: TextOptions = {}): Found {
    refuseOptions(others);
    return this.after({ by: "label", match: textMatch(text, exact) });
  }

  getByText(text: string | RegExp, { exact, ...others }: TextOptions = {}): Found {
    refuseOptions(others);
    return this.after({ by: "text", match: textMatch(text, exact) });
  }
}

export function textMatch(text: string | RegExp, exact = false): TextMatch {
  return typeof text === "string" ? { text, exact } : { pattern: [text.source, text.flags] };
}
