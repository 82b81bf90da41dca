import { screen } from "@testing-library/react";
import { renderApp, type SiteUnderTest } from "./render-app.tsx";
import { storeWith } from "./store-with.ts";

/** The gate of an owner who has unlocked the page. How that is done: features/admin-gate/password-form.test.tsx. */
export const openGate = { isOpen: async () => true, unlock: async () => true };

/** Opens the owner's view, unlocked. */
export async function openAdmin({ ports = storeWith(), ...site }: SiteUnderTest = {}) {
  const view = await renderApp({ path: "/admin", backend: {}, ...site, ports: { ...ports, gate: openGate } });
  await screen.findByText("Add New Event");
  return view;
}
