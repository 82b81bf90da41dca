import type { CalendarEvent, CalendarEventDraft } from "../calendar-event/calendar-event.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import type {
  ContactSubmission,
  ContactSubmissionDraft,
  ContactSubmissionRepository,
} from "../contact-submission/contact-submission.ts";
import type { Inbox, InboxMessage } from "../contact-submission/inbox.ts";
import type { GallerySlide } from "../gallery-slide/gallery-slide.ts";

export function aCalendarEvent(overrides: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 1_777_636_800_000,
    title: "Group Reiki evening",
    description: "An hour of shared quiet.",
    date: "2026-05-14",
    time: "18:30",
    type: "group-session",
    location: "The practice",
    ...overrides,
  };
}

export function aCalendarEventDraft(overrides: Partial<CalendarEventDraft> = {}): CalendarEventDraft {
  const { id: _, ...draft } = aCalendarEvent();
  return { ...draft, ...overrides };
}

export function aContactSubmission(overrides: Partial<ContactSubmission> = {}): ContactSubmission {
  return {
    fullName: "Alma Reyes",
    address: "12 Cedar Lane, Springfield",
    phone: "(555) 010-0199",
    email: "alma@example.com",
    notes: "Do you also read for horses?",
    id: 1_777_636_800_000,
    timestamp: "2026-05-01T12:00:00.000Z",
    ...overrides,
  };
}

export function aContactSubmissionDraft(overrides: Partial<ContactSubmissionDraft> = {}): ContactSubmissionDraft {
  const { id: _, timestamp: __, ...draft } = aContactSubmission();
  return { ...draft, ...overrides };
}

export function aGallerySlide(overrides: Partial<GallerySlide> = {}): GallerySlide {
  return { id: 1, alt: "A lamp beside an open window", description: "The room in the evening.", ...overrides };
}

export async function addCalendarEvent(
  repository: CalendarEventRepository,
  overrides: Partial<CalendarEventDraft> = {},
): Promise<CalendarEvent> {
  const [event] = await repository.add([aCalendarEventDraft(overrides)]);
  if (event === undefined) throw new Error("The repository returned no event for one draft.");
  return event;
}

interface MessagePorts {
  readonly contactSubmissions: ContactSubmissionRepository;
  readonly inbox: Inbox;
}

export async function addContactSubmission(
  { contactSubmissions, inbox }: MessagePorts,
  overrides: Partial<ContactSubmissionDraft> = {},
): Promise<InboxMessage> {
  const before = new Set((await inbox.list()).map(({ id }) => id));
  await contactSubmissions.add(aContactSubmissionDraft(overrides));
  const added = (await inbox.list()).find(({ id }) => !before.has(id));
  if (added === undefined) throw new Error("The inbox does not show the message that was sent.");
  return added;
}

export async function changeCalendarEvent(
  repository: CalendarEventRepository,
  before: CalendarEvent,
  draft: CalendarEventDraft,
): Promise<CalendarEvent> {
  const [event] = await repository.update([{ before, draft }]);
  if (event === undefined) throw new Error("The repository returned no event for one change.");
  return event;
}
