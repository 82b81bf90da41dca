/** The page of the second service. Its name is in services.ts, its price in site.config.ts. */
export const reikiHealing = {
  lead: "You lie comfortably, fully clothed, under a blanket if you like. My hands rest lightly on you or just above you, a few minutes in each place.",
  for: "Anyone who’d like to rest",
  where: "In person or at a distance",

  /** As in aura-reading.ts. */
  imageCards: [
    {
      label: "A person lying under a blanket, two hands held above the heart",
      name: "You lie down",
      text: "You lie on your back and get comfortable. If lying down is hard, a chair works just as well.",
    },
    {
      label: "A room with a cushion, a window and a lit lamp",
      name: "The room is quiet",
      text: "Warm and dim, with soft music or none. My phone is off. Yours can be, too.",
    },
    {
      label: "Two hands held over a bowed head, with light at the crown",
      name: "I begin at the head",
      text: "From there my hands move slowly down to your feet. Tell me if there’s anywhere you’d rather not be touched. I’ll keep my hands above it.",
    },
    {
      label: "A drop falling into still water, its rings spreading",
      name: "Room for what comes",
      text: "Some people fall asleep. Some cry a little. Some just breathe. Whatever happens is fine.",
    },
    {
      label: "Two figures far apart, joined by an arc of light",
      name: "Or from far away",
      text: "For a distance session, you rest at home while I sit here. We talk before and after.",
    },
  ],

  /** As in aura-reading.ts; `null` leaves this section out. */
  welcome: null,

  items: {
    title: "Five modalities",
    intro: "You don’t need to know which one is for you. We choose together before we begin.",
    items: [
      {
        name: "Traditional Reiki",
        text: "A sequence of hand positions from head to feet, with a light touch or none.",
      },
      { name: "Distance Reiki", text: "The same attention, wherever you are, at a time we agree on." },
      {
        name: "Emotional release",
        text: "A slower session for one thing that’s weighing on you. Say as much or as little about it as you like.",
      },
      {
        name: "Chakra balancing",
        text: "Each of the seven energy centers in turn, with more time wherever you ask for it.",
      },
      {
        name: "Spiritual attunement",
        text: "A short ritual for people who’d like to give Reiki to themselves.",
      },
    ],
  },

  lists: [
    {
      title: "Benefits",
      intro: "No two sessions are alike. People come for these things. I can’t promise any of them.",
      lists: [
        {
          title: "For the body",
          lines: [
            "Slower, easier breathing",
            "A jaw and shoulders that loosen",
            "Warmth in the hands and feet",
            "A night when it’s easier to fall asleep",
          ],
        },
        {
          title: "For mind and heart",
          lines: [
            "Time when nobody needs anything from you",
            "Space to set a worry down and look at it",
            "A feeling of being cared for",
            "A calmer way back into the week",
          ],
        },
      ],
    },
    {
      title: "Session information",
      intro: "The practical side.",
      lists: [
        {
          title: "How long it takes",
          lines: [
            "{sessionMinutes} minutes, most of it lying still",
            "A few minutes to talk before and after",
          ],
        },
        {
          title: "What you wear",
          lines: [
            "You stay fully clothed and take off only your shoes",
            "Wear soft layers: you cool down when you rest",
          ],
        },
        {
          title: "Aftercare",
          lines: [
            "A glass of water and time to sit up slowly",
            "An easy evening, if you can manage one",
            "Write to me about anything that comes up",
          ],
        },
      ],
    },
  ],

  note: "Reiki is complementary care. It goes along with medical treatment and never replaces it. Please continue your treatments, and talk to your doctor about anything that worries you.",
};
