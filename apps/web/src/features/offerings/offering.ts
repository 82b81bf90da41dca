import type { ComponentType } from "react";
import type { DrawingProps } from "../../components/drawings/drawing.tsx";
import type { Page } from "../../site/pages.ts";

/** Something the practice offers, as its page tells it. */
export interface Offering {
  readonly page: Page;
  readonly lead: string;
  readonly drawing: ComponentType<DrawingProps>;
  /** The three things one wants to know first. */
  readonly facts: readonly Named[];
  /** Shown as cards, each with its drawing. */
  readonly imageCards: readonly ImageCard[];
  readonly parts: readonly OfferingPart[];
  /** What this offering is not. */
  readonly note: string;
}

/** A name and what is said about it. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/** One image card. */
export interface ImageCard extends Named {
  readonly drawing: ComponentType<DrawingProps>;
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
}

/** A part of the page: named items one below the other, or short lists side by side. */
export type OfferingPart =
  | { readonly kind: "items"; readonly title: string; readonly intro: string; readonly items: readonly Named[] }
  | {
      readonly kind: "lists";
      readonly title: string;
      readonly intro: string;
      readonly lists: readonly { readonly title: string; readonly lines: readonly string[] }[];
    };
