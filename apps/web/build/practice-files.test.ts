import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent } from "@inner-light/core/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkPracticeFiles, pictureFile, pictureProblem, readPublishedCalendarFile } from "./practice-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inner-light-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the practice folder", () => {
  const check = (file: string, text: string) => () => {
    writeFileSync(join(folder, file), text);
    checkPracticeFiles(folder);
  };

  it("can contain settings, words, pictures, and a calendar", () => {
    for (const name of ["words", "pictures"]) mkdirSync(join(folder, name));
    for (const name of ["site.config.ts", "calendar.json", ".DS_Store", "._icon.svg", "Thumbs.db", "desktop.ini"])
      expect(check(name, "")).not.toThrow();
  });

  it.each(["home.ts", "calendar (1).json", "logo.svg"])("is rejected if it contains an unknown file: %s", (name) =>
    expect(check(name, "")).toThrow(
      `- ${name}: the site does not know this file. Put it into words or pictures, give it one of the names calendar.json, icon.svg, social-card.jpg, or remove it.`,
    ),
  );

  it.each(["<svg/>", '<?xml version="1.0"?><svg><path fill="#123456" d="M0 0h9v9z"/></svg>'])(
    "can contain an icon: %s",
    (icon) => expect(check("icon.svg", icon)).not.toThrow(),
  );

  it.each([
    "\x89PNG",
    '<svg><path style="fill:red"/></svg>',
    "<svg><style>path{}</style></svg>",
    '<svg onload="a()"/>',
  ])("is rejected if the icon would be blocked by the content security policy: %j", (icon) =>
    expect(check("icon.svg", icon)).toThrow("- icon.svg: expected an SVG drawing"),
  );

  it("is rejected if the preview image has the wrong format", () => {
    const expected = "- social-card.jpg: expected a JPEG picture of 1200 by 630 pixels.";
    expect(check("social-card.jpg", "\x89PNG")).toThrow(expected);
  });
});

describe("a picture in the practice folder", () => {
  /** Names of Mac screenshots, with no-break spaces, and of repeated downloads. */
  const NAMES = [
    "Screenshot 2026-05-12 at 4.42.48\u202fPM.jpg",
    "Snímek obrazovky 2026-05-15 v\u00a013.05.05.jpg",
    "한글.jpg".normalize("NFD"),
    "WhatsApp Image 2026-05-01 at 12.00.00 (1).jpeg",
    "①.jpg",
    "1.jpg",
  ];
  beforeEach(() => {
    writeFileSync(join(folder, "mark.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const name of ["Room.jpg", "why? 50% off #1.jpg", "cafe\u0301.jpg", "b\u00e4r & ñandú+1.jpg", ...NAMES])
      writeFileSync(join(folder, name), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    writeFileSync(join(folder, "note.jpg"), "hello");
    writeFileSync(join(folder, "phone.jpg"), "\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  });

  it.each([
    "/pictures/Room.jpg",
    "/pictures/mark.svg",
    "/pictures/why? 50% off #1.jpg",
    // Decomposed in the file name and composed in the URL, and vice versa.
    "/pictures/caf\u00e9.jpg",
    "/pictures/ba\u0308r & n\u0303andu\u0301+1.jpg",
    "/pictures/Screenshot 2026-05-12 at 4.42.48 PM.jpg",
    "/pictures/Snímek obrazovky 2026-05-15 v 13.05.05.jpg",
    "/pictures/한글.jpg",
    "/pictures/WhatsApp Image 2026-05-01 at 12.00.00 (1).jpeg",
  ])("is accepted: %s", (address) => expect(pictureProblem(address, folder)).toBeNull());

  it("is found by its exact name", () => {
    for (const name of ["①.jpg", "1.jpg"]) expect(pictureFile(`/pictures/${name}`, folder)).toBe(join(folder, name));
  });

  it.each([
    ["/favicon.svg", 'a picture that you have put into apps/web/practice/pictures, such as "/pictures/room.jpg"'],
    [7, 'a picture that you have put into apps/web/practice/pictures, such as "/pictures/room.jpg"'],
    ["/pictures/garden.jpg", "a picture in apps/web/practice/pictures, where there is none of that name"],
    ["/pictures/room.jpg", 'a picture in apps/web/practice/pictures, where this one is named "Room.jpg"'],
    ["/pictures/note.jpg", "a JPEG, PNG, WebP, AVIF, GIF or SVG picture, which this file is not"],
    ["/pictures/phone.jpg", "a JPEG, PNG, WebP, AVIF, GIF or SVG picture, which this file is not"],
  ])("is rejected with an explanation: %s", (address, expected) =>
    expect(pictureProblem(address, folder)).toBe(expected),
  );
});

describe("the published calendar", () => {
  const calendar = { createdAt: "2026-05-01T12:00:00.000Z", events: [aCalendarEvent({ title: "Circle" })] };
  const file = writePublishedCalendar(calendar);
  const readFileWith = (content: string | Buffer) => {
    writeFileSync(join(folder, "calendar.json"), content);
    return readPublishedCalendarFile(folder);
  };

  it("can be read no matter how an editor saved it", () => {
    expect(readPublishedCalendarFile(folder)).toBeNull();
    const saved = `\uFEFF${file.replaceAll("\n", "\r\n")}`;
    const utf16 = Buffer.from(saved, "utf16le");
    for (const content of [saved, utf16, Buffer.from(utf16).swap16()]) expect(readFileWith(content)).toEqual(calendar);
  });

  it.each([
    ["", "is empty. Publish the calendar again in /admin, and put the new file in its place."],
    ["<!doctype html><title>Calendar</title>", "is not a calendar of this site. Publish the calendar again"],
    [file.replace('"version": 1', '"version": 2'), "was made by a later version of this site. Update this copy"],
    [file.replace("Circle", "Square"), "is damaged: part of it is missing or was changed by hand. Publish the"],
  ])("is rejected with a reason (%#)", (text, sentence) => {
    const read = () => readFileWith(text);
    expect(read).toThrow(`apps/web/practice/calendar.json ${sentence}`);
    expect(read).toThrow("\n\nThe site was not built, and stays as it was.");
  });
});
