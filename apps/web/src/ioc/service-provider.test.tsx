import { expect, it, vi } from "vitest";
import { UnreadMessages } from "../features/inbox/inbox-panel.tsx";
import { renderComponent } from "../testing/render-site.tsx";

it("a port that is asked for and not bound is an error with its name", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await expect(renderComponent(<UnreadMessages />)).rejects.toThrow('The backend has no port "inbox"');
  complain.mockRestore();
  warn.mockRestore();
});
