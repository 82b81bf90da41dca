import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureProblem } from "./practice-picture.ts";

describe("a picture of the practice", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "inner-light-"));
    writeFileSync(join(folder, "Room.jpg"), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    writeFileSync(join(folder, "mark.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, "note.jpg"), "hello");
    writeFileSync(join(folder, "phone.jpg"), "\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(["/pictures/Room.jpg", "/pictures/mark.svg"])("is taken: %s", (address) =>
    expect(pictureProblem(address, folder)).toBeNull(),
  );

  it.each([
    ["/favicon.svg", 'a picture that you have put into apps/web/practice/pictures, such as "/pictures/room.jpg"'],
    [7, 'a picture that you have put into apps/web/practice/pictures, such as "/pictures/room.jpg"'],
    ["/pictures/garden.jpg", "a picture in apps/web/practice/pictures, where there is none of that name"],
    ["/pictures/room.jpg", 'a picture in apps/web/practice/pictures, where this one is named "Room.jpg"'],
    ["/pictures/note.jpg", "a JPEG, PNG, WebP, AVIF, GIF or SVG picture"],
    ["/pictures/phone.jpg", "a JPEG, PNG, WebP, AVIF, GIF or SVG picture"],
  ])("is refused with what is expected: %s", (address, expected) =>
    expect(pictureProblem(address, folder)).toBe(expected),
  );
});
