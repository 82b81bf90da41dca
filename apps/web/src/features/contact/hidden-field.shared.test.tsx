import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { Inbox, SuspectedSpam } from "../../ioc/tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sendButton, typeMessage } from "../../testing/typed-message.ts";
import { HIDDEN_FIELD } from "./hidden-field.tsx";

async function openForm() {
  const view = await renderApp({ path: "/contact" });
  const field = document.querySelector<HTMLInputElement>(`form [name="${HIDDEN_FIELD}"]`);
  if (field === null) throw new Error("The form has no hidden field.");
  return { ...view, field };
}

const expectThanks = () =>
  waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully! ✨"));

it("a shared site's form has a field that no person meets, and a message without it is in the inbox", async () => {
  const { user, field, container } = await openForm();
  expect(screen.getAllByRole("textbox")).not.toContain(field);
  expect(screen.getAllByLabelText(/./)).not.toContain(field);
  expect(field).toHaveAttribute("tabindex", "-1");
  expect(field).toHaveAttribute("autocomplete", "off");
  await typeMessage(user);
  await user.click(sendButton());
  await expectThanks();
  expect(await container.get(Inbox).list()).toHaveLength(1);
  expect(await container.get(SuspectedSpam).list()).toEqual([]);
});

it("a program that fills in every field is thanked alike, and its message is kept apart", async () => {
  const { user, field, container } = await openForm();
  await typeMessage(user);
  await user.type(field, "Cheap watches");
  await user.click(sendButton());
  await expectThanks();
  expect(await container.get(Inbox).list()).toEqual([]);
  expect(await container.get(SuspectedSpam).list()).toMatchObject([{ fullName: "Alma Reyes", notes: "" }]);
});
