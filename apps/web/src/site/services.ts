/**
 * The services, in their order on the site: each by the name of its words in words/services.ts, with the path of its page,
 * which is the file of that name in routes/.
 */
export const services = {
  auraReading: { path: "/aura-reading" },
  reikiHealing: { path: "/reiki-healing" },
} as const satisfies Record<string, { readonly path: string }>;

export type ServiceId = keyof typeof services;

export const SERVICES = Object.keys(services) as ServiceId[];
