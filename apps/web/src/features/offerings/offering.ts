import type { ComponentType } from "react";
import type { DrawingProps } from "../../components/drawings/drawing.tsx";
import type { Page } from "../../site/pages.ts";

/** The text and the drawings of an offering's page. */
export interface Offering {
  readonly page: Page;
  readonly lead: string;
  readonly drawing: ComponentType<DrawingProps>;
  /** For whom, where and how long: shown first, with what it costs. */
  readonly facts: readonly Named[];
  /** What a session costs; left out while the owner has given no price. */
  readonly price?: string | undefined;
  readonly imageCards: readonly ImageCard[];
  /** A section of its own for pets. */
  readonly welcome?: Welcome | undefined;
  readonly items: NamedItems;
  readonly lists: readonly ListGroup[];
  /** What this offering is not. */
  readonly note: string;
}

export interface Named {
  readonly name: string;
  readonly text: string;
}

/** Who else is welcome, beside a drawing. */
export interface Welcome {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** The text of the link to the contact form. */
  readonly question: string;
  /** What the notes of the form then begin with. */
  readonly about: string;
  readonly drawing: ComponentType<DrawingProps>;
}

/** A card with a drawing. */
export interface ImageCard extends Named {
  readonly drawing: ComponentType<DrawingProps>;
  /** Describes the drawing to those who cannot see it. */
  readonly label: string;
}

/** Named items, one below the other. */
export interface NamedItems {
  /** Whether each item has a mark of light. */
  readonly isLit?: boolean;
  readonly title: string;
  readonly intro: string;
  readonly items: readonly Named[];
}

/** Short lists, side by side. */
export interface ListGroup {
  readonly title: string;
  readonly intro: string;
  readonly lists: readonly { readonly title: string; readonly lines: readonly string[] }[];
}
