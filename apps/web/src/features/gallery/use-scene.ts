import { BUILT_IN_GALLERY_SLIDES, type GallerySlide } from "@inner-light/core";
import { useEffect, useState } from "react";
import type { Scene } from "../../components/drawings/gallery-scene.tsx";
import { auraReading } from "../../components/drawings/scenes/aura-reading.tsx";
import { openLight } from "../../components/drawings/scenes/open-light.tsx";

/**
 * The drawing of a slide. The page comes with that of the first; the others are downloaded once the gallery is near. A
 * slide with words of its own gets the drawing that fits every text.
 */
export function useScene(slide: GallerySlide | undefined, isNear: boolean): Scene {
  const [scenes, setScenes] = useState<readonly Scene[]>([auraReading]);

  useEffect(() => {
    if (!isNear) return;
    // Without them the slides show the drawing that fits every text.
    import("../../components/drawings/scenes/scenes.ts").then(
      (module) => setScenes(module.scenes),
      () => undefined,
    );
  }, [isNear]);

  return scenes[BUILT_IN_GALLERY_SLIDES.findIndex(({ alt }) => alt === slide?.alt)] ?? openLight;
}
