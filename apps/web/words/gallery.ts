/** The gallery of the home page. Its title is in home.ts. */
export const gallery = {
  loading: "Loading gallery...",
  position: "{position} of {count}",
  /** `null` leaves the button out. */
  add: "Add More Images",
  notYet: { title: "Not Implemented Yet", text: "Adding images is not implemented yet." },

  /** The rest is for screen readers. */
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
 * The slides that the gallery begins with. The drawings keep this order; `alt` tells people who cannot see one what it
 * shows. A list of your own takes their place. For pictures of your own, see `pictures` in the settings.
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
    alt: "Crystals laid out beside a resting person, catching the light",
    description: "Crystal healing: stones chosen with you, placed around the body, some to take home.",
  },
  {
    alt: "A quiet meditation room with cushions, a low lamp and an open window",
    description: "The meditation room: a cushion, a blanket, a window, and nobody in a hurry.",
  },
  {
    alt: "Smoke rising past a seated person during an energy cleansing",
    description: "Energy cleansing: setting down what the week has left on your shoulders.",
  },
  {
    alt: "A healing session outdoors, on grass beneath open sky",
    description: "Outdoor healing: on warm days we go outside and let the garden do its part.",
  },
  {
    alt: "An aura photograph, a portrait in clouds of soft color",
    description: "Aura photography: a portrait of your colors on one day, to compare with another.",
  },
  {
    alt: "A circle of people sitting together with their eyes closed",
    description: "Group circle: an evening of shared quiet, open to beginners.",
  },
  {
    alt: "Two figures far apart, joined by one band of light during distance Reiki",
    description: "Distance Reiki: you rest at home, I sit here, and we talk before and after.",
  },
  {
    alt: "Crystals resting on the chakra points of a person lying down",
    description: "Crystals on the chakra points: seven small weights that help you notice your breath.",
  },
  {
    alt: "The practitioner in meditation, preparing for the next session",
    description: "Before each session I sit for a while, so that I meet you with a quiet mind.",
  },
];
