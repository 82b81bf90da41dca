/** The words that the site comes with, whatever the practice says (build/words/words-plugin.ts). */
declare module "*/words/messages.ts?american" {
  export const buttons: typeof import("../words/messages.ts").buttons;
  export const deleted: typeof import("../words/messages.ts").deleted;
  export const errors: typeof import("../words/messages.ts").errors;
  export const fields: typeof import("../words/messages.ts").fields;
}
