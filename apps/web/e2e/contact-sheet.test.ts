import { describe, expect, it } from "vitest";
import { contactSheetPage, contactSheets } from "./pictures/contact-sheet.ts";

const NOW = ["home-phone-light.png", "home-phone-dark.png", "home-desktop-dark.png", "home-desktop-light.png"];

describe("the contact sheets", () => {
  it("show each state on a phone and a desktop, light and dark, and nothing but pictures of states", () => {
    const [home, ...others] = contactSheets([...NOW.toReversed(), "index.html", "owner-guide.pdf"]);
    expect(home?.state).toBe("home");
    expect(home?.shots.map(({ file }) => file)).toEqual([NOW[0], NOW[1], NOW[3], NOW[2]]);
    expect(others).toEqual([]);
  });

  it("put the earlier picture beside the present one, and say where one is missing", () => {
    const sheets = contactSheets(
      ["home-phone-light.png", "new-state-phone-light.png"],
      ["home-phone-light.png", "old-state-phone-light.png"],
    );
    expect(sheets.map(({ state, shots }) => [state, shots[0]?.isIn])).toEqual([
      ["home", { before: true, now: true }],
      ["new-state", { before: false, now: true }],
      ["old-state", { before: true, now: false }],
    ]);
    const page = contactSheetPage(sheets, "../my earlier");
    expect(page).toContain('src="../my%20earlier/home-phone-light.png"');
    expect(page).toContain('src="home-phone-light.png"');
    expect(page).toContain("before: none");
    expect(page).toContain("now: none");
  });
});
