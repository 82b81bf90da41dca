import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { contact } from "../../../words/contact.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { renderComponent } from "../../testing/render-site.tsx";
import { sendButton, typeMessage } from "../../testing/typed-message.ts";
import { ContactForm } from "./contact-form.tsx";

const notes = () => screen.getByLabelText("Notes (optional)");

describe("the notes", () => {
  it("begin with what the visitor came to ask about, and are sent with it", async () => {
    const { user, router } = await renderApp({ path: "/contact?about=Tea%20%26%20%3Cimg%20src%3Dx%3E%3F" });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} Tea & <img src=x>?\n\n`));
    await user.type(notes(), "May I bring a friend?");
    await router.navigate({ to: "/contact", search: { about: "Something else" } });
    expect(notes()).toHaveValue(`${contact.about} Tea & <img src=x>?\n\nMay I bring a friend?`);
  });

  it("begin with the latest of two questions where nothing was typed", async () => {
    const { router } = await renderApp({ path: "/contact?about=Aura%20Reading" });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} Aura Reading\n\n`));
    await router.navigate({ to: "/terms" });
    await router.navigate({ to: "/contact", search: { about: "Reiki Healing" } });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} Reiki Healing\n\n`));
  });

  it("are emptied with the rest once the message is sent", async () => {
    const contactSubmissions = { add: async () => {} };
    const { user } = await renderComponent(<ContactForm about="Aura Reading" />, { contactSubmissions });
    await waitFor(() => expect(notes()).not.toHaveValue(""));
    typeMessage();
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully!"));
    expect(notes()).toHaveValue("");
  });
});
