import type { ComponentType } from "react";
import type { auraReading } from "../../../words/aura-reading.ts";
import type { ServiceId } from "../../site/define-site-config.ts";
import type { OwnPicture } from "../../site/pictures.ts";

type Words = typeof auraReading;

/** The page of a service: its drawings, and its words, in which an owner may set a picture in the place of a drawing. */
export interface Offering {
  readonly id: ServiceId;
  readonly words: Omit<Words, "imageCards" | "welcome"> & {
    readonly imageCards: readonly (Omit<Words["imageCards"][number], "label"> & OwnPicture)[];
    readonly welcome: (Words["welcome"] & OwnPicture) | null;
  };
  readonly drawing: ComponentType;
  readonly cardDrawings: readonly ComponentType[];
  readonly welcomeDrawing: ComponentType;
  /** Whether each of the named items has a mark of light. */
  readonly hasLitItems?: boolean;
}
