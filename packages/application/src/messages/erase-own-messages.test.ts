import { expect, it } from "vitest";
import { EraseOwnMessages } from "./erase-own-messages.ts";

it("erases the visitor's messages and the owner's key", async () => {
  const erased: string[] = [];
  const messages = { erase: async () => void erased.push("messages") };
  const key = { read: () => null, write: (text: string | null) => void erased.push(`key: ${text}`) };
  await new EraseOwnMessages(messages, key).run();
  await new EraseOwnMessages(messages).run();
  expect(erased).toEqual(["key: null", "messages", "messages"]);
});
