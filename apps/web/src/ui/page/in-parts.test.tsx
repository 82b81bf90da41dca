import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { InParts } from "./in-parts.tsx";

it("a long list is drawn by hundreds, with what is pinned", async () => {
  const items = Array.from({ length: 250 }, (_, index) => index);
  render(
    <InParts items={items} isPinned={(item) => item === 240}>
      {(drawn) => <p>{drawn.join()}</p>}
    </InParts>,
  );
  expect(screen.getByText([...items.slice(0, 100), 240].join())).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show more of them (149)" }));
  await userEvent.click(screen.getByRole("button", { name: "Show more of them (49)" }));
  expect(screen.getByText(items.join())).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
