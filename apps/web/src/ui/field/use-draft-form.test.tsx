import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { stoppableTime } from "../../testing/stop-time.ts";
import { useDraftForm, useFieldErrorText } from "./use-draft-form.ts";

const time = stoppableTime();
const onInvalid = vi.fn();
const saved: string[] = [];

function Note() {
  const { form, onSubmit, field } = useDraftForm({
    drafts: { key: "note", subjectSchema: v.null() },
    subject: null,
    fields: { text: {} },
    maxLength: {},
    initial: { text: "" },
    save: async ({ text }: { text: string }) => {
      if (text === "") return { kind: "incomplete", issues: [{ field: "text", code: "required" }] };
      saved.push(text);
      form.reset();
      return { kind: "saved" };
    },
    onInvalid,
  });
  return (
    <form onSubmit={onSubmit}>
      <input id={field("text").id} aria-label="Text" {...field("text").input} />
      <button type="submit">Send</button>
    </form>
  );
}

async function tapSend() {
  await act(async () => fireEvent.click(screen.getByRole("button")));
}

it("a form that was sent and emptied ignores the second tap on an iPhone, which counts it as a first click", async () => {
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

it("a form with errors focuses its first one, and takes the focus from no field later", async () => {
  time.stop();
  render(<Note />);
  await tapSend();
  expect(screen.getByRole("textbox")).toHaveFocus();
  screen.getByRole("button").focus();
  time.pass(1000);
  expect(screen.getByRole("button")).toHaveFocus();
});

it("a text that a program put into a field, without an event, is saved", async () => {
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
])("a field with the issue %j says: %s", (issue, text) => {
  const { result: errorTextOf } = renderHook(() => useFieldErrorText({ notes }));
  expect(errorTextOf.current({ field: "notes", ...issue })).toBe(text);
});
