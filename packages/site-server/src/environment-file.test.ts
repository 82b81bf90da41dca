import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { isEnvironmentFileOpen, readEnvironment } from "./index.ts";

function read(content: string | Uint8Array, environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, ".env"), content);
  return readEnvironment(folder, environment);
}

const password = (written: string) => read(`ADMIN_PASSWORD=${written}\n`)["ADMIN_PASSWORD"];

describe("a value in .env", () => {
  it.each([
    ["correct horse battery staple", "correct horse battery staple"],
    ["'lake$river-house-77'", "lake$river-house-77"],
    ["$HOME-and-$1", "$HOME-and-$1"],
    ['"correct horse battery #1 staple"', "correct horse battery #1 staple"],
    ["'#starts-with-a-number-sign'", "#starts-with-a-number-sign"],
    [`'he said "light" twice'`, 'he said "light" twice'],
    ["it's a quiet lane", "it's a quiet lane"],
    ['"unfinished', '"unfinished'],
    ["say=cheese=and=smile", "say=cheese=and=smile"],
    ["back\\slash\\nothing", "back\\slash\\nothing"],
    ["` #a pair of any marks `", " #a pair of any marks "],
    ["  spaces around   ", "spaces around"],
    ["“quotes of a letter”", "“quotes of a letter”"],
    ["größe-ナイス-🌙", "größe-ナイス-🌙"],
    ["$2a$10$bY3ZpvQN/nTFHFSZjaZg1On50ueeib", "$2a$10$bY3ZpvQN/nTFHFSZjaZg1On50ueeib"],
    ['"iH4>hb_d0#_GN8d]6"', "iH4>hb_d0#_GN8d]6"],
    [
      `'{"field1":"some value","field2":"stops here#not here"}'`,
      '{"field1":"some value","field2":"stops here#not here"}',
    ],
    ["back\\slash at the end\\", "back\\slash at the end\\"],
    [`\${HOME}$(whoami)`, `\${HOME}$(whoami)`],
  ])("can contain special characters: %s", (written, value) => expect(password(written)).toBe(value));

  it.each([
    ["abcdefgh # note", ['"abcdefgh # note"', "abcdefgh"]],
    ["correct horse battery #1 staple", ['"correct horse battery #1 staple"', "correct horse battery"]],
    ["#starts-with-a-number-sign", ['"#starts-with-a-number-sign"']],
    [`say "light" #2`, [`'say "light" #2'`, `say "light"`]],
    [`"first" and "last"`, [`first" and "last`, "first"]],
    ["p@ss#word", ['"p@ss#word"', "p@ss"]],
    ['"production"        # testing or production', [`'"production"        # testing or production'`, "production"]],
    [`'it's late'`, [`it's late`, "it"]],
    ['"line\\nbreak"', ["line\\nbreak", "…   (choose another one: no line can say this)"]],
  ])("blocks startup if an earlier version read it differently: %s", (written, ways) => {
    for (const way of ways) expect(() => password(written)).toThrow(`  ADMIN_PASSWORD=${way}   as `);
  });

  it("must be replaced if this version and earlier ones would read it differently", () => {
    expect(() => password("say `'\"#")).toThrow(
      "ADMIN_PASSWORD=…   (choose another one: no line can say this)   as it",
    );
    expect(() => password(`6U+c'UDH"l\`ZFDD5%/|'t{Ojt.5hzu+#wUBH#:9w*l_I2z{^m/7h-U&!qcLlXZ_`)).toThrow(
      "ADMIN_PASSWORD=…   (choose another one: no line can say this)   as it",
    );
  });

  it("is also checked if it is DATA_DIR's", () => {
    expect(() => read("DATA_DIR=/srv/data # a volume")).toThrow(
      '  DATA_DIR="/srv/data # a volume"   as it stands there',
    );
    expect(read("MAIL_FROM=a # b\nSMTP_URL='smtps://ada:pa%23ss@mail.example.com'")).toEqual({
      MAIL_FROM: "a # b",
      SMTP_URL: "smtps://ada:pa%23ss@mail.example.com",
    });
  });
});

describe("the .env file", () => {
  it.skipIf(process.platform === "win32")("is exposed if other users of the computer can read it", () => {
    const folder = mkdtempSync(join(tmpdir(), "inner-light-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(isEnvironmentFileOpen(folder)).toBe(false);
    for (const [mode, isOpen] of [
      [0o644, true],
      [0o640, true],
      [0o600, false],
    ] as const) {
      writeFileSync(join(folder, ".env"), "");
      chmodSync(join(folder, ".env"), mode);
      expect(isEnvironmentFileOpen(folder)).toBe(isOpen);
    }
  });

  const text = "\n# The password of /admin:\n\n export ADMIN_PASSWORD = größe 🌙\r\nPORT=80\rHOST=";
  const utf16 = Buffer.from(text, "utf16le");
  const utf16BigEndian = Buffer.from(utf16).swap16();

  it.each([
    ["UTF-8", text],
    ["UTF-8 with a byte order mark", `\uFEFF${text}`],
    ["UTF-16, as Notepad and PowerShell save it", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ["UTF-16, big-endian", Buffer.concat([Buffer.from([0xfe, 0xff]), utf16BigEndian])],
    ["UTF-16 without a byte order mark", utf16],
    ["UTF-16, big-endian, without a byte order mark", utf16BigEndian],
  ])("is read in %s", (_, content) =>
    expect(read(content)).toEqual({ ADMIN_PASSWORD: "größe 🌙", PORT: "80", HOST: "" }),
  );

  it("is refused in any other encoding", () => {
    expect(() => read(Buffer.from("ADMIN_PASSWORD=größe", "latin1"))).toThrow('save it as "UTF-8", and start again');
  });

  it.each([
    ["PORT=80\nADMIN_PASSWORD: sesame", "Line 2 of the .env file is not a setting: write NAME=value on one line"],
    ["$env:PORT=80", "Line 1 of the .env file is not a setting"],
    ['ADMIN_PASSWORD="two\nlines"', "Line 2 of the .env file is not a setting"],
    ["set PORT=80", "Line 1 of the .env file is not a setting"],
    ["PORT=80\n# PORT=81\nPORT=82", "Line 3 of the .env file sets PORT again: keep one of the two"],
  ])("is refused if a line is malformed: %j", (content, sentence) => expect(() => read(content)).toThrow(sentence));

  it("is overridden by environment variables", () => {
    const environment = { ADMIN_PASSWORD: "", PORT: "81" };
    expect(read("ADMIN_PASSWORD=a #b\nPORT=80\nHOST=::1", environment)).toEqual({ ...environment, HOST: "::1" });
  });

  it("can be missing", () => expect(readEnvironment("/nowhere", { PORT: "80" })).toEqual({ PORT: "80" }));
});
