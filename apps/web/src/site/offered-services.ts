import { services } from "../../words/services.ts";
import { type Page, pages } from "./pages.ts";
import type { OwnPicture } from "./pictures.ts";
import type { ServiceId } from "./services.ts";
import { site } from "./site.ts";

export const serviceWords: Readonly<Record<ServiceId, (typeof services)[ServiceId] & OwnPicture>> = services;

export const offeredServices = site.services.map((id) => ({ id, page: pages[id], words: serviceWords[id] }));

/** The navigation bar's links in display order (specification, section 2). */
export const navigationPages: readonly Page[] = [
  pages.home,
  ...offeredServices.map(({ page }) => page),
  pages.calendar,
  pages.contact,
];
