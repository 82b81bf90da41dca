import { aCalendarEvent, aContactSubmission, aGallerySlide, anyCodePoint } from "@inner-light/core/testing";
import fc from "fast-check";
import { LIST_KEYS } from "../keys.ts";
import type { SiteTexts } from "../site-storage.ts";

const records = fc.oneof(
  fc.nat({ max: 99 }).map((id) => aCalendarEvent({ id })),
  fc.nat({ max: 99 }).map((id) => aContactSubmission({ id })),
  fc.nat({ max: 99 }).map((id) => aGallerySlide({ id })),
  fc.jsonValue(),
);

const list = fc.array(records, { maxLength: 3 }).map((values) => JSON.stringify(values));

const text = fc.oneof(
  list,
  fc.tuple(list, fc.nat()).map(([whole, at]) => whole.slice(0, at % whole.length)),
  fc.json(),
  fc.string({ unit: anyCodePoint }),
);

const besideList = fc.oneof(
  fc.constantFrom("", ":version", ":read", ":answered"),
  fc.string({ unit: anyCodePoint, maxLength: 12 }).map((name) => `:quarantine:${name}`),
);

const key = fc.tuple(fc.constantFrom(...Object.values(LIST_KEYS)), besideList).map(([listKey, rest]) => listKey + rest);

/** Intact and damaged lists, quarantined strings, versions, and marks. */
export const anyStoredEntries: fc.Arbitrary<SiteTexts> = fc.dictionary(key, text, { maxKeys: 6 });
