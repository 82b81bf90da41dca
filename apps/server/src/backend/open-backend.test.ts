import { type ErrorReason, UnavailableError } from "@inner-light/core";
import { expect, it } from "vitest";
import { readConfig } from "../config/server-config.ts";
import { openFailure } from "./open-backend.ts";

const FOLDER = { DATA_DIR: "/srv/data" };
const POSTGRES = { ...FOLDER, DATABASE_URL: "postgres://ada:secret@db.example:5432/site" };

it.each<[ErrorReason, NodeJS.ProcessEnv, string]>([
  ["newer-version", FOLDER, "A later version of this site has changed /srv/data. Start that version"],
  ["newer-version", POSTGRES, "has changed the database db.example:5432/site."],
])("a start on a database of another version fails, and says what to do: %s, %j", (reason, environment, sentence) => {
  const failure = openFailure(new UnavailableError("A cause", { reason }), readConfig(environment));
  expect(failure).toMatchObject({ message: expect.stringContaining(sentence) });
  expect(failure).not.toMatchObject({ message: expect.stringContaining("secret") });
});
