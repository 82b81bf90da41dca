import { expect, it } from "vitest";
import { EraseOwnMessages } from "./erase-own-messages.ts";

it("what a browser keeps of a visitor goes, and the owner's key with it, also where there is none to keep", async () => {
  const erased: string[] = [];
  const messages = { erase: async () => void erased.push("messages") };
  const key = { read: () => null, write: (text: string | null) => void erased.push(`key: ${text}`) };
  await new EraseOwnMessages(messages, key).run();
  await new EraseOwnMessages(messages).run();
  expect(erased).toEqual(["key: null", "messages", "messages"]);
});
