import { screen } from "@testing-library/react";
import { renderApp, type SiteUnderTest } from "./render-app.tsx";
import { TEST_PASSWORD } from "./test-password.ts";

/** Opens the owner's view, and unlocks it. */
export async function openAdmin(site: SiteUnderTest = {}) {
  const view = await renderApp({ path: "/admin", ...site });
  await unlock(view.user);
  return view;
}

/** Unlocks the owner's view on a page that is open already. */
export async function unlock(user: Awaited<ReturnType<typeof renderApp>>["user"]): Promise<void> {
  await user.click(await screen.findByLabelText("Password"));
  await user.paste(TEST_PASSWORD);
  await user.click(screen.getByRole("button", { name: "Unlock" }));
  await screen.findByRole("button", { name: "Add New Event" });
}
