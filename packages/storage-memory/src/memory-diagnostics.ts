import {
  calendarEventSchema,
  contactSubmissionSchema,
  gallerySlideSchema,
  NOUNS,
  type Noun,
  readRecords,
  type StorageDiagnostics,
  type StorageIssue,
  type StorageUsage,
} from "@inner-light/core";
import type { MemoryStore } from "./memory-store.ts";

const SCHEMAS = { events: calendarEventSchema, messages: contactSubmissionSchema, slides: gallerySlideSchema };

export class MemoryDiagnostics implements StorageDiagnostics {
  readonly #store: MemoryStore;

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  async issues(): Promise<readonly StorageIssue[]> {
    return NOUNS.flatMap((noun) => this.#issues(noun));
  }

  async usage(): Promise<StorageUsage> {
    const entries = Object.entries(this.#store.entries);
    return { used: entries.reduce((sum, [name, text]) => sum + name.length + text.length, 0), capacity: null };
  }

  async keptSince(): Promise<null> {
    return null;
  }

  async exportRaw(): Promise<string> {
    return JSON.stringify(this.#store.entries, null, 2);
  }

  #issues(noun: Noun): StorageIssue[] {
    const values = this.#store.values(noun);
    if (values === undefined) return [{ noun, code: "unreadable-list", count: 0, fields: [] }];
    const { unreadableFields: fields } = readRecords<unknown>(SCHEMAS[noun], values);
    if (fields.length === 0) return [];
    return [{ noun, code: "unreadable-records", count: fields.length, fields: [...new Set(fields)] }];
  }
}
