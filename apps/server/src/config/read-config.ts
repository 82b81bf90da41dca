import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { Failure } from "@inner-light/site-server";
import * as v from "valibot";
import { repository } from "../../paths.mjs";
import { environmentSchema, type ServerConfig } from "./server-config.ts";

/** Reads `.env` at the root of the repository, where it exists. Variables of the environment win over it. */
export function loadEnvironmentFile(): void {
  const file = join(repository, ".env");
  if (existsSync(file)) loadEnvFile(file);
}

/** Parses the environment. Throws a `Failure` with a sentence for each variable that cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv): ServerConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { success, output, issues } = v.safeParse(environmentSchema, set);
  if (!success) throw new Failure(issues.map(({ message }) => message).join("\n"));
  return {
    port: output.PORT,
    host: output.HOST,
    dataFolder: resolve(repository, output.DATA_DIR),
    databaseUrl: output.DATABASE_URL,
    password: passwordOf(output),
    trustedProxies: output.TRUST_PROXY,
    mail: mailOf(output),
    needsVolume: output.IN_IMAGE === "1" && output.EPHEMERAL !== "1",
  };
}

type Environment = v.InferOutput<typeof environmentSchema>;

function passwordOf({ ADMIN_PASSWORD, ADMIN_PASSWORD_HASH }: Environment): ServerConfig["password"] {
  if (ADMIN_PASSWORD_HASH !== undefined) return { hash: ADMIN_PASSWORD_HASH };
  return ADMIN_PASSWORD === undefined ? undefined : { plain: ADMIN_PASSWORD };
}

function mailOf({ SMTP_URL, MAIL_FROM, MAIL_TO }: Environment): ServerConfig["mail"] {
  if (SMTP_URL === undefined || MAIL_TO === undefined) return undefined;
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? MAIL_TO, to: MAIL_TO };
}
