import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { auraReading } from "./aura-reading.ts";
import { OfferingIntro } from "./offering-page.tsx";

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
  it("says first for whom it is, where, how long it takes and what it costs, with one button to ask", async () => {
    await renderApp({ path });
    const intro = screen.getByRole("heading", { level: 1, name: title }).closest("section");
    if (intro === null) throw new Error("The page begins with no section");
    expect(words(within(intro).getAllByRole("term"))).toEqual(["For", "Where", "How long", "What it costs"]);
    expect(words(within(intro).getAllByRole("link"))).toEqual(["Ask about this session"]);
  });

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
    for (const ask of main.getAllByRole("link", { name: "Ask about this session" })) {
      expect(ask).toHaveAttribute("href", `/contact?about=${title.replace(" ", "+")}`);
    }
    expect(main.getByRole("link", { name: "See the calendar" })).toHaveAttribute("href", "/calendar");
  });
});

describe("an aura reading", () => {
  it("is for pets, too, who have a place of their own and a question to begin with", async () => {
    await renderApp({ path: "/aura-reading" });
    expect(words(screen.getAllByRole("definition"))[0]).toBe("You or your pet");
    const link = part("Bring your pet").getByRole("link", { name: "Ask about a reading for your pet" });
    expect(link).toHaveAttribute("href", "/contact?about=An+aura+reading+for+my+pet");
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

describe("what a session costs", () => {
  it("is the owner's price", async () => {
    await renderIntro("$120 for 60 minutes");
    expect(words(screen.getAllByRole("definition")).at(-1)).toBe("$120 for 60 minutes");
  });

  it("is told before the booking, while the owner has given no price", async () => {
    await renderIntro(undefined);
    expect(words(screen.getAllByRole("definition")).at(-1)).toBe("I’ll tell you before you book");
  });
});

async function renderIntro(price: string | undefined) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <OfferingIntro {...auraReading} price={price} /> }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  return render(<RouterProvider router={router} />);
}
