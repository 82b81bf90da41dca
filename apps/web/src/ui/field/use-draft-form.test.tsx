import { FixedClock } from "@inner-light/core/testing";
import { act, fireEvent, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import * as v from "valibot";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { builtHtml, hydrate, rootOf } from "../../testing/built-page.tsx";
import { stoppableTime } from "../../testing/in-test.ts";
import { button, circle, expectToast, field, openManager } from "../../testing/open-pages.tsx";
import { renderApp } from "../../testing/render-site.tsx";
import { fillIn, SAVED_ON_DEVICE, sendButton, typeMessage } from "../../testing/typed-input.ts";
import { readDraft, useDraftForm, useFieldErrorText } from "./use-draft-form.tsx";

const footer = () => within(screen.getByRole("contentinfo"));

async function lookElsewhere(user: UserEvent, router: Awaited<ReturnType<typeof renderApp>>["router"]) {
  await user.click(footer().getByRole("link", { name: "Terms & Conditions" }));
  await screen.findByRole("heading", { level: 1, name: "Terms & Conditions" });
  router.history.back();
}

describe("an unsent message", () => {
  it("survives a visit to another page", async () => {
    const { user, router } = await renderApp({ path: "/contact" });
    fillIn({ "Full Name": "Alma", "Notes (optional)": "Do you also read for horses?" });
    await lookElsewhere(user, router);

    expect(await screen.findByLabelText("Full Name")).toHaveValue("Alma");
    expect(screen.getByLabelText("Notes (optional)")).toHaveValue("Do you also read for horses?");
    typeMessage();
    await user.click(sendButton());
    await screen.findByRole("region", { name: SAVED_ON_DEVICE });

    await lookElsewhere(user, router);
    expect(await screen.findByLabelText("Full Name")).toHaveValue("");
    expect(screen.getByLabelText("Address")).toHaveValue("");
  });

  it("survives a reload", async () => {
    const { unmount } = await renderApp({ path: "/contact" });
    fillIn({ "Full Name": "Alma", "Notes (optional)": "Do you also read for horses?" });
    unmount();

    const page = rootOf(await builtHtml("/contact"));
    within(page).getByLabelText<HTMLInputElement>("Full Name").value = "Alma Reyes";
    await hydrate(page, "/contact?about=Aura%20Reading", new FixedClock());

    await waitFor(() => expect(screen.getByLabelText("Notes (optional)")).toHaveValue("Do you also read for horses?"));
    expect(screen.getByLabelText("Full Name")).toHaveValue("Alma Reyes");
  });

  it("includes text typed before the script ran", async () => {
    const page = rootOf(await builtHtml("/contact"));
    within(page).getByLabelText<HTMLInputElement>("Phone Number").value = "5".repeat(60);
    const { unmount } = await hydrate(page, "/contact", new FixedClock());
    expect(await screen.findByText("That’s all that fits: 60 characters.")).toBeVisible();
    unmount();

    await renderApp({ path: "/contact" });
    expect(screen.getByLabelText("Phone Number")).toHaveValue("5".repeat(60));
  });
});

describe("an unsaved event", () => {
  it("survives a reload", async () => {
    const { user, press, fill, unmount } = await openManager([circle]);
    await press("Edit Circle");
    fill({ Title: "Circle of friends" });
    await user.click(field("Full"));
    unmount();

    await openManager([circle]);
    expect(await screen.findByRole("form", { name: "Edit event" })).toBeVisible();
    expect(field("Title")).toHaveValue("Circle of friends");
    expect(field("Full")).toBeChecked();
  });

  it("survives an update that changes the type of one of its fields", async () => {
    const values = { title: "Walk", leftOut: "2026-05-21" };
    sessionStorage.setItem("draft.event", JSON.stringify({ values, subject: { kind: "edit", event: circle } }));
    await openManager([circle]);
    expect(field("Title")).toHaveValue("Walk");
  });

  it("is discarded by Cancel", async () => {
    const { press, fill, unmount } = await openManager([circle]);
    await press("Add New Event");
    fill({ Title: "Walk" });
    await press("Cancel");
    await press("Discard it");
    unmount();
    const again = await openManager([circle]);
    await again.press("Add New Event");
    expect(field("Title")).toHaveValue("");
  });

  it("is never discarded without a question, even if the browser's session storage is full", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    onTestFinished(() => full.mockRestore());
    const { press, fill } = await openManager([circle]);
    await press("Add New Event");
    fill({ Title: "Walk" });
    await press("Edit Circle");
    await expectToast("A Form Is Still Open");
    await press("Cancel");
    expect(button("Keep editing")).toHaveFocus();
    expect(field("Title")).toHaveValue("Walk");
  });
});

it.each([
  ["is not JSON", "{"],
  ["has the wrong shape", JSON.stringify({ values: { name: 7 }, subject: "the circle" })],
  ["belongs to something unknown", JSON.stringify({ values: {}, subject: 7 })],
])("a stored draft is ignored if it %s", (_, text) => {
  sessionStorage.setItem("notes", text);
  expect(
    readDraft({ key: "notes", schema: v.object({ values: v.object({ name: v.string() }), subject: v.string() }) }),
  ).toBeUndefined();
});

const time = stoppableTime();
const onInvalid = vi.fn();
const saved: unknown[] = [];

const note = {
  drafts: { key: "note", schema: v.object({ values: v.object({ text: v.string() }), subject: v.null() }) },
  subject: null,
  errorTexts: {},
  maxLength: {},
  initial: { text: "" },
  onInvalid,
};

function Note() {
  const { formProps, field } = useDraftForm({
    ...note,
    save: async ({ text }) => {
      if (text === "") return { kind: "incomplete", issues: [{ field: "text", code: "required" }] };
      saved.push(text);
      return "reset";
    },
  });
  return (
    <form {...formProps}>
      <input id={field("text").id} aria-label="Text" {...field("text").input} />
      <button type="submit">Send</button>
    </form>
  );
}

it("a form can save only its own fields", () => {
  // @ts-expect-error The form has no such field.
  renderHook(() => useDraftForm({ ...note, save: async (_: { date: string }) => "keep" }));
});

it("a draft survives a page change even if the browser blocks session storage", () => {
  const blocked = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  const { unmount } = render(<Note />);
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "Hello" } });
  unmount();
  const again = render(<Note />);
  expect(screen.getByRole("textbox")).toHaveValue("Hello");
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "" } });
  again.unmount();
  render(<Note />);
  expect(screen.getByRole("textbox")).toHaveValue("");
  blocked.mockRestore();
});

async function tapSend() {
  await act(async () => fireEvent.click(screen.getByRole("button")));
}

it("a form that was just sent ignores the second tap of a double tap", async () => {
  time.stop();
  render(<Note />);
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "Hello" } });
  await tapSend();
  expect(screen.getByRole("textbox")).toHaveValue("");
  await tapSend();
  expect(onInvalid).not.toHaveBeenCalled();
  time.pass(1000);
  await tapSend();
  expect(onInvalid).toHaveBeenCalledOnce();
});

it("a form with errors moves focus only once", async () => {
  time.stop();
  render(<Note />);
  await tapSend();
  expect(screen.getByRole("textbox")).toHaveFocus();
  screen.getByRole("button").focus();
  time.pass(1000);
  expect(screen.getByRole("button")).toHaveFocus();
});

it("text that a browser extension enters is saved", async () => {
  render(<Note />);
  screen.getByRole<HTMLInputElement>("textbox").value = "Filled by an extension";
  await tapSend();
  expect(saved).toContain("Filled by an extension");
});

const notes = { required: "Notes are required", malformed: "Please write something else" };

it.each([
  [{ code: "required" }, "Notes are required"],
  [{ code: "too-long", limit: 5000 }, "This can have up to 5,000 characters"],
  [{ code: "malformed" }, "Please write something else"],
  [{ code: "not-offered" }, "Please write something else"],
])("a field with the issue %j shows %s", (issue, text) => {
  const { result: errorTextOf } = renderHook(() => useFieldErrorText({ notes }));
  expect(errorTextOf.current({ field: "notes", ...issue })).toBe(text);
});
