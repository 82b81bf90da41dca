import { describe, expect, it } from "vitest";
import { readConfig } from "./server-config.ts";

const IN_PASSWORD = "In the password of SMTP_URL, write %23 for #, %2F for / and %3F for ?.";
const SECRET = "a long sentence nobody guesses";

describe("the server's environment variables", () => {
  it("can all be missing or blank", () => {
    const config = readConfig({ PORT: " ", ADMIN_PASSWORD: "", SMTP_URL: "" });
    expect(config).toEqual(readConfig({}));
    expect(config).toMatchObject({ port: 4173, trustedProxies: 0, databaseUrl: undefined, password: undefined });
  });

  it("are parsed into the configuration", () => {
    const mail = { SMTP_URL: "smtps://a:b@mail.example.com", MAIL_TO: "ada@example.com" };
    expect(readConfig({ PORT: "80", ADMIN_PASSWORD: SECRET, TRUST_PROXY: "2", ...mail })).toMatchObject({
      port: 80,
      password: { plain: SECRET },
      trustedProxies: 2,
      mail: { from: "ada@example.com", to: "ada@example.com", hasText: false },
    });
    const hash = "$argon2id$v=19$m=64,t=1,p=2$YSBzYWx0IG9mIDE2IGJ5dA$duTBRDOroFX8RjUzlPLHNokndcxHlt3yCe6tpskT9PA";
    expect(readConfig({ ADMIN_PASSWORD_HASH: `'${hash}'` }).password).toEqual({ hash });
    expect(readConfig({ ...mail, MAIL_TO: "o'hara@müller.de" }).mail).toMatchObject({ to: "o'hara@müller.de" });
    expect(readConfig({ ...mail, MAIL_CONTENT: "message" }).mail).toMatchObject({ hasText: true });
  });

  it.each([
    ["PORT", "80a", "PORT must be a number from 0 to 65535."],
    ["ADMIN_PASSWORD", "too short!!", "ADMIN_PASSWORD must have at least 12 characters."],
    [
      "ADMIN_PASSWORD_HASH",
      "$argon2id$",
      "ADMIN_PASSWORD_HASH must be what `set-password --print` printed, all of it.",
    ],
    ["TRUST_PROXY", "yes", "TRUST_PROXY must be the number of proxies in front of this server, from 0 to 10."],
    [
      "DATABASE_URL",
      "mysql://ada:secret@host/name",
      "DATABASE_URL must be the address of a PostgreSQL database, such as postgres://user:password@host/name.",
    ],
    ["SMTP_URL", "smtp://mail.example.com", "With SMTP_URL, MAIL_TO must say where mail to the owner goes."],
    ["SMTP_URL", "smtps://ada:a#b@mail.example.com", IN_PASSWORD],
    ["SMTP_URL", "smtps://ada:1/2@mail.example.com", IN_PASSWORD],
    ["SMTP_URL", "smtps://ada:a@b?c@mail.example.com", IN_PASSWORD],
    [
      "SMTP_URL",
      "mail.example.com",
      "SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example.com.",
    ],
    ["MAIL_CONTENT", "all", "MAIL_CONTENT must be none or message."],
    ["MAIL_TO", "Ada <ada@example.com>", "MAIL_TO must be an email address, such as hello@quiet-lane.com."],
  ])("are rejected without repeating the value: %s=%s", (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ name: "Failure", message: sentence }),
    );
  });
});
