import type { ComponentType } from "react";
import type { auraReading } from "../../../words/aura-reading.ts";
import type { ServiceId } from "../../site/define-site-config.ts";
import type { OwnPicture } from "../../site/pictures.ts";

type Words = typeof auraReading;

/** The drawings and words of a service's page. The owner's words may name a picture that replaces a drawing. */
export interface Offering {
  readonly id: ServiceId;
  readonly words: Omit<Words, "imageCards" | "welcome"> & {
    readonly imageCards: readonly (Omit<Words["imageCards"][number], "label"> & OwnPicture)[];
    readonly welcome: (Words["welcome"] & OwnPicture) | null;
  };
  readonly drawing: ComponentType;
  readonly cardDrawings: readonly ComponentType[];
  readonly welcomeDrawing: ComponentType;
  readonly hasLitItems?: boolean;
}
