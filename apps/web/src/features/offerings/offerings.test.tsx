import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { auraReading } from "./aura-reading.ts";
import { OfferingIntro } from "./offering-intro.tsx";

/** The part of the page that begins with this heading. */
function part(heading: string) {
  const section = screen.getByRole("heading", { level: 2, name: heading }).closest("section");
  if (section === null) throw new Error(`${heading} begins no section`);
  return within(section);
}

function words(elements: readonly HTMLElement[]): (string | null)[] {
  return elements.map(({ textContent }) => textContent);
}

describe.each([
  { path: "/aura-reading", title: "Aura Reading" },
  { path: "/reiki-healing", title: "Reiki Healing" },
])("the page at $path", ({ path, title }) => {
  it("introduces the offering, and shows it in five pictures", async () => {
    await renderApp({ path });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const pictures = part("A session in five pictures").getAllByRole("img");
    expect(pictures).toHaveLength(5);
    for (const picture of pictures) expect(picture).toHaveAccessibleName(/\w+ \w+/);
  });

  it("leads to the contact page and to the calendar", async () => {
    await renderApp({ path });
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Write to me" })).toHaveAttribute("href", "/contact");
    expect(main.getByRole("link", { name: "See the calendar" })).toHaveAttribute("href", "/calendar");
  });
});

describe("an aura reading", () => {
  it("is for animals, too", async () => {
    await renderApp({ path: "/aura-reading" });
    expect(screen.getByRole("heading", { level: 3, name: "Your animal’s aura" })).toBeVisible();
  });

  it("includes five things", async () => {
    await renderApp({ path: "/aura-reading" });
    expect(words(part("What's Included").getAllByRole("listitem"))).toEqual([
      expect.stringMatching(/intuitive aura analysis/i),
      expect.stringMatching(/color interpretation/i),
      expect.stringMatching(/chakra assessment.*seven energy centers/i),
      expect.stringMatching(/energy cleansing guidance/i),
      expect.stringMatching(/spiritual insights/i),
    ]);
  });

  it.each([/60–90 minute session/, /written summary/, /crystals/i, /follow-up/i, /recording.*if you/i])(
    "says what to expect: %s",
    async (fact) => {
      await renderApp({ path: "/aura-reading" });
      const expectations = part("What to Expect");
      expect(expectations.getAllByRole("list")).toHaveLength(2);
      expect(words(expectations.getAllByRole("listitem")).filter((item) => fact.test(item ?? ""))).toHaveLength(1);
    },
  );
});

describe("Reiki healing", () => {
  it("comes in five modalities", async () => {
    await renderApp({ path: "/reiki-healing" });
    const modalities = part("Five Modalities").getAllByRole("listitem");
    expect(words(modalities.map((item) => within(item).getByRole("heading")))).toEqual([
      expect.stringMatching(/traditional/i),
      expect.stringMatching(/distance/i),
      expect.stringMatching(/emotional release/i),
      expect.stringMatching(/chakra balancing/i),
      expect.stringMatching(/spiritual attunement/i),
    ]);
  });

  it("tells of its benefits, and of what a session is like", async () => {
    await renderApp({ path: "/reiki-healing" });
    expect(part("Benefits").getAllByRole("list")).toHaveLength(2);
    const session = part("Session Information");
    expect(session.getByText(/60–90 minutes/)).toBeVisible();
    expect(session.getByText(/fully clothed/)).toBeVisible();
    expect(session.getByRole("heading", { level: 3, name: "Aftercare" })).toBeVisible();
  });
});

describe("a price", () => {
  it("stands beside the other facts once the owner has given it", () => {
    render(<OfferingIntro offering={{ ...auraReading, price: "$120 for 60 minutes" }} />);
    expect(words(screen.getAllByRole("term")).at(-1)).toBe("Price");
    expect(words(screen.getAllByRole("definition")).at(-1)).toBe("$120 for 60 minutes");
  });

  it("is not spoken of before", () => {
    render(<OfferingIntro offering={{ ...auraReading, price: undefined }} />);
    expect(words(screen.getAllByRole("term"))).not.toContain("Price");
  });
});
