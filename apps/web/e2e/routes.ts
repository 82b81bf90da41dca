import { site } from "../build/parsed-site.ts";

/** Every route of the specification (section 2), the all-dates page, and the poster. */
export const everyPage = [
  { name: "Home", path: "/" },
  { name: "Aura Reading", path: "/aura-reading" },
  { name: "Reiki Healing", path: "/reiki-healing" },
  { name: "Calendar", path: "/calendar" },
  { name: "All dates", path: "/calendar/all" },
  { name: "A poster to print", path: "/calendar/poster" },
  { name: "Contact", path: "/contact" },
  { name: "Admin", path: "/admin" },
  { name: "Terms & Conditions", path: "/terms" },
] as const;

export function pageTitle(name: string): string {
  return `${name} | ${site.practiceName}`;
}
