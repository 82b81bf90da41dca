import type { ContactSubmissionId, MailFailure, Noun } from "@inner-light/core";
import { aContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { deviceIn } from "../../testing/in-test.ts";
import { backendWith, renderComponent, renderIn } from "../../testing/render-site.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { Inbox } from "./inbox-panel.tsx";

deviceIn("America/New_York");

/** Opens the inbox with suspected spam from these people. */
async function openSpam(...names: readonly string[]) {
  const ports = storeWith({ messages: names.map((fullName, id) => aContactSubmission({ id, fullName })) });
  await ports.suspectedSpam.setSuspected([...names.keys()], true);
  const backend = backendWith(ports, { optionalPorts: ["suspectedSpam"], dataLocation: "practice" });
  const { user } = await renderIn(backend, <Inbox />);
  const messages = within(await screen.findByRole("region", { name: "Messages" }));
  expect(await messages.findByText("No messages yet.")).toBeVisible();
  expect(messages.getByText(`${names.length} look like spam`)).toBeVisible();
  await user.selectOptions(messages.getByLabelText("Show"), `Looks like spam (${names.length})`);
  return { user, messages, inbox: ports.inbox };
}

const button = (name: string) => screen.getByRole("button", { name });
const line = (name: string) => screen.getByRole("heading", { level: 3, name }).parentElement;

describe("a message that looks like spam", () => {
  it("moves to the inbox when marked as not spam", async () => {
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

  it("can be restored after all spam was deleted", async () => {
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

const TITLE = "Your server is running out of room";

/** Opens the inbox after Alma's and Bo's messages were read and Cleo's was deleted. */
async function openWithIntake(messagesPerDay: number, mailFailure: MailFailure | null = null) {
  const names = ["Dana", "Alma", "Bo", "Cleo"];
  const { inbox, deletedRecords, changes } = storeWith({
    messages: names.map((fullName, id) => aContactSubmission({ id, fullName })),
  });
  await inbox.mark([1, 2, 3], "isRead", true);
  await inbox.remove([3]);
  let status = { messagesPerDay, mailFailure };
  const erase = vi.fn(async (_: readonly ContactSubmissionId[]) => {
    status = { messagesPerDay: 1_000, mailFailure };
    await inbox.remove([1, 2]);
  });
  const messageIntake = { status: async () => status, erase };
  const feed = { subscribe: (listener: (noun: Noun) => void) => changes.subscribe(listener) };
  const { user } = await renderComponent(<Inbox />, { inbox, deletedRecords, messageIntake, changes: feed });
  const panel = within(screen.getByRole("region", { name: "Messages" }));
  await panel.findByRole("heading", { name: "Dana" });
  return { user, panel, erase };
}

it("the owner sees the daily message limit when space is low", async () => {
  const { panel } = await openWithIntake(7);
  expect(await panel.findByText(/Messages are limited to 7 a day until there’s room again/)).toBeVisible();
});

it("the owner can erase messages when the disk is full", async () => {
  const { user, panel, erase } = await openWithIntake(0);
  expect(await panel.findByText(TITLE)).toBeVisible();
  expect(panel.getByText(/Visitors can’t send messages until there’s room again/)).toBeVisible();
  await user.click(panel.getByRole("button", { name: "Delete 3 messages for good" }));
  await user.click(panel.getByRole("button", { name: "Keep them" }));
  expect(panel.getByRole("button", { name: "Delete 3 messages for good" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.click(panel.getByRole("button", { name: "Delete for good" }));
  await waitFor(() => expect(panel.queryByText(TITLE)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: "Messages" })).toHaveFocus());
  expect(panel.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Dana"]);
  expect(erase.mock.calls.map(([ids]) => ids.toSorted())).toEqual([[1, 2, 3]]);
});

it("the owner sees why email is failing", async () => {
  const { panel } = await openWithIntake(1_000, { since: "2026-05-01T12:10:00.000Z", reason: "password" });
  const sentence = await panel.findByText(/^Mail hasn’t gone out since May 1, 2026 at .+ [AP]M: /);
  expect(sentence).toHaveTextContent(/the mail server refused the user name or password\. Your messages are safe here/);
});
