import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { practice } from "../../../words/practice.ts";
import { search } from "../../../words/search.ts";
import { terms } from "../../../words/terms.ts";
import { textMessages } from "../../../words/text-messages.ts";
import { storageHttpBackend } from "../../ioc/storage-http.backend.ts";
import { anchors } from "../../site/anchors.ts";
import { fill } from "../../site/fill.ts";
import { site } from "../../site/site.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { saidIn, sentencesOf } from "../../testing/sentences.ts";

async function openTerms() {
  await renderApp({ path: "/terms" });
  return screen.getByRole("main");
}

describe("the terms", () => {
  it("come in six numbered sections", async () => {
    const main = await openTerms();
    const titles = within(main).getAllByRole("heading", { level: 3, name: /^\d\. / });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      `1. ${terms.bookings.title}`,
      `2. ${terms.sessions.title}`,
      `3. ${terms.prices.title}`,
      `4. ${terms.care.title}`,
      `5. ${terms.privacy["this-browser"].title}`,
      `6. ${terms.changes.title}`,
    ]);
  });

  it.each([
    ["this-browser", search.terms],
    ["practice", search.termsShared],
  ] as const)("are described by what is kept: %s", async (keptIn, description) => {
    await renderApp({ path: "/terms", backend: { keptIn } });
    expect(document.head.querySelector("meta[name=description]")).toHaveAttribute("content", description);
  });

  it("say how long a message outlives its deletion on the practice’s server", async () => {
    const { privacy = {} } = storageHttpBackend;
    await renderApp({ path: "/terms", backend: { keptIn: "practice", connectsTo: ["'self'"], privacy } });
    const { backup, floods, inBackups, restorable } = terms.privacy.practice;
    const said = saidIn(screen.getByRole("main"));
    for (const sentence of [`${restorable} ${fill(inBackups, { days: "14" })}`, backup, floods])
      expect(said).toContain(sentence);
  });

  it("say nothing of backups, counts or a second chance where another host keeps the messages without them", async () => {
    const connectsTo = ["https://items.example"];
    await renderApp({ path: "/terms", backend: { keptIn: "practice", connectsTo, optionalPorts: [], privacy: {} } });
    const { hosts, ask, contact, backup, restorable, floods } = terms.privacy.practice;
    const said = saidIn(screen.getByRole("main"));
    for (const sentence of [fill(hosts, { hosts: "items.example" }), `${ask} ${contact}`])
      expect(said).toContain(sentence);
    for (const sentence of [backup, restorable, floods]) expect(said).not.toContain(sentence);
  });

  it("have all their words", async () => {
    const said = saidIn(await openTerms());
    const { lead, title, intro, bookings, sessions, prices, care, changes, questions } = terms;
    const { joining, help: _, ...messages } = terms.textMessages;
    const sentences = [lead, title, intro, bookings, sessions, prices, care, changes, questions, messages];
    for (const sentence of sentencesOf(sentences)) expect(said).toContain(sentence);
    expect(said).toContain(fill(joining.text, { keyword: practice.textKeyword.join, number: textMessages.noNumber }));
  });

  it("have each place that links lead to exactly once", async () => {
    await openTerms();
    const places = Object.values(anchors).map((id) => document.querySelectorAll(`[id="${id}"]`).length);
    expect(new Set(places)).toEqual(new Set([1]));
    expect(document.getElementById(anchors.textPrivacy)).toHaveTextContent(terms.textMessages.number.text);
  });

  it("end with the news by text message, and with a way to ask", async () => {
    const main = within(await openTerms());
    expect(main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([textMessages.title, terms.questions.title]),
    );
    expect(main.getAllByRole("heading", { level: 2 }).at(-1)).toHaveTextContent(terms.questions.title);
    expect(main.getByText(site.contact.email.text)).toBeVisible();
    expect(main.getByRole("link", { name: terms.questions.contact })).toHaveAttribute("href", "/contact");
  });
});
