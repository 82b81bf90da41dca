/** Every query key begins with what it reads, so that one change invalidates all reads of it. */
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
