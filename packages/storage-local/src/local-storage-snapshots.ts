import * as core from "@inner-light/core";
import { readDeletedValue } from "./deleted-list.ts";
import { belongsTo, DELETED_KEYS, isVersionKey, LIST_KEYS, MARK_KEYS, quarantineKeyOf, versionKeyOf } from "./keys.ts";
import type { LocalStoragePage } from "./local-storage-page.ts";
import { fingerprint, type SiteTexts, toStoredJson } from "./site-storage.ts";
import { isLaterVersion, isOwnJson } from "./stored-list.ts";

/** Snapshots omit this. */
const LAST_BACKUP_KEY = "backup:lastMadeAt";

/** Snapshots of everything that the site keeps in local storage. */
export function localStorageSnapshots(page: LocalStoragePage): core.Snapshots {
  const { clock, storage } = page;
  return {
    async read() {
      const texts = storage.siteTexts();
      return { ...snapshotOf(texts), version: versionOf(texts) };
    },

    async merge(offered) {
      page.replaceTexts((here) => requireKnownVersions(here, mergedTexts(here, offered)));
    },

    async replace(snapshot, version) {
      page.replaceTexts((here) => {
        if (versionOf(here) !== version) throw new core.ConflictError("Something has changed since");
        return requireKnownVersions(here, replacedTexts(here, snapshot));
      });
    },

    async backupTimes() {
      const moment = Date.parse((storage.get(LAST_BACKUP_KEY) ?? "").replaceAll('"', ""));
      return { lastBackupAt: Number.isNaN(moment) ? null : moment, automaticBackupAt: null };
    },

    async recordBackup() {
      storage.writeJson(LAST_BACKUP_KEY, JSON.stringify(core.isoTimestampOf(clock.now())));
    },
  };
}

/** Throws `ReadOnlyError` if the change affects a list that a later version of this site wrote. */
function requireKnownVersions(before: SiteTexts, after: SiteTexts): SiteTexts {
  const keys = Object.keys({ ...before, ...after });
  for (const list of Object.values(LIST_KEYS)) {
    const own = keys.filter((key) => belongsTo(list, key));
    const isLater = own.some((key) => isVersionKey(key) && isLaterVersion(before[key] ?? null));
    if (isLater && own.some((key) => before[key] !== after[key]))
      throw new core.ReadOnlyError("A later version of this site wrote the list", { reason: "newer-version" });
  }
  return after;
}

function versionOf(texts: SiteTexts): string {
  return fingerprint(JSON.stringify(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

const MARKS = ["isRead", "isAnswered", "isSuspectedSpam"] as const;

/** Converts stored strings to a snapshot. A string that is not a list, such as a quarantined one, stays a string. */
export function snapshotOf(texts: SiteTexts): core.Snapshot {
  const rest = new Map(Object.entries(texts).filter(([key]) => !isVersionKey(key)));
  const take = (key: string): unknown[] | undefined => {
    const values = core.parseArray(rest.get(key) ?? "");
    if (values !== undefined) rest.delete(key);
    return values;
  };
  const lists = { events: take(LIST_KEYS.events), messages: take(LIST_KEYS.messages), slides: take(LIST_KEYS.slides) };
  const marks = MARKS.map((mark) => ({ mark, ids: new Set(take(MARK_KEYS[mark])) }));
  const recordOf = (noun: core.Noun, value: unknown): core.SnapshotRecord => {
    const marked = marks.filter(({ ids }) => noun === "messages" && ids.has(core.idOf(value)));
    return { value, ...Object.fromEntries(marked.map(({ mark }) => [mark, true])) };
  };
  const deleted = core.DELETABLE_NOUNS.flatMap((noun) => {
    const key = DELETED_KEYS[noun];
    const values = versionKeyOf(key) in texts ? [] : (take(key) ?? []);
    const readings = values.map((value) => ({ value, ...readDeletedValue(value) }));
    const others = readings.flatMap((reading) => ("record" in reading ? [] : [reading.value]));
    if (others.length > 0) rest.set(key, JSON.stringify(others));
    return readings.flatMap((reading): core.DeletedSnapshotRecord[] => {
      if (!("record" in reading)) return [];
      const { record, deletedAt } = reading.record;
      return [{ ...recordOf(noun, record), noun, deletedAt }];
    });
  });
  const listOf = (noun: core.Noun) => {
    const strings = [...rest].flatMap(([key, text]) => (belongsTo(LIST_KEYS[noun], key) ? [text] : []));
    const values = lists[noun] ?? (strings.length > 0 ? [] : null);
    return values && [...values, ...strings].map((value) => recordOf(noun, value));
  };
  return { events: listOf("events"), messages: listOf("messages"), slides: listOf("slides"), deleted };
}

/** Returns the strings that store a snapshot. Strings of unchanged nouns keep their bytes. */
export function replacedTexts(here: SiteTexts, snapshot: core.Snapshot): SiteTexts {
  const before = snapshotOf(here);
  const unchanged = core.NOUNS.filter((noun) => contentOf(before, noun) === contentOf(snapshot, noun));
  const isOf = (nouns: readonly core.Noun[], key: string) => nouns.some((noun) => belongsTo(LIST_KEYS[noun], key));
  const kept = Object.entries(here).filter(([key]) => isOf(unchanged, key));
  const written = Object.entries(textsOf(snapshot)).filter(([key]) => !isOf(unchanged, key));
  return Object.fromEntries([...kept, ...written]);
}

function contentOf(snapshot: core.Snapshot, noun: core.Noun): string {
  return JSON.stringify([snapshot[noun], snapshot.deleted.filter((record) => record.noun === noun)]);
}

export function textsOf(snapshot: core.Snapshot): SiteTexts {
  const texts = arraysOf(snapshot).flatMap(([key, values]) => (values ? [[key, toStoredJson(values)]] : []));
  return Object.fromEntries(texts);
}

/** Returns the strings after a merge. Quarantines strings that parsing would change, as every write does. */
export function mergedTexts(here: SiteTexts, offered: core.Snapshot): SiteTexts {
  const additions = core.additionsTo(snapshotOf(here), offered);
  const addedMessages = new Set(additions.messages.map(({ value }) => core.idOf(value)));
  const isMarkKey = (key: string) => Object.values<string>(MARK_KEYS).includes(key);
  const merged = arraysOf(additions).flatMap(([key, added = []]) => {
    const text = here[key] ?? "[]";
    const present = core.parseArray(text) ?? [];
    // A permanently deleted message leaves its marks. If it returns, only the new marks count.
    const left = isMarkKey(key) ? present.filter((id) => !addedMessages.has(id)) : present;
    if (added.length === 0 && left.length === present.length) return [];
    const copy = isOwnJson(text) ? [] : [[quarantineKeyOf(key, fingerprint(text)), text]];
    return [...copy, [key, toStoredJson([...left, ...added])]];
  });
  return { ...here, ...Object.fromEntries(merged) };
}

/** Undefined means that the array is not stored. */
function arraysOf(snapshot: core.Snapshot): (readonly [key: string, values: unknown[] | undefined])[] {
  const { deleted } = snapshot;
  const messages = [...(snapshot.messages ?? []), ...deleted.filter(({ noun }) => noun === "messages")];
  return [
    ...core.NOUNS.map((noun) => [LIST_KEYS[noun], snapshot[noun]?.map(({ value }) => value)] as const),
    ...core.DELETABLE_NOUNS.map((noun) => [DELETED_KEYS[noun], unlessEmpty(deletedValues(snapshot, noun))] as const),
    ...MARKS.map((mark) => {
      const marked = messages.filter((message) => message[mark] === true);
      return [MARK_KEYS[mark], unlessEmpty(marked.map(({ value }) => core.idOf(value)))] as const;
    }),
  ];
}

function deletedValues({ deleted }: core.Snapshot, noun: core.DeletableNoun) {
  return deleted
    .filter((record) => record.noun === noun)
    .map(({ deletedAt, value }) => ({ id: core.idOf(value), deletedAt, record: value }));
}

function unlessEmpty<Item>(items: Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : items;
}
