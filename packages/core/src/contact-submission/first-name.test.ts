import { expect, it } from "vitest";
import { firstNameOf } from "./first-name.ts";

it.each([
  ["Alma Reyes", "Alma"],
  ["  Zoë\u00a0de la Cruz", "Zoë"],
  ["田中", "田中"],
  ["A.J. Reyes", "A.J. Reyes"],
  ["J.Alma Reyes", "J.Alma"],
  ["Dr. Alma Reyes", "Dr. Alma Reyes"],
  ["Reyes, Alma", "Reyes, Alma"],
  ["A.\r\nBcc: all@example.com", "A. Bcc: all@example.com"],
  ["\u202eAlma\u0000\ud800", "Alma"],
])("%j is called %j", (fullName, firstName) => expect(firstNameOf(fullName)).toBe(firstName));
