/** What every query key begins with: what the query reads, so that one change reaches all reads of it. */
export const queryKeys = {
  events: ["events"],
  messages: ["messages"],
  slides: ["slides"],
  gate: ["gate"],
  backups: ["backups"],
  diagnostics: ["diagnostics"],
} as const;
