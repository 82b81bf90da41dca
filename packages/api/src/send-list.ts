import type { Noun } from "@inner-light/core";
import type { Context } from "hono";
import type { ListVersions } from "./list-versions.ts";

/** Tells which versions of the lists a response knows of, as `events=7, messages=4`. */
export const LIST_VERSIONS_HEADER = "List-Versions";

interface SendListOptions {
  readonly versions: ListVersions;
  readonly noun: Noun;
  /** Whether a browser may keep the list, and ask each time whether it has changed. */
  readonly isPublic: boolean;
}

/**
 * Sends the records of a noun with the version of its list, or a 304 when the client has that version. The version is read
 * first: a list that changes meanwhile is newer than the response says, never older.
 */
export async function sendList<Item>(
  context: Context,
  { versions, noun, isPublic }: SendListOptions,
  read: () => Promise<readonly Item[]>,
) {
  const version = await versions.versionOf(noun);
  const tag = entityTag(noun, version);
  context.header("ETag", tag);
  context.header(LIST_VERSIONS_HEADER, `${noun}=${version}`);
  if (isPublic) context.header("Cache-Control", "no-cache");
  if (hasTag(context.req.header("if-none-match"), tag)) return context.body(null, 304);
  return context.json([...(await read())]);
}

/** Sends the result of a write, with the versions of the lists that it changed. */
export async function sendChanged<const Result>(
  context: Context,
  versions: ListVersions,
  nouns: readonly Noun[],
  result: Result,
) {
  const known = await Promise.all(nouns.map(async (noun) => `${noun}=${await versions.versionOf(noun)}`));
  context.header(LIST_VERSIONS_HEADER, known.join(", "));
  return context.json(result);
}

function entityTag(noun: Noun, version: number): string {
  return `"${noun}-${version}"`;
}

function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? "").split(",").some((part) => part.trim().replace(/^W\//, "") === tag || part.trim() === "*");
}
