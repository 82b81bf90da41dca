import { expect, it } from "vitest";
import { EraseOwnMessages } from "./erase-own-messages.ts";

it("erases everything that a browser keeps about a visitor, and the owner's key, if any", async () => {
  const erased: string[] = [];
  const messages = { erase: async () => void erased.push("messages") };
  const key = { read: () => null, write: (text: string | null) => void erased.push(`key: ${text}`) };
  await new EraseOwnMessages(messages, key).run();
  await new EraseOwnMessages(messages).run();
  expect(erased).toEqual(["key: null", "messages", "messages"]);
});
