import { FixedClock } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storageLocalModule } from "../../ioc/storage-local.module.ts";
import { createTestContainer, renderApp, TEST_PASSWORD } from "../../testing/render-app.tsx";

const TITLE = "Some of what this browser keeps could not be read";

async function openAdmin() {
  const container = createTestContainer(storageLocalModule(new FixedClock()));
  const { user } = await renderApp({ path: "/admin", container });
  await user.type(screen.getByLabelText("Password"), TEST_PASSWORD);
  await user.click(screen.getByRole("button", { name: "Unlock" }));
  await screen.findByRole("heading", { name: "Current events" });
  return user;
}

beforeEach(() => localStorage.clear());

describe("the owner's view of trouble", () => {
  it("is not there while all is well", async () => {
    await openAdmin();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it("counts what could not be read, says why, and gives it out as it is", async () => {
    const stored = JSON.stringify([
      { id: 1, title: "Good", date: "2026-06-01", time: "10:00", type: "workshop" },
      { id: 2, title: "Bad", date: "2026-02-30", time: "10:00", type: "workshop" },
      { id: 3, title: "Worse", date: "2026-06-01", time: "24:00", type: "workshop" },
    ]);
    localStorage.setItem("calendarEvents", stored);
    localStorage.setItem("contactSubmissions", "[{");
    const files: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL() {} }),
    );

    const user = await openAdmin();
    await screen.findByText(TITLE);
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items).toContain("Events: 2 records could not be read (date, time).");
    expect(items).toContain("Messages: the whole list is damaged.");
    expect(screen.getByText(/It is kept, not deleted/)).toBeVisible();
    expect(await screen.findByText(/Space used: \d+ kB of about 5,120 kB/)).toBeVisible();
    expect(within(screen.getByRole("article")).getByRole("heading")).toHaveTextContent("Good");

    await user.click(screen.getByRole("button", { name: "Download everything as it is stored" }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse((await files[0]?.text()) ?? "")).toMatchObject({
      calendarEvents: stored,
      contactSubmissions: "[{",
    });
  });
});
