import {
  ReadOnlyError,
  StorageFullError,
  type StoredCalendar,
  ThrottledError,
  UnauthorizedError,
  ValidationError,
} from "@inner-light/core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceIn } from "../../testing/in-test.ts";
import { circle, field, walk } from "../../testing/open-pages.tsx";
import { before, longCircle, openPublishPanel, withRepository } from "../../testing/open-publish-panel.tsx";

deviceIn("America/New_York");

beforeEach(withRepository);

describe("the GitHub connection panel", () => {
  it("checks the pasted token", async () => {
    const { panel, user, press, calendarPublisher } = await openPublishPanel([longCircle, walk], null);
    expect(panel.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument();
    await user.click(panel.getByText("Connect to GitHub"));
    const link = panel.getByRole("link", { name: "GitHub’s form for a token" });
    expect(link).toHaveAttribute(
      "href",
      "https://github.com/settings/personal-access-tokens/new?name=site%2C+May+01+2026+08%3A00&target_name=quiet-lane&expires_in=365&contents=write",
    );
    expect(link).toBeVisible();
    calendarPublisher.connect.mockRejectedValueOnce(new UnauthorizedError("The token is not valid"));
    await user.type(field("Token"), "github_pat_1");
    await press("Connect");
    expect(await panel.findByText("GitHub Doesn’t Accept This Token")).toBeVisible();
    expect(field("Token")).toHaveSelection("github_pat_1");
    await press("Connect");
    expect(calendarPublisher.connect).toHaveBeenLastCalledWith("github_pat_1", { endsOn: "2027-05-01", isKept: false });
    expect(await panel.findByRole("button", { name: "Publish" })).toBeVisible();
    expect(panel.getByRole("heading", { name: "Publish" })).toHaveFocus();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("github_pat");
  });

  it.each([
    [new ValidationError([{ field: "secret", code: "malformed" }]), "This Is Not a Token"],
    [
      new ReadOnlyError(""),
      /^At GitHub, open this token, press “Edit,” .* quiet-lane\/site.* rules for the branch “main\.”/,
    ],
    [new ThrottledError(""), "Please try again in an hour."],
    [new StorageFullError(""), "Connect without “Keep on this device.”"],
  ])("explains an error and selects the token: %s", async (error, words) => {
    const { panel, user, connect, calendarPublisher } = await openPublishPanel([longCircle, walk], null);
    calendarPublisher.connect.mockRejectedValueOnce(error);
    await connect();
    expect(await panel.findByText(words)).toBeVisible();
    expect(field("Token")).toHaveFocus();
    await user.paste("github_pat_2");
    expect(field("Token")).toHaveValue("github_pat_2");
  });

  it("shows that it is connected while it reads the calendar", async () => {
    const { panel, connect, calendarPublisher } = await openPublishPanel([longCircle, walk], null);
    let answer = () => {};
    const reading = new Promise<StoredCalendar>((resolve) => {
      answer = () => resolve({ calendar: before, version: "1" });
    });
    vi.spyOn(calendarPublisher, "read").mockReturnValueOnce(reading);
    await connect();
    expect(await panel.findByText("Connected to quiet-lane/site. Reading what is published…")).toBeVisible();
    answer();
    expect(await panel.findByRole("button", { name: "Publish" })).toBeVisible();
    expect(panel.queryByText(/^Connected to/)).not.toBeInTheDocument();
  });

  it("stores the token only if the owner chooses to", async () => {
    const { panel, user, press, calendarPublisher } = await openPublishPanel([longCircle, walk], null);
    await user.click(panel.getByText("Connect to GitHub"));
    await user.type(field("Token"), "github_pat_1");
    await user.clear(field("Ends on (optional)"));
    await user.click(field("Keep on this device"));
    await press("Connect");
    expect(calendarPublisher.connect).toHaveBeenCalledWith("github_pat_1", { endsOn: null, isKept: true });
    await press("Forget the token");
    expect(await panel.findByText("Connect to GitHub")).toBeVisible();
    expect(panel.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument();
  });

  it("forgets the token when another tab does", async () => {
    const { panel, calendarPublisher } = await openPublishPanel([longCircle, walk]);
    await panel.findByRole("button", { name: "Publish" });
    await calendarPublisher.forget();
    window.dispatchEvent(new Event("visibilitychange"));
    expect(await panel.findByText("Connect to GitHub")).toBeVisible();
  });

  it.each([
    ["2026-05-15", "Your token’s last day: Friday, May 15, 2026"],
    ["2026-05-16", null],
  ] as const)("warns fourteen days before the token expires: %s", async (endsOn, words) => {
    const { panel } = await openPublishPanel([circle, walk], { endsOn });
    if (words === null) expect(panel.queryByText(/^Your token/)).not.toBeInTheDocument();
    else expect(panel.getByText(words)).toBeVisible();
  });
});
