import { describe, expect, it } from "vitest";
import { eventStreamData } from "./event-stream-data.ts";

const TEXT = 'data: {"title":"Círculo"}\n\n: still here\n\nevent: x\ndata: second\n\ndata: cut off';

describe("a stream of server-sent events", () => {
  it.each([1, 2, 7, 1000])("is read in pieces of %d bytes", async (size) => {
    const bytes = new TextEncoder().encode(TEXT);
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.slice(i * size, (i + 1) * size),
    );
    const read: string[] = [];
    const reader = new Blob(pieces).stream().getReader();
    for await (const data of eventStreamData(reader)) read.push(data);
    expect(read).toEqual(['{"title":"Círculo"}', "second"]);
  });
});
