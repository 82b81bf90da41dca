import type { ContactSubmissionId, MailFailure } from "@inner-light/core";
import { aContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { deviceIn } from "../../testing/device-in.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { Inbox } from "./inbox-panel.tsx";

deviceIn("America/New_York");

const TITLE = "Your server is running out of room";

/** An owner who has read the messages of Alma and Bo, has deleted that of Cleo, and not read that of Dana. */
async function openInbox(messagesPerDay: number, mailFailure: MailFailure | null = null) {
  const names = ["Dana", "Alma", "Bo", "Cleo"];
  const { inbox, deletedRecords } = storeWith({
    messages: names.map((fullName, id) => aContactSubmission({ id, fullName })),
  });
  await inbox.setRead([1, 2, 3], true);
  await inbox.remove([3]);
  let status = { messagesPerDay, mailFailure };
  const erase = vi.fn(async (_: readonly ContactSubmissionId[]) => {
    status = { messagesPerDay: 1_000, mailFailure };
    await inbox.remove([1, 2]);
  });
  const messageIntake = { status: async () => status, erase };
  const { user } = await renderComponent(<Inbox />, { inbox, deletedRecords, messageIntake });
  const panel = within(screen.getByRole("region", { name: "Messages" }));
  await panel.findByRole("heading", { name: "Dana" });
  return { user, panel, erase };
}

it("while there is room and mail goes out, nothing is said of it", async () => {
  const { panel } = await openInbox(1_000);
  expect(panel.queryByText(TITLE)).not.toBeInTheDocument();
  expect(panel.queryByText(/^Mail hasn’t gone out/)).not.toBeInTheDocument();
});

it("where little is left, the owner hears how many messages a day it is for", async () => {
  const { panel } = await openInbox(7);
  expect(await panel.findByText(/Messages are limited to 7 a day until there’s room again/)).toBeVisible();
});

it("on a full disk, the owner deletes for good what she has read and deleted, once she has confirmed it", async () => {
  const { user, panel, erase } = await openInbox(0);
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

it("the owner reads since when and why no mail goes out, and that the messages are safe", async () => {
  const { panel } = await openInbox(1_000, { since: "2026-05-01T12:10:00.000Z", reason: "password" });
  const sentence = await panel.findByText(/^Mail hasn’t gone out since May 1, 2026 at .+ [AP]M: /);
  expect(sentence).toHaveTextContent(/the mail server refused the user name or password\. Your messages are safe here/);
});
