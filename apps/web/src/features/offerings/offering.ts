import type { ComponentType } from "react";
import type { DrawingProps } from "../../components/drawings/drawing.tsx";
import type { Page } from "../../site/pages.ts";

/** The text and the drawings of an offering's page. */
export interface Offering {
  readonly page: Page;
  readonly lead: string;
  readonly drawing: ComponentType<DrawingProps>;
  /** Three facts, shown first. */
  readonly facts: readonly Named[];
  /** What a session costs; left out while the owner has given no price. */
  readonly price?: string | undefined;
  readonly imageCards: readonly ImageCard[];
  readonly parts: readonly (ItemsPart | ListsPart)[];
  /** What this offering is not. */
  readonly note: string;
}

export interface Named {
  readonly name: string;
  readonly text: string;
}

/** A card with a drawing. */
export interface ImageCard extends Named {
  readonly drawing: ComponentType<DrawingProps>;
  /** Describes the drawing to those who cannot see it. */
  readonly label: string;
}

/** Named items, one below the other. */
export interface ItemsPart {
  readonly kind: "items";
  readonly title: string;
  readonly intro: string;
  readonly items: readonly Named[];
}

/** Short lists, side by side. */
export interface ListsPart {
  readonly kind: "lists";
  readonly title: string;
  readonly intro: string;
  readonly lists: readonly { readonly title: string; readonly lines: readonly string[] }[];
}
