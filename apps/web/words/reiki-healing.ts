/** The page of the second service. Its name is in services.ts, its price in site.config.ts. */
export const reikiHealing = {
  lead: "You lie comfortably, fully clothed, under a blanket if you like. My hands rest lightly on you or a little above you, and stay in each place for a few quiet minutes.",
  for: "Anyone who’d like to rest",
  where: "In person or at a distance",

  /** As in aura-reading.ts. */
  imageCards: [
    {
      label: "A person lying down to rest, with light above the body",
      name: "You lie down",
      text: "A padded table, a pillow under the knees, a blanket. If lying down is hard, a chair works just as well.",
    },
    {
      label: "A quiet room with a cushion and soft light",
      name: "The room is quiet",
      text: "Warm and dim, with soft music or none. My phone is off, and yours can rest, too.",
    },
    {
      label: "Two hands held over a bowed head, with light at the crown",
      name: "I begin at the head",
      text: "From there my hands move slowly down to the feet. If there’s anywhere you’d rather not be touched, tell me, and I keep my hands above it.",
    },
    {
      label: "A drop falling into still water, its rings spreading",
      name: "Room for what comes",
      text: "Some people sleep, some cry a little, some only breathe. All of it is welcome, and none of it is expected.",
    },
    {
      label: "Two figures far apart, joined by an arc of light",
      name: "Or from far away",
      text: "For a distance session you rest at home while I sit here. We talk before, and again after.",
    },
  ],

  /** Who else is welcome, as in aura-reading.ts; `null` for no such section. */
  welcome: null,

  items: {
    title: "Five Modalities",
    intro: "You don’t need to know which one is for you. We choose together before we begin.",
    items: [
      {
        name: "Traditional Reiki",
        text: "A sequence of hand positions from head to feet, with a light touch or none.",
      },
      { name: "Distance Reiki", text: "The same quiet attention at a time we agree on, wherever you are." },
      {
        name: "Emotional release",
        text: "A slower session around one thing that weighs on you. Say as much or as little about it as you like.",
      },
      {
        name: "Chakra balancing",
        text: "Each of the seven energy centers in turn, with more time wherever you ask for it.",
      },
      {
        name: "Spiritual attunement",
        text: "A quiet ritual that passes the practice on, for those who would like to give Reiki to themselves.",
      },
    ],
  },

  lists: [
    {
      title: "Benefits",
      intro: "No two sessions are alike. These are things people come for, and I promise none of them.",
      lists: [
        {
          title: "For the body",
          lines: [
            "Slower, easier breathing",
            "A jaw and shoulders that loosen",
            "Warmth in the hands and feet",
            "An evening when sleep comes more easily",
          ],
        },
        {
          title: "For mind and heart",
          lines: [
            "Time in which nothing is asked of you",
            "Space to set a worry down and look at it",
            "A feeling of being cared for",
            "A calmer way back into the week",
          ],
        },
      ],
    },
    {
      title: "Session Information",
      intro: "The practical things, so you can stop thinking about them.",
      lists: [
        {
          title: "How long it takes",
          lines: [
            "{sessionMinutes} minutes, most of it lying still",
            "A few minutes to talk before, and again after",
          ],
        },
        {
          title: "What you wear",
          lines: [
            "You stay fully clothed and take off only your shoes",
            "Soft layers are best, since resting cools you",
          ],
        },
        {
          title: "Aftercare",
          lines: [
            "Water, and time to sit up slowly",
            "A quiet evening, if you can arrange one",
            "Write to me about anything that comes up",
          ],
        },
      ],
    },
  ],

  /** What a session is not. */
  note: "Reiki is complementary care. It works beside medicine and never replaces it. Please continue your treatments, and talk to your doctor about anything that worries you.",
};
