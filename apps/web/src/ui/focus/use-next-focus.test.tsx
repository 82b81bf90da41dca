import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { stoppableTime } from "../../testing/in-test.ts";
import { useNextFocus } from "./use-next-focus.ts";

const time = stoppableTime();

function Page() {
  const focusNext = useNextFocus();
  const [isThere, setThere] = useState(false);
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={() => focusNext("#later")}>
        Ask
      </button>
      <button type="button" onClick={() => setThere(true)}>
        Show
      </button>
      {isThere && <input id="later" />}
    </>
  );
}

it("the next key or click cancels a pending focus request", async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText("Ask"));
  await user.click(screen.getByText("Show"));
  expect(screen.getByText("Show")).toHaveFocus();
});

it("focus falls back to the heading if the element is missing", () => {
  time.stop();
  render(<Page />);
  fireEvent.click(screen.getByText("Ask"));
  time.pass(2000);
  expect(screen.getByRole("heading")).toHaveFocus();
});
