/** Every query key begins with the noun it reads, so one change invalidates all reads of it. */
export const queryKeys = {
  events: ["events"],
  messages: ["messages"],
  slides: ["slides"],
  intake: ["intake"],
  gate: ["gate"],
  backups: ["backups"],
  diagnostics: ["diagnostics"],
  poll: ["poll"],
} as const;
