import { addContactSubmission } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { siteOverHttp } from "../../testing/http-backend.ts";
import { openAdmin } from "../../testing/open-admin.ts";

const TITLE = "Your server is running out of room";
const MB = 2 ** 20;

/** An owner who has read the messages of Alma and Bo, has deleted that of Cleo, and not read that of Dana. */
async function openInbox() {
  const disk = { freeBytes: 1_000 * MB };
  const { ports, backend } = siteOverHttp({ freeBytes: async () => disk.freeBytes });
  const { inbox, deletedRecords } = ports;
  for (const fullName of ["Alma", "Bo", "Cleo", "Dana"]) {
    const { id } = await addContactSubmission(ports, { fullName });
    if (fullName !== "Dana") await inbox.setRead(id, true);
    if (fullName === "Cleo") await inbox.remove(id);
  }
  return {
    disk,
    deleted: () => deletedRecords.list("messages"),
    async open(freeBytes: number) {
      disk.freeBytes = freeBytes;
      const { user } = await openAdmin({ ports, backend });
      const panel = within(await screen.findByRole("region", { name: "Messages" }));
      await panel.findByRole("heading", { name: "Dana" });
      return { user, panel };
    },
  };
}

it("while there is room, nothing is said of it", async () => {
  const { panel } = await (await openInbox()).open(1_000 * MB);
  expect(panel.queryByText(TITLE)).not.toBeInTheDocument();
});

it("where little is left, the owner hears how many messages a day it is for", async () => {
  const { panel } = await (await openInbox()).open(30 * MB);
  expect(await panel.findByText(/Messages are limited to 7 a day until there’s room again/)).toBeVisible();
});

it("on a full disk, the owner deletes for good what she has read and deleted, once she has confirmed it", async () => {
  const { open, disk, deleted } = await openInbox();
  const { user, panel } = await open(0);
  expect(await panel.findByText(TITLE)).toBeVisible();
  expect(panel.getByText(/Visitors can’t send messages until there’s room again/)).toBeVisible();
  await user.click(panel.getByRole("button", { name: "Delete 3 messages for good" }));
  await user.click(panel.getByRole("button", { name: "Keep them" }));
  expect(panel.getByRole("button", { name: "Delete 3 messages for good" })).toHaveFocus();
  await user.keyboard("{Enter}");
  disk.freeBytes = 1_000 * MB;
  await user.click(panel.getByRole("button", { name: "Delete for good" }));
  await waitFor(() => expect(panel.queryByText(TITLE)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: "Messages" })).toHaveFocus());
  expect(panel.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Dana"]);
  expect(await deleted()).toEqual([]);
});

it("the owner reads since when and why no mail goes out, and that the messages are safe", async () => {
  const since = "2026-05-01T12:10:00.000Z";
  const { ports, backend } = siteOverHttp({ mailFailure: async () => ({ since, reason: "password" }) });
  await openAdmin({ ports, backend });
  const sentence = await screen.findByText(/^Mail hasn’t gone out since May 1, 2026 at .+ [AP]M: /);
  expect(sentence).toHaveTextContent(/the mail server refused the user name or password\. Your messages are safe here/);
});

it("while mail goes out, nothing is said of it", async () => {
  const { ports, backend } = siteOverHttp();
  await openAdmin({ ports, backend });
  expect(await screen.findByText("No messages yet.")).toBeVisible();
  expect(screen.queryByText(/^Mail hasn’t gone out/)).not.toBeInTheDocument();
});
