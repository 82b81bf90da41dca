import { describe, expect, it } from "vitest";
import { checkSiteAddress, parseSiteConfig } from "./read-site-config.ts";

describe("pasted settings", () => {
  it("can contain invisible characters around a phone number", () => {
    const number = "\u202a(518)\u00a0462\u20117731\u202c";
    expect(parseSiteConfig({ phone: number, textMessages: { number } })).toMatchObject({
      phone: "(518)\u00a0462\u20117731",
      textMessages: { number: "(518)\u00a0462\u20117731" },
    });
  });

  it.each([
    ["9am", "09:00"],
    ["9.30 a.m.", "09:30"],
    ["12:15 AM", "00:15"],
    ["12:30 PM", "12:30"],
    ["9:05 p.m.", "21:05"],
    ["21:05", "21:05"],
  ])("accept %j as the time %s", (opens, time) => {
    const officeHours = [{ from: "Monday", opens, closes: "11:59 PM" }];
    expect(parseSiteConfig({ officeHours }).officeHours?.[0]?.opens).toBe(time);
  });

  it("can have extra spaces and trailing slashes", () => {
    const pasted = {
      practiceName: " Birch Hill Reiki ",
      siteUrl: "https://birch-hill.com/ ",
      repository: "https://github.com/birch-hill/site/",
      email: "\thello@birch-hill.com",
      officeHours: [{ from: "Monday ", opens: " 9am", closes: "5pm " }],
      pictures: { bySlide: { 1: " https://pictures.example/a.jpg" } },
    };
    expect(parseSiteConfig(pasted)).toMatchObject({
      practiceName: "Birch Hill Reiki",
      siteUrl: "https://birch-hill.com",
      repository: "https://github.com/birch-hill/site",
      email: "hello@birch-hill.com",
      officeHours: [{ from: "Monday", opens: "09:00", closes: "17:00" }],
      pictures: { bySlide: { 1: "https://pictures.example/a.jpg" } },
    });
  });
});

it("the site URL has to include the base path", () => {
  const check = (siteUrl: string) => () => checkSiteAddress(parseSiteConfig({ siteUrl }), "/b/");
  expect(check("https://a.github.io")).toThrow('expected "https://a.github.io/b", because BASE_PATH is /b/');
  expect(check("https://a.github.io/home/b")).toThrow('expected "https://a.github.io/b"');
  expect(check("https://a.github.io/b")).not.toThrow();
});
