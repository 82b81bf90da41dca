import { expect, it, vi } from "vitest";
import { ChangePublisher } from "./change-feed.ts";

it("a change reaches every listener, even after one has thrown, and the error surfaces", () => {
  const surfaced = vi.fn();
  const reject = vi.spyOn(Promise, "reject").mockImplementation((error) => {
    surfaced(error);
    return new Promise(() => {});
  });
  const last = vi.fn();
  const changes = new ChangePublisher();
  const error = new Error("a listener fails");
  changes.subscribe(() => {
    throw error;
  });
  changes.subscribe(last);
  changes.publish("events");
  reject.mockRestore();
  expect(last).toHaveBeenCalledExactlyOnceWith("events");
  expect(surfaced).toHaveBeenCalledExactlyOnceWith(error);
});
