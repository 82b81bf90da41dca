/**
 * A backup of format 1 as recorded from local storage: three events, a record that cannot be read, a field that no event
 * has, a damaged list that was set aside, two messages, one of them read, and two slides.
 */
export const LOCAL_STORAGE_BACKUP = String.raw`{
  "format": "inner-light-backup",
  "version": 1,
  "createdAt": "2026-05-01T12:01:00.000Z",
  "checksum": "11066204",
  "entries": {
    "calendarEvents": "[{\"id\":1777636800000,\"title\":\"Group Reiki evening\",\"description\":\"An hour of shared quiet \\u2728\",\"date\":\"2026-05-14\",\"time\":\"18:30\",\"type\":\"group-session\",\"location\":\"The practice\"},{\"id\":1777636800001,\"title\":\"Aura reading \\u201cfor two\\u201d\",\"date\":\"2026-06-01\",\"time\":\"09:00\",\"type\":\"aura-reading\",\"price\":40},{\"title\":\"Kept, though it has no date\"},{\"id\":1777636860000,\"title\":\"Workshop\",\"date\":\"2026-07-01\",\"time\":\"10:00\",\"type\":\"workshop\"}]",
    "calendarEvents:quarantine:4e15fcd3-2": "[{",
    "carouselImages": "[{\"id\":1,\"alt\":\"A seated figure with rings of warm light around the body, during an aura reading\",\"description\":\"Aura reading: we sit together, and I describe the colors I see around you.\"},{\"id\":2,\"alt\":\"A pair of Reiki hands held open, with light resting between them\",\"description\":\"Reiki hands: a light touch, or none at all, wherever you prefer it.\"}]",
    "contactSubmissions": "[{\"fullName\":\"Alma Reyes\",\"address\":\"12 Cedar Lane, Springfield\",\"phone\":\"(555) 010-0199\",\"email\":\"alma@example.com\",\"notes\":\"Do you also read for horses?\\n\\ud83d\\udc34\",\"id\":1777636800000,\"timestamp\":\"2026-05-01T12:00:00.000Z\"},{\"fullName\":\"Bruno \\u014cta\",\"address\":\"3 Mill Road\",\"phone\":\"555\",\"email\":\"bruno@example.com\",\"notes\":\"\",\"id\":1777636860000,\"timestamp\":\"2026-05-01T12:01:00.000Z\"}]",
    "contactSubmissions:read": "[1777636800000]"
  }
}`;
