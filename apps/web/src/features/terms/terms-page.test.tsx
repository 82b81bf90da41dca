import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storageHttpBackend } from "../../ioc/storage-http.backend.ts";
import { anchors } from "../../site/anchors.ts";
import { site } from "../../site/site.ts";
import { renderApp } from "../../testing/render-app.tsx";

async function openTerms() {
  await renderApp({ path: "/terms" });
  return screen.getByRole("main");
}

describe("the terms", () => {
  it("come in six numbered sections", async () => {
    const main = await openTerms();
    const titles = within(main).getAllByRole("heading", { level: 3, name: /^\d\. / });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1\. Bookings and cancellation/),
      expect.stringMatching(/^2\. Sessions/),
      expect.stringMatching(/^3\. Prices/),
      expect.stringMatching(/^4\. Conduct and care/),
      expect.stringMatching(/^5\. Privacy/),
      expect.stringMatching(/^6\. Changes/),
    ]);
  });

  it.each(["this-browser", "practice"] as const)("are described by what is kept: %s", async (keptIn) => {
    await renderApp({ path: "/terms", backend: { keptIn } });
    const kept = { "this-browser": /this website keeps in your browser/, practice: /I keep of what you write to me/ };
    const description = document.head.querySelector("meta[name=description]");
    expect(description).toHaveAttribute("content", expect.stringMatching(kept[keptIn]));
  });

  it("say how long a message outlives its deletion on the practice’s server", async () => {
    const { privacy = {} } = storageHttpBackend;
    await renderApp({ path: "/terms", backend: { keptIn: "practice", connectsTo: ["'self'"], privacy } });
    const erased = await screen.findByText(/What I erase could still be brought back for thirty days\./);
    expect(erased).toHaveTextContent(/thirty days\. It stays in the backups for 14 days more/);
    expect(screen.getByText(/goes into a daily backup\.$/)).toBeVisible();
    expect(screen.getByText(/^To hold off floods of messages/)).toBeVisible();
  });

  it("say nothing of backups, counts or a second chance where another host keeps the messages without them", async () => {
    const backend = {
      keptIn: "practice",
      connectsTo: ["https://items.example"],
      optionalPorts: [],
      privacy: {},
    } as const;
    await renderApp({ path: "/terms", backend });
    const kept = await screen.findByText(/It’s kept at items\.example, where your IP address is seen, too\.$/);
    expect(kept).toBeVisible();
    expect(
      screen.getByText(/If you’d like to know what I keep about you, or want it erased, just ask\. My contact/),
    ).toBeVisible();
    expect(screen.getByRole("main")).not.toHaveTextContent(/backup|brought back|flood/);
  });

  it("name the numbers of the practice", async () => {
    const main = await openTerms();
    expect(main).toHaveTextContent(/book at least 24 hours ahead/);
    expect(main).toHaveTextContent(/cancel or move your session at least 24 hours before/);
    expect(main).toHaveTextContent(/answer within 24 hours/);
    expect(main).toHaveTextContent(/first 15-minute call is free/);
    expect(main).toHaveTextContent(/60–90 minutes/);
    expect(main).toHaveTextContent(/prices change, I say so at least 30 days before/);
  });

  it("say how text messages are joined and left, how many come, what they cost and who sees the number", async () => {
    const main = await openTerms();
    expect(within(main).getByRole("heading", { level: 2, name: "Text-messaging terms" })).toBeVisible();
    expect(main).toHaveTextContent(/Text JOIN to .* reply YES to confirm/);
    expect(main).toHaveTextContent(/2–4 messages a month/);
    expect(main).toHaveTextContent(/Text STOP or UNSUBSCRIBE at any time/);
    expect(main).toHaveTextContent(/standard message and data rates may apply/);
    expect(main).toHaveTextContent(/Your number stays private/);
  });

  it("have each place that links lead to exactly once", async () => {
    await openTerms();
    const places = Object.values(anchors).map((id) => document.querySelectorAll(`[id="${id}"]`).length);
    expect(new Set(places)).toEqual(new Set([1]));
    expect(document.getElementById(anchors.textPrivacy)).toHaveTextContent(/Your number stays private/);
  });

  it("end with the news by text message, and with a way to ask", async () => {
    const main = within(await openTerms());
    expect(main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["News by text message", "Questions about these terms"]),
    );
    expect(main.getAllByRole("heading", { level: 2 }).at(-1)).toHaveTextContent("Questions about these terms");
    expect(main.getByText(site.contact.email.text)).toBeVisible();
    expect(main.getByRole("link", { name: "All the ways to reach me" })).toHaveAttribute("href", "/contact");
  });
});
