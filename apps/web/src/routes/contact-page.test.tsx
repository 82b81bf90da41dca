import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { contact } from "../../words/contact.ts";
import { renderApp } from "../testing/render-site.tsx";

const notes = () => screen.getByLabelText("Notes (optional)");

describe("the notes field", () => {
  it("starts with the question in the URL", async () => {
    const { user, router } = await renderApp({ path: "/contact?about=Tea%20%26%20%3Cimg%20src%3Dx%3E%3F" });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} Tea & <img src=x>?\n\n`));
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.nextElementSibling).toHaveTextContent("You’re asking about Tea & <img src=x>?.");
    await user.type(notes(), "May I bring a friend?");
    await router.navigate({ to: "/contact", search: { about: "Something else" } });
    expect(notes()).toHaveValue(`${contact.about} Tea & <img src=x>?\n\nMay I bring a friend?`);
  });

  it("starts with the latest question if nothing was typed", async () => {
    const { router } = await renderApp({ path: "/contact?about=Aura%20Reading" });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} Aura Reading\n\n`));
    await router.navigate({ to: "/terms" });
    await router.navigate({ to: "/contact", search: { about: "Reiki Healing" } });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} Reiki Healing\n\n`));
  });
});
