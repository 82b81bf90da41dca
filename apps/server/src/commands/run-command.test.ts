import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { runCommand } from "./run-command.ts";
import { readPassword } from "./set-password.ts";

it.each([
  [["set-passwort"], "The commands are set-password, backup, restore."],
  [["set-password", "--pritn"], /^Unknown option '--pritn'.* Nothing was changed\.$/],
  [["restore", "a.json", "--repalce"], /^Unknown option '--repalce'.* Nothing was changed\.$/],
  [["restore", "--replace"], /^Which file\?/],
  [["restore", "--replace", "/nowhere/a.json"], "The file /nowhere/a.json cannot be read."],
])("a mistyped command changes nothing: %j", async (words, sentence) => {
  await expect(runCommand(words)).rejects.toThrow(sentence);
});

it.each([[["a long sentence\n"]], [["a long ", "sentence"]]])("a password is read from a pipe: %j", async (chunks) => {
  expect(await readPassword(Readable.from(chunks))).toBe("a long sentence");
});

it("a pipe that ends without a password is an empty one", async () => {
  expect(await readPassword(Readable.from([]))).toBe("");
});
