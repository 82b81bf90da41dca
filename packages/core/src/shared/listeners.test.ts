import { describe, expect, it, vi } from "vitest";
import { Listeners } from "./listeners.ts";

describe("listeners", () => {
  it("hear in the order in which they came, until they leave", () => {
    const heard: string[] = [];
    const listeners = new Listeners();
    const leave = listeners.add(() => heard.push("first"));
    listeners.add(() => heard.push("second"));
    listeners.notify();
    leave();
    listeners.notify();
    expect(heard).toEqual(["first", "second", "second"]);
  });

  it("that came twice leave one at a time", () => {
    const listener = vi.fn();
    const listeners = new Listeners();
    const leave = listeners.add(listener);
    listeners.add(listener);
    leave();
    leave();
    listeners.notify();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("may leave while they hear, without keeping others from hearing", () => {
    const last = vi.fn();
    const listeners = new Listeners();
    const leave = listeners.add(() => leave());
    listeners.add(last);
    listeners.notify();
    expect(last).toHaveBeenCalledTimes(1);
  });

  it("that throw keep nobody else from hearing, and their error still surfaces", async () => {
    const surfaced = vi.fn();
    const reject = vi.spyOn(Promise, "reject").mockImplementation((error) => {
      surfaced(error);
      return new Promise(() => {});
    });
    const last = vi.fn();
    const listeners = new Listeners();
    const error = new Error("a listener's own trouble");
    listeners.add(() => {
      throw error;
    });
    listeners.add(last);
    listeners.notify();
    reject.mockRestore();
    expect(last).toHaveBeenCalledTimes(1);
    expect(surfaced).toHaveBeenCalledWith(error);
  });
});
