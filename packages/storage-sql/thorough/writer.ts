import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { createSqlBackend } from "../src/create-sql-backend.ts";
import { openDatabase } from "../src/testing/open-database.ts";

/**
 * `node writer.ts <url or file> <first> <clients>`: clients that each send messages, one after the other, numbered from
 * `first` upward. Each message goes with its number as key and is printed once it is acknowledged.
 */
const [, , urlOrFile = "", first = "0", clients = "1"] = process.argv;
const backend = await createSqlBackend({ database: openDatabase(urlOrFile) });
let next = Number(first);
await Promise.all(
  Array.from({ length: Number(clients) }, async () => {
    for (;;) {
      const key = String(next++);
      await backend.contactSubmissions.addOnce(key, aContactSubmissionDraft({ notes: key }));
      process.stdout.write(`${key}\n`);
    }
  }),
);
