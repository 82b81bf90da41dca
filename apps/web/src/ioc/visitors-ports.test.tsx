import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderSite } from "../testing/render-site.tsx";
import { sendButton, typeMessage } from "../testing/typed-input.ts";

const circle = aCalendarEvent({ id: 1, title: "Circle", date: "2026-06-01" });

describe("a backend with only the visitors' ports", () => {
  it("accepts a message", async () => {
    const add = vi.fn(async () => {});
    const { user } = await renderSite({ contactSubmissions: { add } }, "/contact");
    typeMessage();
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Message Sent Successfully!"));
    expect(add).toHaveBeenCalledOnce();
    expect(screen.getByRole("main")).not.toHaveTextContent(/this browser/i);
  });

  it("has a calendar, but no owner's page", async () => {
    const { router } = await renderSite({ upcomingEvents: { list: async () => [circle] } }, "/admin");
    expect(await screen.findByRole("heading", { name: "This page was not found" })).toBeVisible();
    await router.navigate({ to: "/calendar" });
    await screen.findByRole("heading", { name: "Circle" });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).not.toContain("/admin");
    expect(screen.queryByRole("link", { name: /^Subscribe/ })).not.toBeInTheDocument();
  });
});
