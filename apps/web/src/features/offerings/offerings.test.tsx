import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { site } from "../../site/site.ts";
import { changeInTest } from "../../testing/change-in-test.ts";
import { renderApp } from "../../testing/render-app.tsx";

/** The pages as they come: e2e/states.spec.ts-snapshots. */
it("a session costs what the owner says", async () => {
  changeInTest(site, { prices: { auraReading: "$120 for 60 minutes" } });
  await renderApp({ path: "/aura-reading" });
  expect(screen.getAllByRole("definition").at(-1)).toHaveTextContent("$120 for 60 minutes");
});
