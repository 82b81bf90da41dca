import type { CalendarEventType } from "@inner-light/core";
import { services } from "../../words/services.ts";
import type { ServiceId } from "./define-site-config.ts";
import { type Page, pages } from "./pages.ts";
import type { OwnPicture } from "./pictures.ts";
import { site } from "./site.ts";

/** What the words say of each service. */
export const serviceWords: Readonly<Record<ServiceId, (typeof services)[ServiceId] & OwnPicture>> = services;

/** The service that a type of event belongs to. */
export const serviceOf: Readonly<Partial<Record<CalendarEventType, ServiceId>>> = {
  "aura-reading": "auraReading",
  "reiki-healing": "reikiHealing",
};

/** The services that the practice offers, each with its page and its words. */
export const offeredServices = site.services.map((id) => ({ id, page: pages[id], words: serviceWords[id] }));

/** The links of the navigation bar, in their order (specification, section 2). */
export const navigationPages: readonly Page[] = [
  pages.home,
  ...offeredServices.map(({ page }) => page),
  pages.calendar,
  pages.contact,
];
