import { describe, expect, it } from "vitest";
import { siteConfigProblems } from "./site-config-problems.ts";

const PHONE = 'a phone number such as "(518) 462-7731", or one that begins with + and the country code';
const TIME = 'a time such as "9:00 AM", "9am" or "09:00"';

describe("the line of a setting", () => {
  const source = `import { defineSiteConfig } from "./src/site/define-site-config.ts";

export default defineSiteConfig({
  phone: 7,
  // officeHours: [],
  "officeHours": [
    { from: "Monday", opens: "9am", closes: "5pm" },
    {
      from: "Tuesday",
      opens: "9",
    },
  ],
  pictures: { bySlide: { 13: null,
    14: null } },
});
`;

  it("is named where the file writes it out, and for what is missing the line of its group", () => {
    const officeHours = [
      { from: "Monday", opens: "9am", closes: "5pm" },
      { from: "Tuesday", opens: "9" },
    ];
    expect(siteConfigProblems({ phone: 7, officeHours }, source)).toEqual([
      `phone (line 4): found 7, expected ${PHONE}.`,
      `opens in row 2 of officeHours (line 10): found "9", expected ${TIME}.`,
      `closes in row 2 of officeHours (line 8): found nothing, expected ${TIME}.`,
    ]);
    expect(siteConfigProblems({ pictures: { bySlide: { 14: null } } }, source)).toEqual([
      "pictures.bySlide[14] (line 14): there is no slide 14, expected a number from 1 to 12.",
    ]);
  });

  it("is left out where the file computes it", () => {
    const computed = "const phone = 7;\nexport default { phone };";
    expect(siteConfigProblems({ phone: 7 }, computed)).toEqual([`phone: found 7, expected ${PHONE}.`]);
  });
});
