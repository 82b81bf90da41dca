import { AuraColors } from "../../components/drawings/aura-colors.tsx";
import { Cat } from "../../components/drawings/cat.tsx";
import { ChakraLine } from "../../components/drawings/chakra-line.tsx";
import { Cleansing } from "../../components/drawings/cleansing.tsx";
import { Crystal } from "../../components/drawings/crystal.tsx";
import { SeatedFigure } from "../../components/drawings/seated-figure.tsx";
import { pages } from "../../site/pages.ts";
import { practice } from "../../site/practice.ts";
import { site } from "../../site/site.ts";
import type { Offering } from "./offering.ts";

/** What the aura reading page says. */
export const auraReading: Offering = {
  page: pages.auraReading,
  lead: "We sit across from each other in a quiet room. I look at the light around you, tell you which colors I see and where they rest, and we talk about what they may mean. Your animal is welcome, too.",
  drawing: AuraColors,
  facts: [
    { name: "Length", text: `${practice.sessionMinutes} minutes` },
    { name: "For", text: "You or your animal" },
    { name: "To keep", text: "A written summary" },
  ],
  price: site.prices.auraReading,
  imageCards: [
    {
      drawing: SeatedFigure,
      label: "A person sitting cross-legged in rings of warm light",
      name: "The colors around you",
      text: "I begin at the crown and work outward. You hear each color as I see it, and you can ask about any of them.",
    },
    {
      drawing: Cat,
      label: "A cat sitting with closed eyes in blue and lilac light",
      name: "Your animal’s aura",
      text: "Cats, dogs and other pets stay beside you the whole time. I read them from a few feet away, at their pace.",
    },
    {
      drawing: ChakraLine,
      label: "A sitting figure with seven points of colored light along the spine",
      name: "Seven centers",
      text: "From the base of the spine to the crown, I describe where the light moves easily and where it seems to wait.",
    },
    {
      drawing: Crystal,
      label: "A standing crystal with light falling through it",
      name: "A stone to hold",
      text: "Holding something cool and heavy helps many people settle. We choose yours together, and it goes home with you.",
    },
    {
      drawing: Cleansing,
      label: "Smoke rising from a bowl, with a feather beside it",
      name: "A clear ending",
      text: "We close with a few slow breaths and, if you are comfortable with it, a little smoke to clear the air.",
    },
  ],
  parts: [
    {
      kind: "items",
      title: "What's Included",
      intro: "Every reading covers these five, in the order that suits the day.",
      items: [
        {
          name: "Intuitive aura analysis",
          text: "The light around you as a whole: how far it reaches, where it is full, where it is thin.",
        },
        {
          name: "Color interpretation",
          text: "Each color, where it rests, and what it may be saying. You decide what fits.",
        },
        {
          name: "Chakra assessment",
          text: "The seven energy centers one by one, from the base of the spine to the crown.",
        },
        {
          name: "Energy cleansing guidance",
          text: "Simple practices for home, with breath, water, sound or smoke: whichever you will really do.",
        },
        {
          name: "Spiritual insights",
          text: "What comes to me while I look, offered plainly and without pressure.",
        },
      ],
    },
    {
      kind: "lists",
      title: "What to Expect",
      intro: "You need not bring or believe anything in particular. A question of your own is a good beginning.",
      lists: [
        {
          title: "During the session",
          lines: [
            `A ${practice.sessionMinutes} minute session, with time to arrive`,
            "You sit comfortably, and I look: no touch, no equipment",
            "Questions at any moment, or silence if you prefer it",
            "Your animal is free to move about, sleep or leave",
          ],
        },
        {
          title: "What you take home",
          lines: [
            "A written summary of the colors and of what we talked about",
            "Crystals, chosen with you",
            "A follow-up, so that later questions have a place to go",
            "A recording of the session, if you would like one",
          ],
        },
      ],
    },
  ],
  note: "An aura reading is a spiritual practice and complementary care. It is no diagnosis, and never a substitute for a doctor, a therapist or, for your animal, a veterinarian.",
};
