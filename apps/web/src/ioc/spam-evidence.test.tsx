import { render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HiddenField, spamEvidence } from "./spam-evidence.tsx";

afterEach(() => void vi.restoreAllMocks());

function openedBy(...types: readonly NavigationTimingType[]): void {
  vi.spyOn(performance, "now").mockReturnValue(2_400.6);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(types.map((type) => Object({ type })));
}

describe("what the page tells of how a message was written", () => {
  it("is its age and what is in a field that no person meets", () => {
    openedBy("navigate");
    expect(spamEvidence()).toEqual({ hiddenField: undefined, openMs: 2_401 });
    const { container } = render(<HiddenField />);
    const field = container.querySelector("input");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(field).toHaveAttribute("tabindex", "-1");
    expect(field).toHaveAttribute("autocomplete", "off");
    expect(spamEvidence()).toEqual({ hiddenField: "", openMs: 2_401 });
    if (field !== null) field.value = "Cheap watches";
    expect(spamEvidence().hiddenField).toBe("Cheap watches");
  });

  it.each([[["reload"]], [["back_forward"]], [[]]] as const)(
    "is not its age when opened by %j: a form may come back filled",
    (types) => {
      openedBy(...types);
      expect(spamEvidence().openMs).toBeUndefined();
    },
  );
});
