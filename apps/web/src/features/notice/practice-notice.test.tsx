import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PracticeNotice } from "./practice-notice.tsx";

// The build date in tests is 2026-05-01.
it.each([
  ["2026-05-01", "2026-05-03", "visible"],
  ["2026-04-20", "2026-05-01", "visible"],
  ["2026-05-02", "2026-05-03", "hidden"],
  ["2026-04-20", "2026-04-30", "absent"],
] as const)("a notice from %s to %s is %s in a page built on May 1", (from, to, expected) => {
  render(<PracticeNotice notice={{ from, to, text: "Closed for some days" }} />);
  const notice = screen.queryByText("Closed for some days");
  if (expected === "absent") expect(notice).toBeNull();
  else if (expected === "hidden") expect(notice).not.toBeVisible();
  else expect(notice).toBeVisible();
});
