import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { site } from "../../site/site.ts";
import { changeInTest } from "../../testing/change-in-test.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { Hero } from "./hero.tsx";

it("the first words end with where the practice is and its lowest price, if the settings say so", async () => {
  const { email, phone, address } = site.contact;
  changeInTest(site, {
    contact: { email, phone, address: { ...address, text: "Albany, NY", href: "https://maps.example" } },
    prices: { auraReading: "$1,120 for a day", reikiHealing: "$95 for 60 minutes" },
  });
  await renderComponent(<Hero />);
  expect(screen.getByText("Albany, NY · from $95")).toBeVisible();
});
