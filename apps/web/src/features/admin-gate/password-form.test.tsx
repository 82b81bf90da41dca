import { ThrottledError, UnauthorizedError, UnavailableError } from "@inner-light/core";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { stoppableTime } from "../../testing/in-test.ts";
import { renderAdmin } from "../../testing/open-pages.tsx";
import { backendOf, backendWith, renderApp, TEST_PASSWORD } from "../../testing/render-site.tsx";
import { storeWith } from "../../testing/store-with.ts";
import { fillIn, typeEvent } from "../../testing/typed-input.ts";

const time = stoppableTime();

describe("the admin gate", () => {
  it("stays closed after a wrong password", async () => {
    const { user } = await renderAdmin(backendWith(storeWith()));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
    expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
    await user.type(screen.getByLabelText("Password"), `${TEST_PASSWORD} {Enter}`);
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Access Denied Incorrect password. Please try again."),
    );
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Incorrect password. Please try again.");
    expect(screen.getByLabelText("Password")).toHaveFocus();
    expect(screen.getByLabelText("Password")).toHaveSelection(`${TEST_PASSWORD} `);
    expect(screen.queryByText("Current events")).not.toBeInTheDocument();
  });

  const tooMany = (retryAfterSeconds: number) =>
    new ThrottledError("", { reason: "wrong-password", retryAfterSeconds });
  it.each([
    [tooMany(840.5), "Too Many Wrong Passwords", "From this connection, please wait 15 minutes."],
    [new UnavailableError("", { reason: "no-secure-context" }), "Please Open This Page Over https", /./],
  ])("explains why it cannot check a password: %o", async (error, title, text) => {
    const unlock = () => Promise.reject(error);
    const { user } = await renderAdmin(backendOf({ gate: { isOpen: async () => false, unlock } }));
    await user.type(screen.getByLabelText("Password"), `${TEST_PASSWORD}{Enter}`);
    const notice = (await screen.findByText(title)).parentElement;
    expect(notice).toHaveTextContent(text);
    expect(screen.getByRole("form", { name: "Admin access" })).toContainElement(notice);
  });

  it("says that it is still checking after a second", async () => {
    const unlock = () => new Promise<never>(() => {});
    await renderAdmin(backendOf({ gate: { isOpen: async () => false, unlock } }));
    fillIn({ Password: TEST_PASSWORD });
    time.stop();
    fireEvent.click(screen.getByRole("button", { name: "Unlock" }));
    await time.passAsync(1_000);
    expect(screen.getByText("Still checking…")).toBeVisible();
  });

  it("opens with the right password and stays open across pages", async () => {
    const { user, router } = await renderApp({ path: "/admin" });
    fillIn({ Password: TEST_PASSWORD });
    await user.click(screen.getByRole("button", { name: "Unlock" }));

    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent("Access Granted! ✨ Welcome to the admin panel."),
    );
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());

    await router.navigate({ to: "/contact" });
    await router.navigate({ to: "/admin" });
    expect(await screen.findByText("Current events")).toBeVisible();
  });

  it("keeps typed text when the session has expired", async () => {
    let open = true;
    const unlock = async () => {
      open = true;
      return true;
    };
    const add = async () => {
      open = false;
      throw new UnauthorizedError("The session has ended");
    };
    const { user } = await renderAdmin(
      backendOf({ gate: { isOpen: async () => open, unlock }, calendarEvents: { list: async () => [], add } }),
    );
    await user.click(await screen.findByRole("button", { name: "Add New Event" }));
    typeEvent({ Title: "Moon circle" });

    const scroll = vi.spyOn(window, "scrollTo");
    await user.click(screen.getByRole("button", { name: "Add Event" }));
    expect(await screen.findByText(/Please enter the password again\. What you typed is still here\.$/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    await user.type(screen.getByLabelText("Password"), `${TEST_PASSWORD}{Enter}`);
    expect(await screen.findByLabelText("Title")).toHaveValue("Moon circle");
  });

  it("asks for the password again after a read fails because the session has expired", async () => {
    let open = true;
    const list = async () => {
      open = false;
      throw new UnauthorizedError("The session has ended");
    };
    await renderAdmin(backendOf({ gate: { isOpen: async () => open }, calendarEvents: { list } }));
    expect(await screen.findByText(/^This page has locked itself/)).toBeVisible();
  });
});
