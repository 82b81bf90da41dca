import {
  additionsTo,
  DELETABLE_NOUNS,
  type DeletableNoun,
  type DeletedSnapshotRecord,
  idInJson,
  NOUNS,
  parseArray,
  type Snapshot,
  type SnapshotRecord,
  type UnreadableText,
} from "@inner-light/core";
import { readDeletedValue } from "./deleted-list.ts";
import { elementTexts } from "./element-texts.ts";
import { belongsTo, DELETED_KEYS, LIST_KEYS, MARK_KEYS, quarantineKeyOf, versionKeyOf } from "./keys.ts";
import { fingerprint } from "./quarantine.ts";
import type { SiteTexts } from "./site-storage.ts";
import { escapeNonLatin1, toStoredJson } from "./stored-json.ts";

const MARKS = ["isRead", "isSuspectedSpam"] as const;

/** The snapshot of stored texts. Damaged lists, copies, and marks without a message are in it as texts. */
export function snapshotOf(texts: SiteTexts): Snapshot {
  const rest = new Map(Object.entries(texts));
  const listIn = (key: string): SnapshotRecord[] | null => {
    const elements = elementTexts(rest.get(key) ?? "");
    if (elements !== undefined) rest.delete(key);
    return elements?.map((json) => ({ json })) ?? null;
  };
  /** Takes what `read` understands of the array under a key, and leaves its other elements. */
  const take = <Item>(key: string, read: (value: unknown) => readonly Item[]): Item[] => {
    const values = rest.has(versionKeyOf(key)) ? undefined : parseArray(rest.get(key) ?? "");
    if (values === undefined) return [];
    const left = values.filter((value) => read(value).length === 0);
    if (left.length === 0) rest.delete(key);
    else rest.set(key, JSON.stringify(left));
    return values.flatMap(read);
  };

  const [events, messages, slides] = [listIn(LIST_KEYS.events), listIn(LIST_KEYS.messages), listIn(LIST_KEYS.slides)];
  const deleted = DELETABLE_NOUNS.flatMap((noun) =>
    take(DELETED_KEYS[noun], (value): DeletedSnapshotRecord[] => {
      const reading = readDeletedValue(value);
      if (!("record" in reading)) return [];
      return [{ noun, deletedAt: reading.record.deletedAt, json: JSON.stringify(reading.record.record) }];
    }),
  );
  const messageIds = new Set(messagesIn({ messages, deleted }).map(({ json }) => idInJson(json)));
  const marked = MARKS.map((mark) => {
    const ids = new Set(take(MARK_KEYS[mark], (id) => (messageIds.has(id) ? [id] : [])));
    return { mark, ids };
  });
  const withMarks = <Message extends SnapshotRecord>(message: Message): Message => {
    const id = idInJson(message.json);
    const marks = marked.flatMap(({ mark, ids }) => (ids.has(id) ? [[mark, true] as const] : []));
    return { ...message, ...Object.fromEntries(marks) };
  };
  return {
    events,
    messages: messages?.map(withMarks) ?? null,
    slides,
    deleted: deleted.map((record) => (record.noun === "messages" ? withMarks(record) : record)),
    unreadable: [...rest].flatMap(([key, text]) => unreadableText(key, text)),
  };
}

/** The texts that store a snapshot: those of which it was made, with marks in the order of the messages. */
export function textsOf(snapshot: Snapshot): SiteTexts {
  const arrays = [
    ...NOUNS.map((noun) => [LIST_KEYS[noun], snapshot[noun]?.map(({ json }) => json)] as const),
    ...DELETABLE_NOUNS.map((noun) => [DELETED_KEYS[noun], deletedJson(snapshot, noun)] as const),
    ...MARKS.map((mark) => [MARK_KEYS[mark], markedIds(snapshot, mark)] as const),
  ];
  const texts = new Map<string, string>(
    arrays.flatMap(([key, elements]) => (elements === undefined ? [] : [[key, `[${elements.join(",")}]`]])),
  );
  for (const unreadable of snapshot.unreadable) {
    const { text } = unreadable;
    const key = keyOf(unreadable);
    const present = texts.get(key);
    const joined = present === undefined ? text : joinedArrays(text, present);
    if (joined === undefined) texts.set(quarantineKeyOf(key, fingerprint(text)), text);
    else texts.set(key, joined);
  }
  return Object.fromEntries(texts);
}

/** The texts that change when a snapshot is merged. One that is not a list stays as it is. */
export function mergedTexts(here: SiteTexts, offered: Snapshot): SiteTexts {
  const additions = additionsTo(snapshotOf(here), offered);
  const marks = marksWithout(here, additions);
  const merged = Object.entries(textsOf(additions)).flatMap(([key, text]) => {
    const values = parseArray(text) ?? [];
    if (values.length === 0 || versionKeyOf(key) in here) return [];
    const present = marks[key] ?? here[key] ?? "[]";
    // The text that this site wrote stays compact JSON; a text that another program formatted keeps its form.
    const isUnescaped = present === JSON.stringify(parseArray(present));
    const joined = joinedArrays(isUnescaped ? escapeNonLatin1(present) : present, toStoredJson(values));
    return joined === undefined ? [] : [[key, joined]];
  });
  return { ...marks, ...Object.fromEntries(merged) };
}

/** The marks here, without those that an added message had when it was deleted here: it has the marks it comes with. */
function marksWithout(here: SiteTexts, { messages }: Snapshot): SiteTexts {
  const texts = MARKS.flatMap((mark) => {
    const unmarked = new Set(messages?.filter((message) => !message[mark]).map(({ json }) => idInJson(json)));
    const ids = parseArray(here[MARK_KEYS[mark]] ?? "") ?? [];
    const left = ids.filter((id) => !unmarked.has(id));
    return left.length === ids.length ? [] : [[MARK_KEYS[mark], JSON.stringify(left)]];
  });
  return Object.fromEntries(texts);
}

/** The text of both arrays in one; undefined unless both are arrays. */
function joinedArrays(one: string, other: string): string | undefined {
  const [first, second] = [elementTexts(one), elementTexts(other)];
  return first && second && `[${[...first, ...second].join(",")}]`;
}

function messagesIn({ messages, deleted }: Pick<Snapshot, "messages" | "deleted">): SnapshotRecord[] {
  return [...(messages ?? []), ...deleted.filter(({ noun }) => noun === "messages")];
}

/** The JSON of a noun's `DeletedValue`s; undefined for none. */
function deletedJson({ deleted }: Snapshot, noun: DeletableNoun): string[] | undefined {
  const values = deleted.filter((record) => record.noun === noun);
  if (values.length === 0) return undefined;
  return values.map(({ json, deletedAt }) =>
    escapeNonLatin1(`{"id":${idInJson(json)},"deletedAt":${JSON.stringify(deletedAt)},"record":${json}}`),
  );
}

function markedIds(snapshot: Snapshot, mark: (typeof MARKS)[number]): string[] | undefined {
  const marked = messagesIn(snapshot).filter((message) => message[mark] === true);
  return marked.length === 0 ? undefined : marked.map(({ json }) => JSON.stringify(idInJson(json)));
}

/** What a text under a key of the site is to others, who do not understand it. */
function unreadableText(key: string, text: string): UnreadableText[] {
  const noun = NOUNS.find((candidate) => belongsTo(LIST_KEYS[candidate], key));
  if (noun === undefined) return [];
  const name = key.slice(LIST_KEYS[noun].length);
  return [
    { noun, kind: name === "" ? "list" : key === versionKeyOf(LIST_KEYS[noun]) ? "version" : "other", name, text },
  ];
}

/** The key of such a text, which another backend may have named. */
function keyOf({ noun, kind, name }: UnreadableText): string {
  const key = LIST_KEYS[noun];
  if (kind === "list") return key;
  if (kind === "version") return versionKeyOf(key);
  return `${key}${name.startsWith(":") ? "" : ":"}${name}`;
}
