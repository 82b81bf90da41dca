import { resolve } from "node:path";
import { isEmailAddress } from "@inner-light/core";
import { Failure, readEnvironment } from "@inner-light/site-server";
import * as v from "valibot";
import { repository } from "../../server-paths.mjs";
import { isPasswordHash } from "../password/password-hash.ts";

/** The minimum length of the owner's password. */
export const MIN_PASSWORD_LENGTH = 12;

const wholeNumber = (most: number, byDefault: string, message: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d+$/, message), v.transform(Number), v.maxValue(most, message)), byDefault);

const text = (message: string, isRight: (text: string) => boolean) =>
  v.optional(v.pipe(v.string(), v.check(isRight, message)));

const url = (start: RegExp, message: string) => text(message, (given) => start.test(given) && URL.canParse(given));

/** An unencoded password can cut off the host: `smtps://ada:a#b@host` has the host `ada`. */
const isPasswordEncoded = (given: string) => !/^\w+:\/\/[^/?#]*[/?#].*@/.test(given);

const mailAddress = (name: string) =>
  text(`${name} must be an email address, such as hello@quiet-lane.com.`, isEmailAddress);

/** Docker's `--env-file` keeps quotation marks. */
const unquoted = (hash: string) => hash.replaceAll("'", "");

/** Messages never repeat a value, because it may be a secret. A blank variable counts as unset. */
const environmentSchema = v.object({
  PORT: wholeNumber(65_535, "4173", "PORT must be a number from 0 to 65535."),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), "data"),
  DATABASE_URL: url(
    /^postgres(ql)?:/,
    "DATABASE_URL must be the address of a PostgreSQL database, such as postgres://user:password@host/name.",
  ),
  ADMIN_PASSWORD: text(
    `ADMIN_PASSWORD must have at least ${MIN_PASSWORD_LENGTH} characters.`,
    ({ length }) => length >= MIN_PASSWORD_LENGTH,
  ),
  ADMIN_PASSWORD_HASH: text("ADMIN_PASSWORD_HASH must be what `set-password --print` printed, all of it.", (given) =>
    isPasswordHash(unquoted(given)),
  ),
  TRUST_PROXY: wholeNumber(10, "0", "TRUST_PROXY must be the number of proxies in front of this server, from 0 to 10."),
  SMTP_URL: v.pipe(
    text("In the password of SMTP_URL, write %23 for #, %2F for / and %3F for ?.", isPasswordEncoded),
    url(/^smtps?:/, "SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example.com."),
  ),
  MAIL_FROM: mailAddress("MAIL_FROM"),
  MAIL_TO: mailAddress("MAIL_TO"),
  MAIL_CONTENT: v.optional(v.picklist(["none", "message"], "MAIL_CONTENT must be none or message.")),
  IN_IMAGE: v.optional(v.string()),
  EPHEMERAL: v.optional(v.picklist(["0", "1"], "EPHEMERAL must be 0 or 1.")),
});

export type ServerConfig = ReturnType<typeof readConfig>;

/** Loads `.env` from the repository's root. Environment variables take precedence. */
export function loadEnvironmentFile(): void {
  Object.assign(process.env, readEnvironment(repository));
}

/** Parses the environment. Throws a `Failure` with a sentence per invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { success, output, issues } = v.safeParse(environmentSchema, set, { abortPipeEarly: true });
  if (!success) throw new Failure(issues.map(({ message }) => message).join("\n"));
  const { ADMIN_PASSWORD: plain, ADMIN_PASSWORD_HASH: hash, SMTP_URL: smtpUrl, MAIL_TO: to } = output;
  if (smtpUrl && !to) throw new Failure("With SMTP_URL, MAIL_TO must say where mail to the owner goes.");
  const hasText = output.MAIL_CONTENT === "message";
  return {
    port: output.PORT,
    /** All addresses if undefined. */
    host: output.HOST,
    /** Holds the database, its marker, and the backups. */
    dataFolder: resolve(repository, output.DATA_DIR),
    /** SQLite in the data folder if undefined. */
    databaseUrl: output.DATABASE_URL,
    password: hash ? { hash: unquoted(hash) } : plain ? { plain } : undefined,
    /** How many proxies append to `X-Forwarded-For`. */
    trustedProxies: output.TRUST_PROXY,
    mail: smtpUrl && to ? { smtpUrl, to, from: output.MAIL_FROM ?? to, hasText } : undefined,
    /** The image of deploy/Dockerfile requires a volume, unless data loss is allowed. */
    needsVolume: output.IN_IMAGE === "1" && output.EPHEMERAL !== "1",
  };
}
