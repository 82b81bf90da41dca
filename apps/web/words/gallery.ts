/** The home page's gallery. Its title is in home.ts. */
export const gallery = {
  loading: "Loading gallery...",
  position: "{position} of {count}",
  /** `null` leaves the button out. */
  add: "Add More Images",
  notYet: { title: "Not Implemented Yet", text: "Adding images is not implemented yet." },

  /** The remaining texts are for screen readers. */
  name: "Gallery",
  kind: "carousel",
  slide: "slide",
  stop: "Stop automatic slide show",
  start: "Start automatic slide show",
  previous: "Previous slide",
  next: "Next slide",
  choose: "Choose a slide",
  goTo: "Go to slide {position}",
};

/**
 * The gallery's first slides. The drawings keep this order. `alt` describes each one for people who cannot see it. Your
 * list replaces these slides. For your own pictures, see `pictures` in the settings.
 */
export const slides = [
  {
    alt: "A seated figure with rings of warm light around the body, during an aura reading",
    description: "Aura reading: we sit together, and I describe the colors I see around you.",
  },
  {
    alt: "A pair of Reiki hands held open, with light resting between them",
    description: "Reiki hands: a light touch, or none at all, wherever you prefer it.",
  },
  {
    alt: "A person meditating upright, seven points of light along the spine",
    description: "Chakra meditation: seven centers, one slow breath for each.",
  },
  {
    alt: "Three crystals grown from one stone, with light falling through them, for crystal healing",
    description: "Crystal healing: we choose stones together and place them around you. Some go home with you.",
  },
  {
    alt: "A meditation room with a cushion, a tall window and a lit lamp",
    description: "The meditation room: a cushion, a window, a lamp. Nobody is in a hurry.",
  },
  {
    alt: "Smoke rising from a bowl beside a feather, for an energy cleansing",
    description: "Energy cleansing: you get to put the week down.",
  },
  {
    alt: "An open window with a low sun and a plant on the sill, for outdoor healing",
    description: "Outdoor healing: on warm days, we can have your session outside.",
  },
  {
    alt: "An aura photograph, a portrait in clouds of soft color",
    description: "Aura photography: a portrait of your colors on one day, to compare with another.",
  },
  {
    alt: "A circle of people sitting together with their eyes closed",
    description: "Group circle: an evening of sitting together. Beginners are welcome.",
  },
  {
    alt: "Two figures far apart, joined by one band of light during distance Reiki",
    description: "Distance Reiki: you rest at home while I sit here. We talk before and after.",
  },
  {
    alt: "A person under a blanket, two hands held above the heart, as before crystals rest on the chakra points",
    description: "Crystals on the chakra points: seven small stones that help you notice your breath.",
  },
  {
    alt: "The practitioner in meditation, preparing for the next session",
    description: "In meditation: I sit for a while before each session to clear my mind.",
  },
];
