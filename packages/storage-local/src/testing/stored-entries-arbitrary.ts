import fc from "fast-check";
import { LIST_KEYS } from "../stored-data/site-keys.ts";
import type { StoredEntries } from "../stored-data/stored-data.ts";
import { aCalendarEvent, aContactSubmission, aGallerySlide } from "./fixtures.ts";

const records = fc.oneof(
  fc.nat({ max: 99 }).map((id) => aCalendarEvent({ id })),
  fc.nat({ max: 99 }).map((id) => aContactSubmission({ id })),
  fc.nat({ max: 99 }).map((id) => aGallerySlide({ id })),
  fc.jsonValue(),
);

const list = fc.array(records, { maxLength: 5 }).map((values) => JSON.stringify(values));

const text = fc.oneof(
  list,
  fc.tuple(list, fc.nat()).map(([whole, at]) => whole.slice(0, at % whole.length)),
  fc.json(),
  fc.string({ unit: "binary" }),
);

const besideList = fc.oneof(
  fc.constantFrom("", ":version", ":read"),
  fc.string({ unit: "binary", maxLength: 12 }).map((name) => `:quarantine:${name}`),
);

const key = fc.tuple(fc.constantFrom(...LIST_KEYS), besideList).map(([listKey, rest]) => listKey + rest);

/** Any state a store of this site can be found in: whole lists and damaged ones, what was set aside, versions, marks. */
export const anyStoredEntries: fc.Arbitrary<StoredEntries> = fc.dictionary(key, text, { maxKeys: 8 });
