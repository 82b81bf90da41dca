import type { Fault } from "../fault.ts";

/** Writing a message and handing it over. */
export const messageFaults: readonly Fault[] = [
  {
    name: "The contact form is emptied before the message is saved",
    file: "features/contact/contact-form.tsx",
    find: ": repository.add(draft))",
    replace: ": (form.reset(EMPTY), repository.add(draft)))",
    specs: ["contact", "storage-faults"],
  },
  {
    name: "A field's error stays while the visitor corrects the field",
    file: "components/field/use-draft-form.ts",
    find: "() => clearErrors(field)",
    replace: '() => clearErrors("notes")',
    specs: ["contact"],
  },
  {
    name: "An incomplete message shows the toast for an incomplete event",
    file: "features/contact/contact-form.tsx",
    find: "toasts.invalidContactForm",
    replace: "toasts.incompleteEvent",
    specs: ["contact", "toasts"],
  },
  {
    name: "A link to the contact page that asks about blanks prefills the notes",
    file: "features/contact/contact-search.ts",
    find: '.replace(NOT_PLAIN, " ").trim()',
    replace: '.replace(NOT_PLAIN, " ")',
    specs: ["contact"],
  },
  {
    name: "The question in a link overwrites notes that are already there",
    file: "features/contact/contact-form.tsx",
    find: 'EMPTY_OR_BEGUN.test(String(getValues("notes")))',
    replace: "true",
    specs: ["contact"],
  },
  {
    name: "The storage is not fetched until the message is sent, so a lost connection loses it",
    file: "features/contact/contact-form.tsx",
    find: "load().catch(() => undefined);",
    replace: "",
    specs: ["without-connection"],
  },
  {
    name: "A long message becomes a link that mail programs refuse",
    file: "features/message-handover/message-links.ts",
    find: "LINK_MAX_LENGTH = 1900",
    replace: "LINK_MAX_LENGTH = 19_000",
    specs: ["owner-site"],
  },
];
