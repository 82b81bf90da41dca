import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { site } from "../../site/site.ts";
import { formatDay, Timestamp } from "./timestamp.tsx";

it("a date or time never wraps", () => {
  const evening = new Date(2026, 11, 5, 20, 30);
  render(<Timestamp timestamp={evening.toISOString()} />);
  expect(screen.getByRole("time").textContent).toBe("December\u00a05, 2026 at 8:30\u00a0PM");
  expect(formatDay(evening, site.language)).toBe("December\u00a05, 2026");
});
