import { describe, expect, it } from "vitest";
import { lazyPort } from "./lazy-port.ts";

class Greetings {
  readonly #greeting = "Welcome";
  async greet(name: string) {
    return `${this.#greeting}, ${name}`;
  }
}

describe("a port that loads late", () => {
  it("passes each call on to the real one, as its method", async () => {
    const port = lazyPort<Pick<Greetings, "greet">>(async () => new Greetings());
    expect(await port.greet("Ann")).toBe("Welcome, Ann");
  });

  it("rejects a call when it cannot be loaded", async () => {
    const port = lazyPort<Pick<Greetings, "greet">>(() => Promise.reject(new Error("No connection")));
    await expect(port.greet("Ann")).rejects.toThrow("No connection");
  });

  it("is no promise, so that an async function can return it", async () => {
    const port = lazyPort<Pick<Greetings, "greet">>(async () => new Greetings());
    expect(await Promise.resolve(port)).toBe(port);
  });
});
