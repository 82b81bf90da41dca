import { UnavailableError } from "@inner-light/core";
import { aContactSubmission } from "@inner-light/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Inbox } from "../../features/inbox/inbox-panel.tsx";
import { stoppableTime } from "../../testing/in-test.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { InParts } from "./owner-panel.tsx";

const time = stoppableTime();

const message = { ...aContactSubmission({ fullName: "Alma" }), isRead: false, isAnswered: false };

it("a panel that failed to load can be reloaded", async () => {
  let fail = () => {};
  const hanging = new Promise<never>((_, reject) => {
    fail = () => reject(new UnavailableError("The line is down"));
  });
  const list = vi.fn(async () => [message]).mockReturnValueOnce(hanging);
  time.stop();
  const { user } = await renderComponent(<Inbox />, { inbox: { list } });
  expect(screen.getByRole("heading", { name: "Messages" })).toBeVisible();
  await time.passAsync(1_000);
  time.goOn();
  expect(screen.getByText("Still reading…")).toBeVisible();
  expect(screen.queryByText("No messages yet.")).not.toBeInTheDocument();

  fail();
  expect(await screen.findByText(/^The site isn’t answering as it should\. If you are online,/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Alma" })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/can’t be read/)).not.toBeInTheDocument());
});

it("a panel whose script failed to load suggests reloading the page", async () => {
  const list = () => Promise.reject(new TypeError("Importing a module script failed."));
  await renderComponent(<Inbox />, { inbox: { list } });
  expect(await screen.findByText("Part of this page didn’t load. Please reload the page.")).toBeVisible();
});

it("a long list shows a hundred rows at a time", async () => {
  const items = Array.from({ length: 250 }, (_, index) => index);
  render(
    <InParts items={items} isPinned={(item) => item === 240}>
      {(drawn) => <p>{drawn.join()}</p>}
    </InParts>,
  );
  expect(screen.getByText([...items.slice(0, 100), 240].join())).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show more of them (149)" }));
  await userEvent.click(screen.getByRole("button", { name: "Show more of them (49)" }));
  expect(screen.getByText(items.join())).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
