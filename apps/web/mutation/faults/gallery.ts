import type { Fault } from "../fault.ts";

/** The gallery: navigation, rotation, announcements. */
export const galleryFaults: readonly Fault[] = [
  {
    name: "A slide stays for eight seconds",
    file: "features/gallery/use-rotation.ts",
    find: "ROTATION_INTERVAL_MS = 5000",
    replace: "ROTATION_INTERVAL_MS = 8000",
    specs: ["rotation"],
  },
  {
    name: "The slides rotate although the visitor prefers reduced motion",
    file: "features/gallery/use-rotation.ts",
    find: ".matches) setPlaying(false)",
    replace: ".matches) setPlaying(true)",
    specs: ["rotation"],
  },
  {
    name: "The gallery stops at both ends instead of wrapping around",
    file: "features/gallery/carousel-position.ts",
    find: "(((index + step) % count) + count) % count",
    replace: "Math.max(0, Math.min(index + step, count - 1))",
    specs: ["gallery"],
  },
  {
    name: "A screen reader announces every slide while the gallery rotates",
    file: "features/gallery/gallery-carousel.tsx",
    find: '{rotation.rotating ? "off" : "polite"}',
    replace: '"polite"',
    specs: ["accessibility-tree", "gallery"],
  },
  {
    name: "An arrow key changes the slide and leaves focus on the old dot",
    file: "features/gallery/gallery-controls.tsx",
    find: '.querySelectorAll("button")[next]?.focus()',
    replace: '.querySelectorAll("button")[next]',
    specs: ["gallery", "keyboard"],
  },
  {
    name: "A longer caption pushes down what is below the gallery",
    file: "features/gallery/caption.tsx",
    find: "content: attr(data-text)",
    replace: "content: none",
    specs: ["gallery"],
  },
  {
    name: "The gallery draws the second slide's scene for the first, and so on",
    file: "features/gallery/use-scene.ts",
    find: "scenes[BUILT_IN",
    replace: "scenes[1 + BUILT_IN",
    specs: ["gallery"],
  },
  {
    name: "The minute of breathing goes on after Escape",
    file: "features/home/breathe.ts",
    find: 'key === "Escape"',
    replace: 'key === "Enter"',
    specs: ["breathe"],
  },
  {
    name: "The picture host is told which page the visitor is reading",
    file: "components/photograph.ts",
    find: 'referrerPolicy: "no-referrer"',
    replace: 'referrerPolicy: "unsafe-url"',
    specs: ["no-server", "gallery"],
  },
];
