/** The services in display order: each under its name in words/services.ts, with the path of its page in routes/. */
export const services = {
  auraReading: { path: "/aura-reading" },
  reikiHealing: { path: "/reiki-healing" },
} as const satisfies Record<string, { readonly path: string }>;

export type ServiceId = keyof typeof services;

export const SERVICES = Object.keys(services) as ServiceId[];

/** The word that people text to join (specification, section 9). */
export const DEFAULT_KEYWORD = "JOIN";
