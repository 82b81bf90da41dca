import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { search } from "../../../words/search.ts";
import { terms } from "../../../words/terms.ts";
import { storageHttpBackend } from "../../ioc/storage-http.backend.ts";
import { fill } from "../../site/fill.ts";
import { anchors } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { changeInTest } from "../../testing/in-test.ts";
import { renderApp } from "../../testing/render-site.tsx";

/** The snapshots of e2e/states.spec.ts cover the default terms. */
describe("the terms", () => {
  it("have a different description for a shared site", async () => {
    await renderApp({ path: "/terms", backend: { dataLocation: "practice" } });
    expect(document.head.querySelector("meta[name=description]")).toHaveAttribute("content", search.termsShared);
  });

  it("explain how long a server's backups contain a deleted message", async () => {
    const { privacy = {} } = storageHttpBackend;
    await renderApp({ path: "/terms", backend: { dataLocation: "practice", connectsTo: ["'self'"], privacy } });
    const { backup, floods, inBackups, restorable } = terms.privacy.practice;
    const said = screen.getByRole("main").textContent;
    for (const sentence of [`${restorable} ${fill(inBackups.other, { count: "14" })}`, backup, floods])
      expect(said).toContain(sentence);
  });

  it("do not promise what the backend does not provide", async () => {
    const connectsTo = ["https://items.example"];
    await renderApp({
      path: "/terms",
      backend: { dataLocation: "practice", connectsTo, hasAdmin: false, optionalPorts: [], privacy: {} },
    });
    const { hosts, ask, contact, backup, restorable, floods } = terms.privacy.practice;
    const said = screen.getByRole("main").textContent;
    for (const sentence of [fill(hosts, { hosts: "items.example" }), `${ask} ${contact}`])
      expect(said).toContain(sentence);
    for (const sentence of [backup, restorable, floods]) expect(said).not.toContain(sentence);
  });

  it("contain each link target exactly once", async () => {
    await renderApp({ path: "/terms" });
    const places = Object.values(anchors).map((id) => document.querySelectorAll(`[id="${id}"]`).length);
    expect(new Set(places)).toEqual(new Set([1]));
    expect(document.getElementById(anchors.textPrivacy)).toHaveTextContent(terms.textMessages.number.text);
  });

  it("keep the space above the questions if text messages are not offered", async () => {
    changeInTest(site, { offersTextMessages: false });
    await renderApp({ path: "/terms" });
    expect(document.getElementById(anchors.questions)).not.toHaveStyle({ paddingTop: "0px" });
  });
});
