/** The services in display order, with their pages' paths. Their words are in words/services.ts. */
export const services = {
  auraReading: { path: "/aura-reading" },
  reikiHealing: { path: "/reiki-healing" },
} as const satisfies Record<string, { readonly path: string }>;

export type ServiceId = keyof typeof services;

export const SERVICES = Object.keys(services) as ServiceId[];

/** The word that people text to join (specification, section 9). */
export const DEFAULT_KEYWORD = "JOIN";
