import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { UnreadMessages } from "../features/inbox/inbox-panel.tsx";
import { backendOf, renderComponent, renderSite } from "../testing/render-site.tsx";
import type { Backend } from "./backend.ts";
import { AdminGate, Inbox } from "./tokens.ts";

const someGate = { AdminGate: { isOpen: async () => true } };

it.each<[string, Partial<Backend>, string]>([
  [
    "listed, and not in the container",
    { optionalPorts: [AdminGate, Inbox] },
    "Inbox is a port of the backend, and not in its container.",
  ],
  [
    "in the container, and not listed",
    { load: backendOf({ ...someGate, Inbox: {} }).load },
    "Inbox is in the container, and not among the backend's optionalPorts.",
  ],
])("a port that is %s ends the page, with its name for the developer", async (_, backend, sentence) => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await renderSite({ ...someGate, UpcomingEvents: {} }, "/calendar", backend);
  expect(await screen.findByRole("heading", { name: "Something went wrong on this page" })).toBeVisible();
  expect(complain.mock.calls.flat().map(String)).toContainEqual(expect.stringContaining(`inner-light/${sentence}`));
  warn.mockRestore();
});

it("a port that is asked for and not bound is an error with its name", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await expect(renderComponent(<UnreadMessages />)).rejects.toThrow(
    "inner-light/Inbox is not among the backend's optionalPorts",
  );
});
