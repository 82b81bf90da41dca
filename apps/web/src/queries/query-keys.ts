/** What every query key begins with: the noun that it reads, so that one change reaches all reads of that noun. */
export const queryKeys = {
  events: ["events"],
  messages: ["messages"],
  slides: ["slides"],
  gate: ["gate"],
  backups: ["backups"],
  diagnostics: ["diagnostics"],
} as const;
