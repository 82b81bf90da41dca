import { NotFoundError } from "@inner-light/core";
import { aContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { reply } from "../../../words/mails.ts";
import { deviceIn } from "../../testing/in-test.ts";
import { backendWith, renderIn } from "../../testing/render-site.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { fillIn } from "../../testing/typed-input.ts";
import { OwnersLanguage } from "../../ui/language/owners-language.tsx";
import { Inbox, UnreadMessages } from "./inbox-panel.tsx";

deviceIn("America/New_York");

const older = aContactSubmission({ id: 1, fullName: "Alma", timestamp: "2026-04-01T12:00:00Z" });
const newer = aContactSubmission({ id: 2, fullName: "Bo", timestamp: "2026-05-01T12:00:00Z", phone: "call me" });

async function openInbox(messages = [older, newer], ports = storeWith({ messages })) {
  const view = await renderIn(
    backendWith(ports),
    <OwnersLanguage>
      <h1>
        Messages
        <UnreadMessages />
      </h1>
      <Inbox />
    </OwnersLanguage>,
  );
  const inbox = within(screen.getByRole("region", { name: "Messages in this browser" }));
  await inbox.findByText(/^You see only messages/);
  return { inbox, ports, repository: ports.inbox, ...view };
}

const names = (inbox: { queryAllByRole: typeof screen.queryAllByRole }) =>
  inbox.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

const line = (inbox: { getByRole: typeof screen.getByRole }, name: string) => {
  const summary = inbox.getByRole("heading", { level: 3, name }).closest("summary");
  if (summary === null) throw new Error(`The message from ${name} does not fold.`);
  return summary;
};

describe("the inbox", () => {
  it("expands the first three new messages", async () => {
    const messages = [1, 2, 3, 4, 5].map((id) => aContactSubmission({ id, fullName: `${id}`, notes: `Note\n${id}` }));
    const { inbox, repository } = await openInbox(messages);
    const isOpen = () => names(inbox).map((name) => line(inbox, name ?? "").closest("details")?.open);
    expect(isOpen()).toEqual([true, true, true, false, false]);
    expect(line(inbox, "1")).toHaveTextContent("Note 1");
    await repository.mark([5], "isRead", true);
    await waitFor(() => expect(isOpen()).toEqual([false, true, true, true, false]));
  });

  it("collapses a message marked as read", async () => {
    const ports = storeWith({ messages: [older, newer] });
    const { mark } = ports.inbox;
    let answer = () => {};
    vi.spyOn(ports.inbox, "mark").mockImplementation(async (...marks) => {
      await mark(...marks);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    });
    const { inbox, user } = await openInbox([], ports);
    await user.click(inbox.getByRole("button", { name: "Mark as read the message from Bo" }));
    expect(await inbox.findByText("1 new")).toBeVisible();
    answer();
    await waitFor(() => expect(line(inbox, "Bo")).toHaveFocus());
  });

  it("offers a reply by email and by phone", async () => {
    const { inbox } = await openInbox();
    expect(inbox.getByRole("link", { name: "Email Alma" })).toHaveAttribute(
      "href",
      expect.stringMatching(
        /^mailto:alma@example\.com\?subject=.*&body=.*Alma%20wrote%20on%20April.*1%2C%202026%20\(\(555\)%20010-0199\)%3A%0D%0A%3E%20/,
      ),
    );
    expect(inbox.getByRole("link", { name: "Call Alma" })).toHaveAttribute("href", "tel:5550100199");
    expect(inbox.getByRole("link", { name: "Text Alma" })).toHaveAttribute("href", "sms:5550100199");
    expect(inbox.queryByRole("link", { name: "Call Bo" })).not.toBeInTheDocument();
  });

  it("counts new messages at the top of the page", async () => {
    const { inbox, user, repository } = await openInbox();
    expect(inbox.getByText("2 new")).toBeVisible();
    await user.dblClick(inbox.getByRole("button", { name: "Mark as read the message from Bo" }));
    expect(await inbox.findByText("1 new")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: /^Messages ?, 1 new$/ })).toBeVisible();
    await waitFor(() => expect(line(inbox, "Bo")).toHaveFocus());
    expect(inbox.getByText("call me", { exact: false })).not.toBeVisible();
    expect(await repository.list()).toMatchObject([
      { id: 2, isRead: true },
      { id: 1, isRead: false },
    ]);
    await user.click(line(inbox, "Bo"));
    await user.click(inbox.getByRole("button", { name: "Mark as new the message from Bo" }));
    expect(await inbox.findByText("2 new")).toBeVisible();
    expect(inbox.getByText("call me", { exact: false })).toBeVisible();
  });

  it("marks a message as answered after a reply", async () => {
    const { inbox, user, repository } = await openInbox();
    const answered = { name: "Mark as answered the message from Bo" };
    expect(inbox.queryByRole("button", answered)).not.toBeInTheDocument();
    const reply = inbox.getByRole("link", { name: "Email Bo" });
    reply.addEventListener("click", (event) => event.preventDefault());
    await user.click(reply);
    await user.click(inbox.getByRole("button", answered));
    await waitFor(() => expect(line(inbox, "Bo")).toHaveFocus());
    expect(line(inbox, "Bo")).toHaveTextContent("Answered");
    expect(inbox.getByText("1 new")).toBeVisible();
    expect(await repository.list()).toMatchObject([{ isAnswered: true }, { isAnswered: false }]);
    await user.click(line(inbox, "Bo"));
    await user.click(inbox.getByRole("button", { name: "Not answered the message from Bo" }));
    expect(await inbox.findByText("2 new")).toBeVisible();
    expect(line(inbox, "Bo")).not.toHaveTextContent("Answered");
  });

  it("rerenders only the changed message", async () => {
    const messages = Array.from({ length: 8 }, (_, id) => aContactSubmission({ id, fullName: `${id}` }));
    const { inbox, user } = await openInbox(messages);
    const renders = vi.spyOn(reply, "subject", "get").mockReturnValue("Your message");
    await user.click(inbox.getByRole("button", { name: "Mark as read the message from 7" }));
    await waitFor(() => expect(line(inbox, "7")).toHaveFocus());
    expect(renders.mock.calls.length).toBeLessThan(messages.length);
  });

  it("marks all messages as read in one call", async () => {
    const { inbox, user, ports, repository } = await openInbox();
    const mark = vi.spyOn(repository, "mark");
    const reads = [vi.spyOn(repository, "list"), vi.spyOn(ports.deletedRecords, "list")];
    await user.dblClick(inbox.getByRole("button", { name: "Mark all as read" }));
    await waitFor(() => expect(inbox.getByRole("heading", { level: 2 })).toHaveFocus());
    expect(mark.mock.calls).toEqual([[[2, 1], "isRead", true]]);
    for (const read of reads) expect(read).toHaveBeenCalledOnce();
    expect(await repository.list()).toMatchObject([{ isRead: true }, { isRead: true }]);
    expect(inbox.queryByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
  });

  it("moves focus to the next new message after one is read", async () => {
    const newest = [aContactSubmission({ id: 3, fullName: "Cy" }), aContactSubmission({ id: 4, fullName: "Di" })];
    const { inbox, user } = await openInbox([older, newer, ...newest]);
    expect(inbox.queryByLabelText("Show")).not.toBeInTheDocument();
    await user.click(inbox.getByRole("button", { name: "Mark as read the message from Alma" }));
    await user.selectOptions(await inbox.findByLabelText("Show"), "New only (3)");
    expect(names(inbox)).toEqual(["Di", "Cy", "Bo"]);
    for (const name of ["Di", "Bo"]) {
      await user.click(inbox.getByRole("button", { name: `Mark as read the message from ${name}` }));
      await waitFor(() => expect(line(inbox, "Cy")).toHaveFocus());
    }
    expect(names(inbox)).toEqual(["Cy"]);
    await user.click(inbox.getByRole("button", { name: "Mark as read the message from Cy" }));
    await waitFor(() => expect(inbox.getByRole("heading", { level: 2 })).toHaveFocus());
    expect(inbox.getByText("No such messages.")).toBeVisible();
  });

  it("searches every field of a message", async () => {
    const many = Array.from({ length: 21 }, (_, index) =>
      aContactSubmission({ id: index + 1, fullName: `Visitor ${index}` }),
    );
    const { inbox, repository } = await openInbox(
      [...many, { ...newer, id: 99, notes: "Do you read for HORSES?" }].slice(1),
    );
    fillIn({ Search: "horses bo" });
    expect(names(inbox)).toEqual(["Bo"]);
    fillIn({ Search: "" });
    await repository.remove([3]);
    await waitFor(() => expect(inbox.queryByLabelText("Search")).not.toBeInTheDocument());
    expect(names(inbox)).toHaveLength(20);
  });

  it("restores a deleted message", async () => {
    const { inbox, user, repository } = await openInbox();
    await user.dblClick(inbox.getByRole("button", { name: "Delete the message from Bo" }));
    const undo = await inbox.findByRole("button", { name: "Undo deleting the message from Bo" });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(await repository.list()).toMatchObject([older]);
    expect(names(inbox)).toEqual(["Alma"]);

    await user.dblClick(undo);
    await waitFor(() => expect(line(inbox, "Bo")).toHaveFocus());
    expect(names(inbox)).toEqual(["Bo", "Alma"]);
    expect(await repository.list()).toMatchObject([newer, older]);
  });

  it("lists a message deleted on an earlier visit", async () => {
    const { inbox, user, ports, unmount } = await openInbox();
    await user.click(inbox.getByRole("button", { name: "Delete the message from Bo" }));
    unmount();
    await openInbox([], ports);
    await user.click(await screen.findByText("Recently deleted (1)"));
    expect(screen.getByRole("button", { name: "Restore the message from Bo" })).toHaveAccessibleDescription(
      /^The message from Bo, May\u00a01, 2026 at .* Deleted on May\u00a01, 2026, kept until May\u00a031, 2026$/,
    );
  });

  it("does not alarm the owner if another tab has already deleted the message", async () => {
    const { inbox, user, repository } = await openInbox();
    repository.remove = async () => {
      throw new NotFoundError("No such record");
    };
    await user.click(inbox.getByRole("button", { name: "Delete the message from Bo" }));
    expect(await screen.findByText("Already Gone")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Someone already removed it"));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });
});
