import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { home } from "../../../words/home.ts";
import { fill } from "../../site/fill.ts";
import { AboutSection } from "./about-section.tsx";

const ada = { name: "Ada Birch", text: "I have given Reiki since 2012.\n\nMy dog comes along." };

function terms(): (string | null)[] {
  return screen.queryAllByRole("term").map(({ textContent }) => textContent);
}

describe("the practitioner", () => {
  it("is introduced in the owner's words", () => {
    render(<AboutSection about={{ ...ada, training: [] }} />);
    expect(
      screen.getByRole("heading", { level: 2, name: fill(home.about.title, { name: "Ada Birch" }) }),
    ).toBeVisible();
    expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
      "I have given Reiki since 2012.",
      "My dog comes along.",
    ]);
    expect(terms()).toEqual([]);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("can list training and insurance", () => {
    const training = ["Reiki Master, 2014", "Two years with a teacher"];
    render(<AboutSection about={{ ...ada, training, insurance: "Professional liability" }} />);
    expect(terms()).toEqual([home.about.training, home.about.insurance]);
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      ...training,
      "Professional liability",
    ]);
  });

  it("is shown in a portrait that falls back to a drawing", () => {
    render(
      <AboutSection about={{ ...ada, portrait: { picture: "https://pictures.example/ada", alt: "Ada, smiling" } }} />,
    );
    const portrait = screen.getByRole("img", { name: "Ada, smiling" });
    expect(portrait.querySelector("svg")).not.toBeNull();
    const image = within(portrait).getByRole("presentation");
    expect(image).toHaveAttribute("src", "https://pictures.example/ada?auto=format&fit=crop&w=800&h=1000&q=70");
    expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
    fireEvent.error(image);
    expect(within(portrait).queryByRole("presentation")).toBeNull();
    expect(portrait.querySelector("svg")).not.toBeNull();
  });
});
