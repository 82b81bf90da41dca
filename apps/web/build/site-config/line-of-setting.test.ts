import { expect, it } from "vitest";
import { lineOfSetting, type SettingPath } from "./line-of-setting.ts";

const SOURCE = `import { defineSiteConfig } from "./src/site/define-site-config.ts";
export default defineSiteConfig({
  phone: 7,
  // officeHours: [],
  "officeHours": [
    { from: "Monday", opens: "9am", closes: "5pm" },
    {
      opens: "9",
    },
  ],
  pictures: { bySlide: { 13: null,
    14: null } },
});
`;

it.each<[setting: SettingPath, line: number | null, source: string]>([
  [["phone"], 3, SOURCE],
  [["officeHours", 1, "opens"], 8, SOURCE],
  [["pictures", "bySlide", "14"], 12, SOURCE],
  // That of its group for what is missing.
  [["officeHours", 1, "closes"], 7, SOURCE],
  [["email"], null, SOURCE],
  // The file computes it.
  [["phone"], null, "const phone = 7;\nexport default { phone };"],
])("%j is on line %s", (setting, line, source) => expect(lineOfSetting(source, setting)).toBe(line));
