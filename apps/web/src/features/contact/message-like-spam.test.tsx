import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { siteOverHttp } from "../../testing/http-backend.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sendButton, typeMessage } from "../../testing/typed-message.ts";

it("a sender who fills in every field, as programs do, is thanked, and the owner knows", async () => {
  const site = siteOverHttp();
  const { user } = await renderApp({ path: "/contact", ...site });
  typeMessage();
  const field = document.querySelector<HTMLInputElement>('form [name="subject"]');
  if (field !== null) field.value = "Cheap watches";
  await user.click(sendButton());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully! ✨"));
  const [message] = await site.ports.inbox.list();
  expect(message?.isSuspectedSpam).toBe(true);
});
