import { describe, expect, it, vi } from "vitest";
import { ChangePublisher } from "./change-feed.ts";
import type { Noun } from "./noun.ts";

describe("a change publisher", () => {
  it("calls those who were subscribed when it began, even if a listener unsubscribes or subscribes", () => {
    const heard: Noun[] = [];
    const changes = new ChangePublisher();
    const unsubscribe = changes.subscribe(() => {
      unsubscribe();
      changes.subscribe((change) => heard.push(change));
    });
    changes.subscribe((change) => heard.push(change));
    changes.publish("slides");
    expect(heard).toEqual(["slides"]);
    changes.publish("messages");
    expect(heard).toEqual(["slides", "messages", "messages"]);
  });

  it("calls every listener, even after one has thrown, and the error surfaces", () => {
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
});
