import type { ComponentType } from "react";
import type { ServiceId } from "../../site/define-site-config.ts";
import type { OwnPicture } from "../../site/pictures.ts";

/** The page of a service: its words and its drawings. */
export interface Offering {
  readonly id: ServiceId;
  readonly words: OfferingWords;
  readonly drawing: ComponentType;
  readonly cardDrawings: readonly ComponentType[];
  readonly welcomeDrawing: ComponentType;
  /** Whether each of the named items has a mark of light. */
  readonly hasLitItems?: boolean;
}

interface OfferingWords {
  readonly lead: string;
  readonly for: string;
  readonly where: string;
  /** `label` describes the drawing, or the picture in its place, to those who cannot see it. */
  readonly imageCards: readonly (Named & OwnPicture)[];
  /** A section for who else is welcome, such as pets. */
  readonly welcome: Welcome | null;
  readonly items: NamedItems;
  readonly lists: readonly ListGroup[];
  /** What this service is not. */
  readonly note: string;
}

interface Named {
  readonly name: string;
  readonly text: string;
}

interface Titled {
  readonly title: string;
  readonly intro: string;
}

export interface Welcome extends OwnPicture {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** The text of the link to the contact form. */
  readonly question: string;
  /** What the notes of the form then begin with. */
  readonly about: string;
}

/** Named items, one below the other. */
export type NamedItems = Titled & { readonly items: readonly Named[] };

/** Short lists, side by side. */
export type ListGroup = Titled & {
  readonly lists: readonly { readonly title: string; readonly lines: readonly string[] }[];
};
