/** Every query key begins with the noun it reads. A change invalidates all reads of its noun. */
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
