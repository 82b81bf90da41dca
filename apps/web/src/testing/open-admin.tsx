import type { FixedClock } from "@inner-light/core/testing";
import { screen } from "@testing-library/react";
import type { Backend } from "../ioc/define-backend.ts";
import { AdminPage } from "../routes/admin-page.tsx";
import { backendWith, type SiteUnderTest } from "./render-app.tsx";
import { renderIn } from "./render-site.tsx";
import { storeWith } from "./store-with.ts";

/** The gate of an owner who has unlocked the page. features/admin-gate/password-form.test.tsx tests unlocking. */
export const openGate = { isOpen: async () => true, unlock: async () => true };

/** The owner's page, without the bar and the footer around it. */
export const renderAdmin = (backend: Backend, clock?: FixedClock) =>
  renderIn(backend, <AdminPage />, { path: "/admin", clock });

/** Opens the owner's view, unlocked. */
export async function openAdmin({ ports = storeWith(), backend, clock }: SiteUnderTest = {}) {
  const view = await renderAdmin(backendWith({ ...ports, gate: openGate }, backend), clock);
  await screen.findByText("Add New Event");
  return view;
}
