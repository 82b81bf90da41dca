import { NotFoundError } from "@inner-light/core";
import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ContactSubmissionRepository, Inbox, SuspectedSpam } from "../../ioc/tokens.ts";
import { openAdmin } from "../../testing/open-admin.ts";
import { createTestContainer } from "../../testing/render-app.tsx";

async function openFolder(...names: readonly string[]) {
  const container = createTestContainer();
  const messages = container.get(ContactSubmissionRepository);
  const receive = (fullName: string) =>
    messages.add(aContactSubmissionDraft({ fullName }), { hiddenField: "Cheap watches" });
  for (const name of names) await receive(name);
  const view = await openAdmin({ container });
  await screen.findByText("No messages yet.");
  return { receive, inbox: container.get(Inbox), folder: container.get(SuspectedSpam), ...view };
}

const button = (name: string) => screen.getByRole("button", { name });

describe("what looks like spam", () => {
  it("has no place on the page until there is some, and then it is counted and folded away", async () => {
    const { receive } = await openFolder();
    expect(screen.queryByText(/Looks like spam/)).not.toBeInTheDocument();
    await receive("Bo");
    expect(await screen.findByText("Looks like spam (1)")).toBeVisible();
    expect(screen.getByText("Bo")).not.toBeVisible();
    expect(screen.getByText("No messages yet.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Messages" })).toBeVisible();
  });

  it("goes to the inbox, as new, when the owner says that it is none", async () => {
    const { user, inbox, folder } = await openFolder("Alma", "Bo");
    await user.click(await screen.findByText("Looks like spam (2)"));
    expect(screen.getByText(/deleted for good 30 days after it was sent/)).toBeVisible();
    await user.dblClick(button("Not spam the message from Bo"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Bo" })).toHaveFocus());
    const messages = screen.getByRole("region", { name: "Messages" });
    expect(within(messages).getByRole("heading", { name: "Bo" })).toBeVisible();
    expect(within(messages).getByText("1 new")).toBeVisible();
    expect(screen.getByText("Looks like spam (1)")).toBeVisible();
    expect(await inbox.list()).toMatchObject([{ fullName: "Bo", isRead: false }]);
    expect(await folder.list()).toMatchObject([{ fullName: "Alma" }]);
  });

  it("keeps its place when it is deleted, and comes back by an undo", async () => {
    const { user, inbox, folder } = await openFolder("Alma");
    await user.click(await screen.findByText("Looks like spam (1)"));
    await user.dblClick(button("Delete the message from Alma"));
    await waitFor(() => expect(button("Undo deleting the message from Alma")).toHaveFocus());
    expect(await folder.list()).toEqual([]);
    expect(await inbox.listDeleted()).toEqual([]);
    await user.dblClick(button("Undo deleting the message from Alma"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Alma" })).toHaveFocus());
    expect(await folder.list()).toMatchObject([{ fullName: "Alma" }]);
  });

  it("says calmly that someone else was quicker", async () => {
    const { user, folder } = await openFolder("Alma");
    await user.click(await screen.findByText("Looks like spam (1)"));
    folder.accept = async () => {
      throw new NotFoundError("No message has this id");
    };
    await user.click(button("Not spam the message from Alma"));
    expect(await screen.findByText("Already Gone")).toBeVisible();
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });
});
