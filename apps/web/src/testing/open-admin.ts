import { screen } from "@testing-library/react";
import { renderApp, type SiteUnderTest } from "./render-app.tsx";
import { storeWith } from "./store-with.ts";
import { TEST_PASSWORD } from "./test-password.ts";

const gate = { isOpen: async () => true, unlock: async () => true };

/** Opens the owner's view, which this page has unlocked before. */
export async function openAdmin({ ports = storeWith(), ...site }: SiteUnderTest = {}) {
  const view = await renderApp({ path: "/admin", backend: {}, ...site, ports: { ...ports, gate } });
  await screen.findByText("Add New Event");
  return view;
}

/** Unlocks the owner's view on a page that is open already. */
export async function unlock(user: Awaited<ReturnType<typeof renderApp>>["user"]): Promise<void> {
  await user.click(await screen.findByLabelText("Password"));
  await user.paste(TEST_PASSWORD);
  await user.click(screen.getByRole("button", { name: "Unlock" }));
  await screen.findByRole("button", { name: "Add New Event" });
}
