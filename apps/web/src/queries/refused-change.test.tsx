import { ConflictError, NotFoundError, UnavailableError } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { button, circle, openManager, titles, walk } from "../testing/owner-calendar.tsx";

it("a change rejected because the screen is stale triggers a refetch", async () => {
  const { repository, user } = await openManager();
  await screen.findByRole("heading", { name: "Circle" });
  vi.spyOn(repository, "list").mockResolvedValue([walk]);
  vi.spyOn(repository, "remove").mockRejectedValue(new NotFoundError("It is gone"));
  await user.click(button("Delete Circle"));
  await waitFor(() => expect(titles()).toEqual(["Walk"]));
});

it("a rejected form gets the newer event before it can be sent again", async () => {
  const { repository, user } = await openManager([circle]);
  await user.click(await screen.findByRole("button", { name: "Edit Circle" }));
  await user.click(screen.getByLabelText("Full"));
  vi.spyOn(repository, "list").mockResolvedValue([{ ...circle, time: "11:00" }]);
  const update = vi.spyOn(repository, "update").mockRejectedValueOnce(new ConflictError("It was changed"));
  await user.click(button("Save Changes"));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button("Save Changes")).toHaveAttribute("aria-disabled", "false"));
  update.mockRejectedValueOnce(new UnavailableError("No connection"));
  await user.click(button("Save Changes"));
  await waitFor(() =>
    expect(update).toHaveBeenLastCalledWith([{ before: { ...circle, time: "11:00" }, draft: expect.anything() }]),
  );
});
