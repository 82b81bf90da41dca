/** The words that the site comes with, whatever the practice says (build/words/words-plugin.ts). */
declare module "*/words/controls.ts?american" {
  export const links: typeof import("../words/controls.ts").links;
}

declare module "*/words/events.ts?american" {
  export const events: typeof import("../words/events.ts").events;
  export const yourTime: typeof import("../words/events.ts").yourTime;
}

declare module "*/words/messages.ts?american" {
  export const buttons: typeof import("../words/messages.ts").buttons;
  export const deleted: typeof import("../words/messages.ts").deleted;
  export const errors: typeof import("../words/messages.ts").errors;
  export const fields: typeof import("../words/messages.ts").fields;
}
