import { readBackupFile } from "@inner-light/core";
import {
  describeCalendarHistories,
  describeOwnMessages,
  describePorts,
  describePublishedCalendar,
  describeSuspectedSpam,
  FixedClock,
  type PublishedCalendarHarness,
} from "@inner-light/core/testing";
import { createMemoryBackend } from "./create-memory-backend.ts";

function createHarness() {
  const clock = new FixedClock();
  const backend = createMemoryBackend({ clock });
  return { clock, open: () => backend };
}

describePorts("storage-memory", createHarness);
describeOwnMessages("storage-memory", createHarness);
describeSuspectedSpam("storage-memory", createHarness);
describePublishedCalendar("storage-memory", createPublishedHarness);
describeCalendarHistories("storage-memory", createPublishedHarness);

function createPublishedHarness(): PublishedCalendarHarness {
  const clock = new FixedClock();
  let backend = createMemoryBackend({ clock });
  return {
    clock,
    open: () => backend,
    async publish(publishedCalendar) {
      const { entries } = readBackupFile(await backend.backups.export());
      backend = createMemoryBackend({ clock, publishedCalendar, entries });
    },
  };
}
