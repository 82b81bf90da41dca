import type * as TestingLibrary from "@testing-library/dom";

/** A text to look for, as JSON; `pattern` is a regular expression. Without `exact`, a part of the text is enough. */
export interface TextMatch {
  readonly text?: string;
  readonly pattern?: readonly [source: string, flags: string];
  readonly exact?: boolean;
}

/** One step from the elements found so far to the next ones. */
export type Step =
  | { readonly by: "css"; readonly selector: string }
  | { readonly by: "role"; readonly role: string; readonly name?: TextMatch; readonly level?: number }
  | { readonly by: "label" | "text"; readonly match: TextMatch }
  | { readonly by: "having"; readonly match: TextMatch }
  | { readonly by: "place"; readonly index: number };

declare global {
  interface Window {
    /** Loaded into every page by the preload script. */
    readonly TestingLibraryDom: typeof TestingLibrary;
  }
}

/** The elements to which the steps lead, in the order of the document. Runs in the page. */
export function findElements(steps: readonly Step[]): Element[] {
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
  const normal = (text: string) => text.replace(/\s+/g, " ").trim();
  const matcher =
    ({ text, pattern, exact }: TextMatch) =>
    (content: string) => {
      if (pattern !== undefined) return new RegExp(...pattern).test(normal(content));
      const wanted = normal(text ?? "");
      return exact === true ? normal(content) === wanted : normal(content).toLowerCase().includes(wanted.toLowerCase());
    };
  /** The elements with the text of which no part has it. */
  const smallestWith = (root: HTMLElement, isWanted: (content: string) => boolean) =>
    [root, ...root.querySelectorAll("*:not(script, style, noscript)")].filter(
      (element) =>
        isWanted(element.textContent ?? "") &&
        ![...element.children].some((child) => isWanted(child.textContent ?? "")),
    );
  const within = (root: HTMLElement, step: Step): Element[] => {
    switch (step.by) {
      case "css":
        return [...(root === document.documentElement ? document : root).querySelectorAll(step.selector)];
      case "role":
        return queryAllByRole(root, step.role, {
          ...(step.name === undefined ? {} : { name: matcher(step.name) }),
          ...(step.level === undefined ? {} : { level: step.level }),
        });
      case "label":
        return queryAllByLabelText(root, matcher(step.match));
      default:
        return step.by === "text" ? smallestWith(root, matcher(step.match)) : [];
    }
  };
  let found: Element[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === "place") found = found.slice(step.index, step.index === -1 ? undefined : step.index + 1);
    else if (step.by === "having") found = found.filter((element) => matcher(step.match)(element.textContent ?? ""));
    else found = [...new Set(found.flatMap((root) => (root instanceof HTMLElement ? within(root, step) : [])))];
  }
  return found;
}
