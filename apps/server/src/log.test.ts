import { UnavailableError } from "@inner-light/core";
import { expect, it } from "vitest";
import { recordedLog } from "./testing/recorded-log.ts";

it("logs an error without quoting a visitor's message", () => {
  const { lines, log } = recordedLog();
  const cause = Object.assign(new TypeError("Alma Reyes, 12 Cedar Lane"), {
    code: "23505",
    detail: "alma@example.com",
  });
  log.error("A request failed", new UnavailableError("The database cannot be reached", { cause }));
  expect(lines.join()).toMatch(
    /error A request failed: UnavailableError: The database cannot be reached, because of TypeError 23505 at log\.test\.ts:\d+\n$/,
  );
  expect(lines.join()).not.toMatch(/Alma|Cedar|example/);
});
