/** The page of the first service. Its name is in services.ts, its price in site.config.ts. */
export const auraReading = {
  lead: "We sit across from each other in a quiet room. I tell you which colors I see around you and where. Then we talk about what they may mean. Your pet is welcome, too.",
  for: "You or your pet",
  where: "In person",

  /**
   * The drawings keep this order. `label` describes each one for people who cannot see it. To use your own picture, add
   * `picture: "/pictures/bowls.jpg",` below the label.
   */
  imageCards: [
    {
      label: "A person sitting cross-legged in rings of warm light",
      name: "The colors around you",
      text: "I begin at the crown and work outward. I name each color as I see it, and you can ask about any of them.",
    },
    {
      label: "A cat sitting with closed eyes in blue and lilac light",
      name: "Your pet’s aura",
      text: "Pets have colors of their own. You hear about each one as I see it, just as you would in your own reading.",
    },
    {
      label: "A sitting figure with seven points of colored light along the spine",
      name: "Seven centers",
      text: "I go from the base of your spine to the crown and tell you where the light moves freely and where it seems stuck.",
    },
    {
      label: "Three crystals grown from one stone, with light falling through them",
      name: "A stone to hold",
      text: "Holding something cool and heavy helps many people relax. We pick your stone together. It’s yours to take home.",
    },
    {
      label: "Smoke rising from a bowl, with a feather beside it",
      name: "A clear ending",
      text: "We close with a few slow breaths and, if you’re comfortable with it, a little smoke to clear the air.",
    },
  ],

  /**
   * Who else is welcome; `null` leaves this section out. The link `question` starts a message with `about`. You can
   * also add a `picture` with its `label`.
   */
  welcome: {
    title: "Bring your pet",
    text: "Cats, dogs and other pets are welcome, with you or for a reading of their own.",
    lines: [
      "The two of you stay together the whole time",
      "I look from a few feet away, at your pet’s pace",
      "Your pet can move around, sleep or leave",
    ],
    question: "Ask about a reading for your pet",
    about: "An aura reading for my pet",
  },

  items: {
    title: "What's Included",
    intro: "Every reading includes all five. The order depends on the day.",
    items: [
      {
        name: "Intuitive aura analysis",
        text: "The light around you as a whole: how far it reaches and where it’s strong or faint.",
      },
      {
        name: "Color interpretation",
        text: "What each color may be telling you. You decide what fits.",
      },
      {
        name: "Chakra assessment",
        text: "The seven energy centers one by one, from the base of the spine to the crown.",
      },
      {
        name: "Energy cleansing guidance",
        text: "Simple practices for home, with breath, water, sound or smoke. We pick the ones you’ll really do.",
      },
      { name: "Spiritual insights", text: "What comes to me while I look, in plain words and without pressure." },
    ],
  },

  lists: [
    {
      title: "What to Expect",
      intro: "You don’t need to bring or believe anything. A question of your own is a good place to start.",
      lists: [
        {
          title: "During the session",
          lines: [
            "A {sessionMinutes} minute session, with time to settle in",
            "You sit comfortably while I look. No touch, no equipment",
            "Ask questions anytime, or say nothing at all",
            "A stone to hold, if you’d like one",
          ],
        },
        {
          title: "What you take home",
          lines: [
            "A written summary of the colors and what we talked about",
            "Crystals we choose together",
            "A follow-up for the questions that come later",
            "A recording of the session, if you’d like one",
          ],
        },
      ],
    },
  ],

  note: "An aura reading is a spiritual practice and complementary care. It is not a diagnosis, and it never replaces a doctor, a therapist or, for your pet, a veterinarian.",
};
