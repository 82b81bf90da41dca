import { aCalendarEvent, aContactSubmission, aContactSubmissionDraft } from "@inner-light/core/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { catchDownloads } from "../../testing/catch-downloads.ts";
import { deviceIn, stoppableTime } from "../../testing/in-test.ts";
import { backendWith, renderApp, renderIn } from "../../testing/render-site.tsx";
import { createLocalSite, createStoredSite } from "../../testing/stored-site.ts";
import { KeptAboutYou } from "./kept-about-you.tsx";

deviceIn("America/New_York");

const files = catchDownloads();
const time = stoppableTime();

async function openPanel() {
  const { ports, backend } = createLocalSite();
  const view = await renderIn(backendWith(ports, backend), <KeptAboutYou />);
  return { ...view, show: () => view.user.click(screen.getByRole("button", { name: "Show what is kept" })) };
}

const others = { calendarEvents: JSON.stringify([aCalendarEvent()]), theme: "dark" };
const messages = [aContactSubmission({ notes: "A question" })];

describe("what the browser stores about a visitor", () => {
  it("is read again on each request", async () => {
    const { ports, backend } = createStoredSite();
    const { user, router } = await renderApp({ path: "/terms", ports, backend });
    const show = async () => user.click(await screen.findByRole("button", { name: "Show what is kept" }));
    await show();
    await screen.findByText("This browser keeps no messages.");
    await router.navigate({ to: "/contact" });
    await screen.findByLabelText("Full Name");
    await ports.contactSubmissions.add(aContactSubmissionDraft());
    await router.navigate({ to: "/terms" });
    await show();
    expect(await screen.findByText(/^This browser keeps 1 message,/)).toBeVisible();
  });

  it("shows a loading message after a second", async () => {
    await renderIn(backendWith({}, { load: () => new Promise(() => {}) }), <KeptAboutYou />);
    time.stop();
    fireEvent.click(screen.getByRole("button", { name: "Show what is kept" }));
    await time.passAsync(1_000);
    expect(screen.getByText("Still looking…")).toBeVisible();
  });

  it("can be viewed and downloaded", async () => {
    Object.assign(localStorage, others, { contactSubmissions: JSON.stringify(messages) });
    const { show, user } = await openPanel();
    await show();
    expect(
      await screen.findByText("This browser keeps 1 message, written by you or by someone else who uses it."),
    ).toBeVisible();
    expect(screen.getByText("A question")).toBeVisible();
    await user.dblClick(screen.getByRole("button", { name: "Download my messages" }));
    expect(files).toHaveLength(1);
    expect(JSON.parse((await files[0]?.blob.text()) ?? "")).toEqual({ messages });
  });

  it("includes deleted messages that can still be restored", async () => {
    const [record] = messages;
    const deleted = [{ id: record?.id, deletedAt: "2026-05-01T12:00:00.000Z", record }];
    localStorage.setItem("contactSubmissions:deleted", JSON.stringify(deleted));
    const { show } = await openPanel();
    await show();
    expect(
      await screen.findByText(/^This browser keeps 1 message, .* Deleted ones can be restored until/),
    ).toBeVisible();
    expect(screen.getByText("A question")).toBeVisible();
    expect(screen.getByText(/^Deleted on May.1, 2026, kept until May.31, 2026$/)).toBeVisible();
  });

  it("is erased after a confirmation", async () => {
    const damaged = { "contactSubmissions:quarantine:811c9dc5-2": "[{" };
    sessionStorage.setItem("sent.contact", JSON.stringify(messages[0]));
    sessionStorage.setItem("draft.contact", JSON.stringify({ values: { fullName: "Alma" }, subject: null }));
    Object.assign(localStorage, others, damaged, {
      contactSubmissions: JSON.stringify([...messages, null]),
      "contactSubmissions:read": "[1]",
    });
    const { show, user } = await openPanel();
    await show();
    expect(await screen.findByText(/Part of what is kept is damaged/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Download my messages" }));
    expect(JSON.parse((await files[0]?.blob.text()) ?? "")).toMatchObject({ messages, asStored: damaged });

    await user.dblClick(screen.getByRole("button", { name: "Erase my messages" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "No, keep them" })).toHaveFocus());
    expect(localStorage).toHaveLength(5);
    await user.click(screen.getByRole("button", { name: "Yes, erase them" }));
    expect(await screen.findByText("This browser keeps no messages.")).toBeVisible();
    expect({ ...localStorage }).toEqual(others);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Your Messages Are Erased"));
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(screen.getByRole("button", { name: "Hide what is kept" })).toHaveFocus());
  });
});
