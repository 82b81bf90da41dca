import { services } from "../../words/services.ts";
import { type Page, pages } from "./pages.ts";
import type { OwnPicture } from "./pictures.ts";
import type { ServiceId } from "./services.ts";
import { site } from "./site.ts";

/** What the words say of each service. */
export const serviceWords: Readonly<Record<ServiceId, (typeof services)[ServiceId] & OwnPicture>> = services;

/** The services that the practice offers, each with its page and its words. */
export const offeredServices = site.services.map((id) => ({ id, page: pages[id], words: serviceWords[id] }));

/** The links of the navigation bar, in their order (specification, section 2). */
export const navigationPages: readonly Page[] = [
  pages.home,
  ...offeredServices.map(({ page }) => page),
  pages.calendar,
  pages.contact,
];
