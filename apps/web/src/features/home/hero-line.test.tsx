import { expect, it } from "vitest";
import { site } from "../../site/site.ts";
import { changeInTest } from "../../testing/change-in-test.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { Hero } from "./hero.tsx";

it.each([
  [{ auraReading: "$1,120 for a day", reikiHealing: "$95 for 60 minutes" }, "$95"],
  [{ auraReading: "$140 for 90 minutes, $95 for 60" }, "$95"],
  [{ auraReading: "$95, or $80 for students" }, "$80"],
  [{ auraReading: "80–95 €" }, "80 €"],
  [{ auraReading: "R$ 150" }, "R$ 150"],
  [{ auraReading: "CA$120.50" }, "CA$120.50"],
])("the hero says where the practice is and its lowest price: %j", async (prices, lowest) => {
  const { email, phone, address } = site.contact;
  changeInTest(site, {
    contact: { email, phone, address: { ...address, text: "Albany, NY", href: "https://maps.example" } },
    prices,
  });
  await renderComponent(<Hero />);
  expect(document.body).toHaveTextContent(`Albany, NY · from ${lowest}`);
});

it("the hero leaves out the price of a service that the practice does not offer", async () => {
  changeInTest(site, { services: ["reikiHealing"], prices: { auraReading: "$50", reikiHealing: "$95" } });
  await renderComponent(<Hero />);
  expect(document.body).toHaveTextContent("from $95");
});
