import { screen } from "@testing-library/react";
import { AdminPage } from "../routes/admin.tsx";
import { backendWith, type SiteUnderTest } from "./render-app.tsx";
import { renderIn } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";

/** The gate of an owner who has unlocked the page. How that is done: features/admin-gate/password-form.test.tsx. */
export const openGate = { isOpen: async () => true, unlock: async () => true };

/** Opens the owner's view, unlocked, without the bar and the footer around it. */
export async function openAdmin({ ports = storeWith(), backend, clock }: SiteUnderTest = {}) {
  const view = await renderIn(backendWith({ ...ports, gate: openGate }, backend), <AdminPage />, {
    path: "/admin",
    clock,
  });
  await screen.findByText("Add New Event");
  return view;
}
