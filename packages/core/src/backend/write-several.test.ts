import { expect, it } from "vitest";
import { ConflictError } from "../shared/errors.ts";
import { writeSeveral } from "./write-several.ts";

/** Stores texts until one of them is "refused". */
function aStore() {
  const calls: (readonly string[])[] = [];
  const write = async (items: readonly string[]) => {
    calls.push(items);
    if (items.includes("refused")) throw new ConflictError("refused");
  };
  return { calls, write };
}

it("where a call stores all or none, several records are one call", async () => {
  const { calls, write } = aStore();
  await writeSeveral({ several: "all-or-none" }, ["a", "b"], write);
  expect(calls).toEqual([["a", "b"]]);
});

it("where it may stop in between, each is a call, and one that stopped says that some are stored", async () => {
  const { calls, write } = aStore();
  const stopped = writeSeveral({ several: "one-by-one" }, ["a", "refused", "b"], write);
  await expect(stopped).rejects.toMatchObject({ name: "PartlyStoredError", cause: { code: "conflict" } });
  expect(calls).toEqual([["a"], ["refused"]]);
});

it("nothing stored is the error itself", async () => {
  const refused = writeSeveral({ several: "one-by-one" }, ["refused", "b"], aStore().write);
  await expect(refused).rejects.toMatchObject({ code: "conflict" });
});
