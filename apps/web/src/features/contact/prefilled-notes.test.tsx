import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { contact } from "../../../words/contact.ts";
import { servicePages } from "../../../words/service-pages.ts";
import { services } from "../../../words/services.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sendButton, typeMessage } from "../../testing/typed-message.ts";

const notes = () => screen.getByLabelText("Notes (optional)");

describe("the notes", () => {
  it("are empty where nothing is asked about", async () => {
    await renderApp({ path: "/contact" });
    expect(notes()).toHaveValue("");
  });

  it("begin with what the visitor came to ask about, and are sent with it", async () => {
    const { user, router } = await renderApp({ path: "/contact?about=Tea%20%26%20Reiki%3F" });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} Tea & Reiki?\n\n`));
    await user.type(notes(), "May I bring a friend?");
    await router.navigate({ to: "/contact", search: { about: "Something else" } });
    expect(notes()).toHaveValue(`${contact.about} Tea & Reiki?\n\nMay I bring a friend?`);
  });

  it("begin with the latest of two questions where nothing was typed", async () => {
    const { router } = await renderApp({ path: "/contact?about=Aura%20Reading" });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} Aura Reading\n\n`));
    await router.navigate({ to: "/terms" });
    await router.navigate({ to: "/contact", search: { about: "Reiki Healing" } });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} Reiki Healing\n\n`));
  });

  it("show markup as the text it is", async () => {
    await renderApp({ path: `/contact?about=${encodeURIComponent("<img src=x onerror=alert(1)>")}` });
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} <img src=x onerror=alert(1)>\n\n`));
  });

  it("are emptied with the rest once the message is sent", async () => {
    const { user } = await renderApp({
      path: "/contact?about=Aura%20Reading",
      backend: { keptIn: "this-browser" },
    });
    await waitFor(() => expect(notes()).not.toHaveValue(""));
    await typeMessage(user);
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully!"));
    expect(notes()).toHaveValue("");
  });

  it.each([
    ["/aura-reading", services.auraReading.name],
    ["/reiki-healing", services.reikiHealing.name],
  ])("begin with the service of %s", async (path, service) => {
    const { user } = await renderApp({ path });
    const [ask] = await screen.findAllByRole("link", { name: servicePages.ask });
    await user.click(ask ?? document.body);
    await waitFor(() => expect(notes()).toHaveValue(`${contact.about} ${service}\n\n`));
    expect(screen.getByRole("navigation", { name: "Main" }).querySelector("[aria-current=page]")).toHaveTextContent(
      "Contact",
    );
  });
});
