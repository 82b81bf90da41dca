import { services } from "../../words/services.ts";
import type { ServiceId } from "./define-site-config.ts";
import { type Page, pages } from "./pages.ts";
import { site } from "./site.ts";

/** A service with its page and its words. */
export interface Service {
  readonly id: ServiceId;
  readonly page: Page;
  readonly words: (typeof services)[ServiceId];
}

/** The services that the practice offers. */
export const offeredServices: readonly Service[] = site.services.map((id) => ({
  id,
  page: pages[id],
  words: services[id],
}));

/** The links of the navigation bar, in their order (specification, section 2). */
export const navigationPages: readonly Page[] = [
  pages.home,
  ...offeredServices.map(({ page }) => page),
  pages.calendar,
  pages.contact,
];
