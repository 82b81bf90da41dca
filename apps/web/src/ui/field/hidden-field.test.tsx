import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { spamEvidence } from "../browser/spam-evidence.ts";
import { HiddenField } from "./hidden-field.tsx";

afterEach(() => void vi.restoreAllMocks());

/** Renders a form 2.4 seconds after the page opened. */
function openForm(notes = "") {
  const now = vi.spyOn(performance, "now").mockReturnValue(2_400.6);
  const { container } = render(
    <form>
      <HiddenField />
      <input name="fullName" aria-label="Full Name" />
      <textarea name="notes" aria-label="Notes" defaultValue={notes} />
    </form>,
  );
  return { now, user: userEvent.setup(), field: container.querySelector("input") };
}

describe("the spam evidence for a message", () => {
  it("includes the time since the first input", async () => {
    const { now, user, field } = openForm();
    expect(screen.getAllByRole("textbox")).toHaveLength(2);
    expect(field).toHaveAttribute("tabindex", "-1");
    expect(field).toHaveAttribute("autocomplete", "off");
    expect(spamEvidence()).toEqual({ hiddenField: "", msSinceFirstInput: undefined });
    await user.type(screen.getByLabelText("Full Name"), "A");
    now.mockReturnValue(60_000);
    await user.type(screen.getByLabelText("Notes"), "Hello");
    if (field !== null) field.value = "Cheap watches";
    expect(spamEvidence()).toEqual({ hiddenField: "Cheap watches", msSinceFirstInput: 57_599 });
  });

  it("does not include a time if a draft was restored", async () => {
    const { user } = openForm("I’d like to ask about: Moon circle\n\n");
    await user.type(screen.getByLabelText("Full Name"), "Alma");
    expect(spamEvidence().msSinceFirstInput).toBeUndefined();
  });
});
