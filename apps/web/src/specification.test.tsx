import { auraReading as aura } from "../words/aura-reading.ts";
import { calendar, eventTypes } from "../words/calendar.ts";
import { contact } from "../words/contact.ts";
import { footer } from "../words/footer.ts";
import { gallery } from "../words/gallery.ts";
import { reikiHealing as reiki } from "../words/reiki-healing.ts";
import { practice, services } from "../words/services.ts";
import { terms } from "../words/terms.ts";
import { textMessages } from "../words/text-messages.ts";
// Imported early, because the gallery loads its drawings late, perhaps after the last test.
import "./features/gallery/slide-drawings.ts";
import { CALENDAR_EVENT_TYPES, UPCOMING_CALENDAR_EVENTS_LIMIT } from "@inner-light/core";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toasts } from "./site/owners-words.ts";
import { pages } from "./site/pages.ts";
import { DEFAULT_OFFICE_HOURS } from "./site/resolve-site.ts";
import { renderApp, renderSite } from "./testing/render-site.tsx";

function sentencesOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(sentencesOf) : [];
}

describe("the site's default words", () => {
  const { auraReading, reikiHealing } = services;
  const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name);

  it("name the services and types of events (sections 2 and 3)", () => {
    const { workshop, groupSession } = eventTypes;
    expect([auraReading.name, reikiHealing.name]).toEqual(["Aura Reading", "Reiki Healing"]);
    expect([auraReading.more, reikiHealing.more]).toEqual(["Learn More about aura reading", "Learn More about Reiki"]);
    const kinds = [auraReading, reikiHealing, workshop, groupSession].map(({ eventName }) => eventName);
    expect(kinds).toEqual(["Aura Reading", "Reiki Healing", "Workshop", "Group Session"]);
  });

  it("list what each service includes (section 2)", () => {
    expect(aura.items.title).toBe("What's Included");
    expect(namesOf(aura.items.items)).toEqual([
      "Intuitive aura analysis",
      "Color interpretation",
      "Chakra assessment",
      "Energy cleansing guidance",
      "Spiritual insights",
    ]);
    expect(aura.items.items[2]?.text).toMatch(/^The seven energy centers /);
    expect(aura.lists.map(({ title }) => title)).toEqual(["What to Expect"]);
    expect(aura.lists[0]?.lists[0]?.lines[0]).toMatch(/^A 60–90 minute session/);
    expect(aura.lists[0]?.lists[1]?.lines.join()).toMatch(
      /A written summary.*Crystals we.*A follow-up.*A recording.*if you/,
    );
    expect(namesOf(reiki.items.items)).toEqual([
      "Traditional Reiki",
      "Distance Reiki",
      "Emotional release",
      "Chakra balancing",
      "Spiritual attunement",
    ]);
    expect(reiki.items.title).toBe("Five modalities");
    expect(reiki.lists.map(({ title }) => title)).toEqual(["Benefits", "Session information"]);
    expect(JSON.stringify(reiki.lists[1])).toMatch(/60–90 minutes.*fully clothed.*Aftercare/);
    expect([aura.imageCards.length, reiki.imageCards.length]).toEqual([5, 5]);
  });

  it("contain the tagline, the steps, and the promise (sections 1 and 2)", () => {
    expect(footer.tagline).toMatch(
      /^Discover your inner light through aura readings, and experience deep healing with Reiki energy work\./,
    );
    expect(footer.closing).toBe("Made with love for spiritual healing.");
    expect(textMessages.steps.map(({ title }) => title)).toEqual(["Scan the code", "Text {keyword}", "Get updates"]);
    expect(textMessages.promise).toBe(
      "Your number stays private. Text STOP at any time to unsubscribe. Standard message rates may apply.",
    );
    expect(calendar.nothingScheduled).toBe("No Upcoming Events");
  });

  it("contain the disclosures that carriers require", () => {
    const { textMessages: texting, ...service } = terms;
    for (const [said, facts] of [
      [
        textMessages.disclosures.join(" "),
        [
          /agree to news by text message from \{practice\}: new dates and last-minute openings/,
          /openings, 2–4 messages a month\. Msg & data rates may apply\./,
          /Text STOP or UNSUBSCRIBE at any time to leave, or HELP for help; any other plain request works, too/,
          /Your number stays private/,
          /not a condition of any purchase/,
          /When you text \{keyword\} and reply YES/,
        ],
      ],
      [
        sentencesOf(texting).join(" "),
        [
          /Text \{keyword\} to \{number\}.* reply YES to confirm/,
          /2–4 messages a month/,
          /Text STOP or UNSUBSCRIBE at any time/,
          /Text HELP to get help/,
          /standard message and data rates may apply/,
          /Your number stays private/,
        ],
      ],
      [
        sentencesOf(service).join(" "),
        [
          /book at least 24 hours ahead/,
          /cancel or move your session at least 24 hours before/,
          /answer within 24 hours/,
          /first 15-minute call is free/,
          /60–90 minutes/,
          /prices change, I say so at least 30 days before/,
        ],
      ],
    ] as const)
      for (const fact of facts) expect(said).toMatch(fact);
  });

  it("use the specified numbers (section 9)", () => {
    expect(practice).toEqual({
      sessionMinutes: "60–90",
      bookAheadHours: 24,
      cancelAheadHours: 24,
      replyWithinHours: 24,
      consultationMinutes: 15,
      textsPerMonth: "2–4",
      priceNoticeDays: 30,
      textKeyword: { confirm: "YES", leave: ["STOP", "UNSUBSCRIBE"], help: "HELP" },
    });
    expect(DEFAULT_OFFICE_HOURS).toEqual([
      { from: "Monday", to: "Friday", opens: "09:00", closes: "19:00" },
      { from: "Saturday", opens: "10:00", closes: "17:00" },
      { from: "Sunday", opens: "12:00", closes: "16:00" },
    ]);
    expect(UPCOMING_CALENDAR_EVENTS_LIMIT).toBe(10);
    expect(CALENDAR_EVENT_TYPES).toEqual(["aura-reading", "reiki-healing", "workshop", "group-session"]);
  });
});

it("the routes and page names are as specified (section 2)", () => {
  expect(Object.values(pages).map(({ path }) => path)).toEqual([
    "/",
    "/aura-reading",
    "/reiki-healing",
    "/calendar",
    "/calendar/all",
    "/calendar/poster",
    "/contact",
    "/admin",
    "/terms",
  ]);
  const names = [pages.home, pages.calendar, pages.contact, pages.terms].map(({ name }) => name);
  expect(names).toEqual(["Home", "Calendar", "Contact", "Terms & Conditions"]);
});

it("the toasts are as specified (section 8)", () => {
  const { eventAdded, ...others } = toasts;
  expect(
    [...Object.values(others), contact.incomplete, contact.sent].map(({ title, text }) => `${title} / ${text}`),
  ).toEqual([
    "Access Denied / Incorrect password. Please try again.",
    "Access Granted! ✨ / Welcome to the admin panel.",
    "Missing Information / Please fill in all required fields.",
    "Event Deleted / The event has been removed from the calendar.",
    "Please Complete Required Fields / All fields except notes are required.",
    "Message Sent Successfully! ✨ / Thank you for reaching out. We'll get back to you soon!",
  ]);
  const { title, name, text } = eventAdded("Moon circle");
  expect(`${title} / ${name}${text}`).toBe(
    "Event Added Successfully! 🎉 / Moon circle has been added to the calendar.",
  );
  expect(gallery.notYet.text).toMatch(/not implemented yet/);
});

describe("the fixed text of the site (section 2)", () => {
  it("is on the home page", async () => {
    await renderApp({ path: "/" });
    for (const name of ["Add More Images", "Previous slide", "Next slide"])
      expect(screen.getByRole("button", { name })).toBeVisible();
    expect(screen.getByText("1 of 12")).toBeVisible();
    for (const name of ["Quick Links", "Legal"]) expect(screen.getByRole("navigation", { name })).toBeVisible();
  });

  it("includes a loading message while the gallery has no slides", async () => {
    await renderSite({ gallerySlides: { list: async () => [] } });
    expect(await screen.findByText("Loading gallery...")).toBeVisible();
  });
});
