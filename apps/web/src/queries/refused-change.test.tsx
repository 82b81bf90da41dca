import { ConflictError, type InnerLightError, NotFoundError, UnavailableError } from "@inner-light/core";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { button, circle, openManager, titles, walk } from "../testing/owner-calendar.ts";

/** The owner presses Delete on an event; the backend refuses, and has a newer list that it has not reported. */
async function deleteCircle(error: InnerLightError) {
  const { repository, user } = await openManager();
  await screen.findByRole("heading", { name: "Circle" });
  const list = vi.spyOn(repository, "list").mockResolvedValue([walk]);
  vi.spyOn(repository, "remove").mockRejectedValue(error);
  await user.click(button("Delete Circle"));
  return list;
}

it.each([new NotFoundError("It is gone"), new ConflictError("It was changed")])(
  "a change that is refused because the screen is stale makes it be read again: %s",
  async (error) => {
    const list = await deleteCircle(error);
    await waitFor(() => expect(titles()).toEqual(["Walk"]));
    expect(list).toHaveBeenCalledTimes(1);
  },
);

it("a change that fails for another reason causes no read", async () => {
  const list = await deleteCircle(new UnavailableError("No connection"));
  await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement());
  expect(titles()).toEqual(["Circle", "Walk"]);
  expect(list).not.toHaveBeenCalled();
});

it("a form that is refused knows the newer event before it can be sent again", async () => {
  const { repository, user } = await openManager([circle]);
  await user.click(await screen.findByRole("button", { name: "Edit Circle" }));
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
