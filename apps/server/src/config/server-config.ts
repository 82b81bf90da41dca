import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { Failure } from "@inner-light/site-server";
import * as v from "valibot";
import { repository } from "../../paths.mjs";
import { isPasswordHash } from "../password/password-hash.ts";

/** The shortest password of /admin, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

const MOST_PROXIES = 10;

const wholeNumber = (from: number, to: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  );

const url = (message: string, ...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
  );

const mailAddress = (name: string) =>
  v.pipe(v.string(), v.email(`${name} must be an email address, such as hello@quiet-lane.com.`));

/**
 * The environment of the server. Messages name the variable and never repeat its value, which may be a secret. A blank
 * variable counts as one that is not set.
 */
const environmentSchema = v.pipe(
  v.object({
    PORT: v.optional(wholeNumber(0, 65_535, "PORT must be a number from 0 to 65535."), "4173"),
    HOST: v.optional(v.string()),
    DATA_DIR: v.optional(v.string(), "data"),
    DATABASE_URL: v.optional(
      url(
        "DATABASE_URL must be the address of a PostgreSQL database, such as postgres://user:password@host/name.",
        "postgres:",
        "postgresql:",
      ),
    ),
    ADMIN_PASSWORD: v.optional(
      v.pipe(
        v.string(),
        v.minLength(MIN_PASSWORD_LENGTH, `ADMIN_PASSWORD must have at least ${MIN_PASSWORD_LENGTH} characters.`),
      ),
    ),
    ADMIN_PASSWORD_HASH: v.optional(
      v.pipe(
        v.string(),
        v.check(isPasswordHash, "ADMIN_PASSWORD_HASH must be what `set-password --print` printed, all of it."),
      ),
    ),
    TRUST_PROXY: v.optional(
      wholeNumber(
        0,
        MOST_PROXIES,
        `TRUST_PROXY must be the number of proxies in front of this server, from 0 to ${MOST_PROXIES}.`,
      ),
      "0",
    ),
    SMTP_URL: v.optional(
      url(
        "SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example.com.",
        "smtp:",
        "smtps:",
      ),
    ),
    MAIL_FROM: v.optional(mailAddress("MAIL_FROM")),
    MAIL_TO: v.optional(mailAddress("MAIL_TO")),
    IN_IMAGE: v.optional(v.string()),
    EPHEMERAL: v.optional(v.picklist(["0", "1"], "EPHEMERAL must be 0 or 1."), "0"),
  }),
  v.forward(
    v.partialCheck(
      [["SMTP_URL"], ["MAIL_TO"]],
      ({ SMTP_URL, MAIL_TO }) => SMTP_URL === undefined || MAIL_TO !== undefined,
      "With SMTP_URL, MAIL_TO must say where mail to the owner goes.",
    ),
    ["MAIL_TO"],
  ),
);

type Environment = v.InferOutput<typeof environmentSchema>;

/** What the environment says, with a default for what it leaves out. */
export type ServerConfig = ReturnType<typeof readConfig>;

/** Reads `.env` at the root of the repository, where it exists. Variables of the environment win over it. */
export function loadEnvironmentFile(): void {
  const file = join(repository, ".env");
  if (existsSync(file)) loadEnvFile(file);
}

/** Parses the environment. Throws a `Failure` with a sentence for each variable that cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { success, output, issues } = v.safeParse(environmentSchema, set);
  if (!success) throw new Failure(issues.map(({ message }) => message).join("\n"));
  return {
    port: output.PORT,
    /** The address to listen on; all of them where it is undefined. */
    host: output.HOST,
    /** The folder of the database, its marker and the backups. */
    dataFolder: resolve(repository, output.DATA_DIR),
    /** A PostgreSQL database; SQLite in the data folder where it is undefined. */
    databaseUrl: output.DATABASE_URL,
    password: passwordOf(output),
    /** How many proxies in front of the server add to `X-Forwarded-For`. */
    trustedProxies: output.TRUST_PROXY,
    /** How mail to the owner is sent. */
    mail: mailOf(output),
    /** Whether the data folder must be on a volume: in the image of deploy/Dockerfile, unless the data may vanish with it. */
    needsVolume: output.IN_IMAGE === "1" && output.EPHEMERAL !== "1",
  };
}

function passwordOf({ ADMIN_PASSWORD, ADMIN_PASSWORD_HASH }: Environment) {
  if (ADMIN_PASSWORD_HASH !== undefined) return { hash: ADMIN_PASSWORD_HASH };
  return ADMIN_PASSWORD === undefined ? undefined : { plain: ADMIN_PASSWORD };
}

function mailOf({ SMTP_URL, MAIL_FROM, MAIL_TO }: Environment) {
  if (SMTP_URL === undefined || MAIL_TO === undefined) return undefined;
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? MAIL_TO, to: MAIL_TO };
}
