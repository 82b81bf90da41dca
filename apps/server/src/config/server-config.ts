import * as v from "valibot";
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
  v.pipe(v.string(), v.email(`${name} must be an e-mail address, such as hello@quiet-lane.com.`));

/**
 * The environment of the server. Messages name the variable and never repeat its value, which may be a secret. A blank
 * variable counts as one that is not set.
 */
export const environmentSchema = v.pipe(
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

/** How mail to the owner is sent. */
export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

/** What the environment says, with a default for what it leaves out. */
export interface ServerConfig {
  readonly port: number;
  /** The address to listen on; all of them where it is undefined. */
  readonly host: string | undefined;
  /** The folder of the database, its marker and the backups. */
  readonly dataFolder: string;
  /** A PostgreSQL database; SQLite in the data folder where it is undefined. */
  readonly databaseUrl: string | undefined;
  readonly password: { readonly plain: string } | { readonly hash: string } | undefined;
  /** How many proxies in front of the server add to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  readonly mail: MailConfig | undefined;
  /** Whether the data folder must be on a volume: in the image of deploy/Dockerfile, unless the data may vanish with it. */
  readonly needsVolume: boolean;
}
