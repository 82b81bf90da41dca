import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Inbox } from "../../ioc/tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sendButton, typeMessage } from "../../testing/typed-message.ts";

const REQUIRED = [
  ["Full Name", "Full name is required"],
  ["Address", "Address is required"],
  ["Phone Number", "Phone number is required"],
  ["Email Address", "Email is required"],
] as const;

function expectError(label: string, message: string): void {
  expect(screen.getByLabelText(label)).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
}

function expectNoError(label: string): void {
  expect(screen.getByLabelText(label)).toHaveAttribute("aria-invalid", "false");
  expect(screen.getByLabelText(label)).not.toHaveAccessibleDescription(/required|valid/);
}

async function expectRefused() {
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please Complete Required Fields All fields except notes are required.",
    ),
  );
}

describe("a message that is not complete", () => {
  it.each([
    ["nothing", ""],
    ["spaces alone", " \t "],
  ])("is refused with each field's own words, and focus in the first: %s", async (_, blank) => {
    const { user, container } = await renderApp({ path: "/contact" });
    await typeMessage(user, Object.fromEntries(REQUIRED.map(([label]) => [label, blank])));
    await user.click(sendButton());
    await expectRefused();
    for (const [label, message] of REQUIRED) expectError(label, message);
    expectNoError("Notes (optional)");
    expect(screen.getByLabelText("Full Name")).toHaveFocus();
    expect(await container.get(Inbox).list()).toEqual([]);
  });

  it("loses a field's error, and only that one, when the field is edited", async () => {
    const { user } = await renderApp({ path: "/contact" });
    await user.click(sendButton());
    await expectRefused();
    for (const [position, [label]] of REQUIRED.entries()) {
      await user.type(screen.getByLabelText(label), "a");
      expectNoError(label);
      for (const [other, message] of REQUIRED.slice(position + 1)) expectError(other, message);
    }
  });

  it("leads to the first field that is not right, past those that are", async () => {
    const { user } = await renderApp({ path: "/contact" });
    await typeMessage(user, { "Phone Number": "", "Email Address": "alma at home" });
    await user.click(sendButton());
    await expectRefused();
    expect(screen.getByLabelText("Phone Number")).toHaveFocus();
    expectError("Phone Number", "Phone number is required");
    expectError("Email Address", "Please enter a valid email address");
    expectNoError("Full Name");
    await user.type(screen.getByLabelText("Email Address"), "!");
    expectNoError("Email Address");
  });
});
