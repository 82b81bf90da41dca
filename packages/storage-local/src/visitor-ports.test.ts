import { aContactSubmission, aGallerySlide } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { aPage } from "./testing/stored-harness.ts";
import { slidesChecksum } from "./visitor-ports.ts";

const SLIDES = "carouselImages";
const slidesNamed = (name: string) => [1, 2, 3].map((id) => aGallerySlide({ id, alt: `${name} slide ${id}` }));
const [builtIn, earlier, own] = [slidesNamed("built-in"), slidesNamed("earlier"), slidesNamed("own")];

function aVisit(texts: Readonly<Record<string, string>> = {}) {
  const page = aPage(texts, undefined, { slides: builtIn, earlier: [slidesChecksum(earlier)] });
  return { ...page, slides: () => page.gallerySlides.list() };
}

describe("the gallery's slides", () => {
  it.each([{}, { [SLIDES]: "[]" }])("are the built-in ones at first: %j", async (texts) => {
    const { slides, storage, heard } = aVisit(texts);
    expect(await slides()).toEqual(builtIn);
    expect(storage.entries()).toEqual({
      [SLIDES]: JSON.stringify(builtIn),
      "inner-light:slides": slidesChecksum(builtIn),
    });
    await slides();
    expect(storage.writes).toBe(2);
    expect(heard).toEqual([]);
  });

  it.each([{}, { "inner-light:slides": slidesChecksum(earlier) }])(
    "from an earlier build are replaced by this build's: %j",
    async (mark) => {
      const { slides, storage } = aVisit({ [SLIDES]: JSON.stringify(earlier), ...mark });
      expect(await slides()).toEqual(builtIn);
      expect(storage.text(SLIDES)).toBe(JSON.stringify(builtIn));
    },
  );

  it.each([
    ["edited", earlier.map((slide) => ({ ...slide, description: "In their own words" })), {}],
    ["chosen later", earlier, { "inner-light:slides": slidesChecksum(builtIn) }],
    ["saved by a later version", own, { [`${SLIDES}:version`]: "2" }],
  ])("are kept if they were %s", async (_, saved, mark) => {
    const { slides, storage } = aVisit({ [SLIDES]: JSON.stringify(saved), ...mark });
    expect(await slides()).toEqual(saved);
    expect(storage.writes).toBe(0);
  });

  it("omit unreadable slides", async () => {
    const { slides } = aVisit({ [SLIDES]: JSON.stringify([own[0], { ...own[1], alt: 1 }, own[2]]) });
    expect(await slides()).toEqual([own[0], own[2]]);
  });

  it.each<Record<string, string>>([
    { [SLIDES]: JSON.stringify([{ ...own[1], id: 0 }]) },
    { [SLIDES]: "[{" },
    { [SLIDES]: "" },
    { [`${SLIDES}:version`]: "2" },
  ])("are the built-in ones if none can be read: %j", async (texts) => {
    const { slides, storage } = aVisit(texts);
    expect(await slides()).toEqual(builtIn);
    expect(storage.entries()).toEqual(texts);
  });

  it.each([
    ...(["throws", "null", "undefined"] as const).map((access) => ({ access })),
    { read: () => true },
    ...(["full", "refused", "ignored", "altered"] as const).map((fault) => ({
      write: (nth: number) => (nth === 1 ? fault : undefined),
    })),
  ])("are shown even if storage does not work: %o", async (plan) => {
    const { slides, storage } = aVisit();
    storage.plan(plan);
    expect(await slides()).toEqual(builtIn);
    expect(storage.entries()).toEqual({});
  });

  it("include changes from another tab", async () => {
    const { slides, heard, elsewhere } = aVisit();
    await slides();
    elsewhere.write(SLIDES, JSON.stringify(own));
    expect(heard).toEqual(["slides"]);
    expect(await slides()).toEqual(own);
  });
});

const message = aContactSubmission({ id: 1 });
const contactSubmissions = JSON.stringify([message]);

describe("a visitor's own messages", () => {
  it.each<[what: string, texts: Record<string, string>, isDamaged: boolean]>([
    ["intact", { contactSubmissions, "contactSubmissions:read": "[1]" }, false],
    ["with an unreadable one", { contactSubmissions: JSON.stringify([null, message]) }, true],
    ["with a damaged copy", { contactSubmissions, "contactSubmissions:quarantine:1": "x" }, true],
    ["with an unreadable deleted message", { contactSubmissions, "contactSubmissions:deleted": "[{}]" }, true],
    [
      "with a deleted message whose record is unreadable",
      {
        contactSubmissions,
        "contactSubmissions:deleted": '[{"id":2,"deletedAt":"2026-05-01T12:00:00.000Z","record":{"id":2}}]',
      },
      true,
    ],
    ["with damaged flags", { contactSubmissions, "contactSubmissions:read:quarantine:1": "x" }, false],
  ])("can be listed and exported %s", async (_, texts, isDamaged) => {
    const { ownMessages } = aVisit({ ...texts, calendarEvents: "[]" });
    expect(await ownMessages.list()).toEqual({ messages: [message], deleted: [], isEmpty: false, isDamaged });
    const file = isDamaged ? { messages: [message], asStored: texts } : { messages: [message] };
    expect(await ownMessages.export()).toBe(JSON.stringify(file, null, 2));
  });

  it("are erased along with everything stored about them", async () => {
    const others = { calendarEvents: "[{", contactSubmissionsOfAnotherApp: "[]", "backup:lastMadeAt": '""' };
    const marks = { "contactSubmissions:read": "[1]", "contactSubmissions:quarantine:1": "x" };
    const { ownMessages, storage } = aVisit({ contactSubmissions, ...marks, ...others });
    await ownMessages.erase();
    expect(storage.entries()).toEqual(others);
    expect(await ownMessages.list()).toEqual({ messages: [], deleted: [], isEmpty: true, isDamaged: false });
  });
});
