import { aContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { backendWith } from "../../testing/render-app.tsx";
import { renderIn } from "../../testing/render-site.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { Inbox } from "./inbox-panel.tsx";

const optionalPorts = ["gate", "calendarEvents", "inbox", "suspectedSpam", "deletedRecords", "changes"] as const;

/** Opens the owner's view, and the messages from these people, which look like spam. */
async function openSpam(...names: readonly string[]) {
  const ports = storeWith({ messages: names.map((fullName, id) => aContactSubmission({ id, fullName })) });
  await ports.suspectedSpam.setSuspected([...names.keys()], true);
  const backend = backendWith(ports, { optionalPorts, dataLocation: "practice" });
  const { user } = await renderIn(backend, <Inbox />);
  const messages = within(await screen.findByRole("region", { name: "Messages" }));
  expect(await messages.findByText("No messages yet.")).toBeVisible();
  expect(messages.getByText(`${names.length} look like spam`)).toBeVisible();
  await user.selectOptions(messages.getByLabelText("Show"), `Looks like spam (${names.length})`);
  return { user, messages, inbox: ports.inbox };
}

const button = (name: string) => screen.getByRole("button", { name });
const line = (name: string) => screen.getByRole("heading", { level: 3, name }).parentElement;

describe("what looks like spam", () => {
  it("goes to the inbox, as new, when the owner says that it is none, and the place is kept", async () => {
    const { user, messages, inbox } = await openSpam("Alma", "Bo");
    expect(messages.getByText(/deleted for good 30 days after it was sent/)).toBeVisible();
    expect(messages.queryByRole("link", { name: /^Reply/ })).not.toBeInTheDocument();
    await user.dblClick(button("Not spam the message from Bo"));
    await waitFor(() => expect(line("Alma")).toHaveFocus());
    expect(await messages.findByText("1 new, 1 looks like spam")).toBeVisible();
    const [bo, alma] = await inbox.list();
    expect([bo?.isSuspectedSpam, alma?.isSuspectedSpam]).toEqual([undefined, true]);
    await user.selectOptions(messages.getByLabelText("Show"), "Inbox (1)");
    expect(messages.getByRole("heading", { name: "Bo" })).toBeVisible();
    expect(messages.queryByRole("heading", { name: "Alma" })).not.toBeInTheDocument();
  });

  it("is deleted all at once, in one write, and can be brought back one after another", async () => {
    const { user, inbox } = await openSpam("Alma", "Bo");
    const remove = vi.spyOn(inbox, "remove");
    await user.dblClick(button("Delete all spam"));
    await waitFor(async () => expect(await inbox.list()).toEqual([]));
    expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Delete all spam" })).not.toBeInTheDocument());
    await user.click(await screen.findByRole("button", { name: "Undo deleting the message from Alma" }));
    await waitFor(async () => expect(await inbox.list()).toMatchObject([{ fullName: "Alma", isSuspectedSpam: true }]));
    await user.click(await screen.findByRole("button", { name: "Undo deleting the message from Bo" }));
    await waitFor(async () => expect(await inbox.list()).toHaveLength(2));
  });
});
