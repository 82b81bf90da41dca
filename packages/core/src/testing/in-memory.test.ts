import { describe, expect, it } from "vitest";
import { PasswordAdminGate } from "../admin-gate/password-admin-gate.ts";
import { describeAdminGate } from "./admin-gate-contract.ts";
import { describeCalendarEventRepository } from "./calendar-event-repository-contract.ts";
import { describeContactSubmissionRepository } from "./contact-submission-repository-contract.ts";
import { FixedClock } from "./fixed-clock.ts";
import { aCalendarEvent, aContactSubmission, aGallerySlide } from "./fixtures.ts";
import { describeGallerySlideRepository } from "./gallery-slide-repository-contract.ts";
import {
  InMemoryCalendarEventRepository,
  InMemoryContactSubmissionRepository,
  InMemoryGallerySlideRepository,
  InMemoryReadMarks,
  InMemoryStoredData,
} from "./in-memory.ts";
import { describeReadMarks } from "./read-marks-contract.ts";
import { describeStoredData } from "./stored-data-contract.ts";

describeCalendarEventRepository("InMemoryCalendarEventRepository", () => {
  const clock = new FixedClock();
  const repository = new InMemoryCalendarEventRepository({ clock });
  return { clock, open: () => repository };
});

describeContactSubmissionRepository("InMemoryContactSubmissionRepository", () => {
  const clock = new FixedClock();
  const repository = new InMemoryContactSubmissionRepository({ clock });
  return { clock, open: () => repository };
});

describeGallerySlideRepository("InMemoryGallerySlideRepository", () => {
  const repository = new InMemoryGallerySlideRepository();
  return { open: () => repository };
});

describeReadMarks("InMemoryReadMarks", () => {
  const marks = new InMemoryReadMarks();
  return { open: () => marks };
});

describeStoredData("InMemoryStoredData", () => {
  const storedData = new InMemoryStoredData();
  return { open: () => storedData };
});

describeAdminGate("PasswordAdminGate", () => ({
  password: "Inner-Light",
  open: () =>
    new PasswordAdminGate(
      { salt: "salt", hash: "hash of Inner-Light", iterations: 1 },
      async (password) => `hash of ${password}`,
    ),
}));

describe("in-memory repositories begin with what they are given", () => {
  it("events", async () => {
    const events = [aCalendarEvent({ id: 1 }), aCalendarEvent({ id: 2 })];
    expect(await new InMemoryCalendarEventRepository({ events }).list()).toEqual({
      items: events,
      state: "ok",
      issues: [],
    });
    expect((await new InMemoryCalendarEventRepository({ events: [] }).list()).state).toBe("empty");
  });

  it("submissions", async () => {
    const submissions = [aContactSubmission()];
    expect((await new InMemoryContactSubmissionRepository({ submissions }).list()).items).toEqual(submissions);
  });

  it("slides", async () => {
    const slides = [aGallerySlide()];
    expect((await new InMemoryGallerySlideRepository({ slides }).list()).items).toEqual(slides);
  });
});
