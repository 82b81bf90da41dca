import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { connect } from "node:tls";
import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { PASSWORD, startServer } from "./server-under-test.ts";

const MEGABYTE = 2 ** 20;
const deployed = (file: string) => readFileSync(join(import.meta.dirname, "../deploy", file), "utf8");

// The proxies' certificates are self-signed.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
afterAll(() => void delete process.env["NODE_TLS_REJECT_UNAUTHORIZED"]);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return address !== null && typeof address === "object" ? address.port : 0;
}

interface Proxy {
  readonly name: string;
  /** Writes the shipped configuration with these ports, and returns the command that runs it. */
  readonly prepare: (folder: string, ports: { own: number; http: number; server: number }) => readonly string[];
}

const PROXIES: readonly Proxy[] = [
  {
    name: "nginx",
    prepare(folder, { own, http, server }) {
      const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
      const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2"];
      execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "ignore" });
      const site = deployed("nginx.conf")
        .replaceAll(/\/etc\/letsencrypt\S+fullchain.pem/g, certificate)
        .replaceAll(/\/etc\/letsencrypt\S+privkey.pem/g, key)
        .replaceAll(/(listen .*)443/g, `$1${own}`)
        .replaceAll(/(listen .*)80;/g, `$1${http};`)
        .replace("4173", String(server));
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path temp;`);
      mkdirSync(join(folder, "temp"));
      const file = join(folder, "nginx.conf");
      writeFileSync(
        file,
        `daemon off; pid nginx.pid; error_log stderr; events {} http { access_log off; ${temporary.join(" ")}\n${site}}`,
      );
      return ["-p", folder, "-c", file];
    },
  },
  {
    name: "caddy",
    prepare(folder, { own, http, server }) {
      const site = deployed("Caddyfile")
        .replace("quiet-lane.com", `https://localhost:${own}`)
        .replace("4173", String(server));
      const file = join(folder, "Caddyfile");
      writeFileSync(file, `{\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\thttp_port ${http}\n}\n${site}`);
      return ["run", "--config", file, "--adapter", "caddyfile"];
    },
  },
];

describe.each(PROXIES)("the shipped $name configuration", ({ name, prepare }) => {
  const isHere = spawnSync(name, [name === "nginx" ? "-v" : "version"]).error === undefined;
  if (!isHere) say(`- ${name}: not run, it is not installed here (apt-get install ${name})`);

  async function start() {
    const folder = temporaryFolder();
    const server = await startServer({ DATA_DIR: join(folder, "data"), TRUST_PROXY: "1" });
    const ports = { own: await freePort(), http: await freePort(), server: server.port };
    const words = prepare(folder, ports);
    const proxy: ChildProcess = spawn(name, words, { stdio: "ignore", env: { ...process.env, HOME: folder } });
    const closed = once(proxy, "close");
    onTestFinished(async () => {
      proxy.kill("SIGTERM");
      await closed;
    });
    const origin = `https://localhost:${ports.own}`;
    await expect
      .poll(async () => (await fetch(`${origin}/calendar`).catch(() => null))?.status, { timeout: 30_000 })
      .toBe(200);
    return { folder, origin, port: ports.own };
  }

  it.runIf(isHere)("passes a 40 MB backup to the server", async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/`)).headers.get("strict-transport-security")).toBe("max-age=31536000");
    const headers = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };
    const post = (path: string, body: string, more = {}) =>
      fetch(origin + path, { method: "POST", body, headers: { ...headers, ...more } });
    const { token } = Object(await (await post("/api/session", JSON.stringify({ password: PASSWORD }))).json());
    // Whitespace is valid JSON.
    const backup = JSON.stringify(EMPTY_SNAPSHOT) + " ".repeat(40 * MEGABYTE);
    expect((await post("/api/snapshot", backup, { Authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it.runIf(isHere)("does not write a 10 GB body to disk", async () => {
    const { folder, port, origin } = await start();
    for (const length of ["Content-Length: 10737418240", "Transfer-Encoding: chunked"]) {
      const socket = connect({ port, host: "localhost", servername: "localhost", rejectUnauthorized: false });
      await once(socket, "secureConnect");
      let received = "";
      socket.on("data", (chunk) => (received += chunk)).on("error", () => {});
      socket.write(`POST /api/messages HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n`);
      socket.write(`Content-Type: application/json\r\nIdempotency-Key: 0123456789abcdef\r\n${length}\r\n\r\n`);
      const piece = length.startsWith("T") ? `100000\r\n${" ".repeat(MEGABYTE)}\r\n` : " ".repeat(MEGABYTE);
      const closed = once(socket, "close").catch(() => {});
      const sendMuch = async () => {
        for (let sent = 0; sent < 100; sent++) if (!socket.write(piece)) await once(socket, "drain");
      };
      await Promise.race([sendMuch().catch(() => {}), closed]);
      socket.destroy();
      const kept = readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
        (file) => statSync(join(folder, file)).size,
      );
      expect(Math.max(...kept)).toBeLessThan(5 * MEGABYTE);
      expect(received).toMatch(/^(?:HTTP\/1\.1 413|$)/);
    }
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  });
});
