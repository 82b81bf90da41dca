import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

const TIMEOUT_MS = 60_000;

/** What a server sent, as far as it got. */
export interface Received {
  /** 0 when the connection was closed without a response. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

interface SendOptions {
  readonly method: string;
  /** As it is written into the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}

/** Sends one request on a connection of its own; no part of it is checked or normalized. */
export function send(port: number, { method, path, headers = {}, body }: SendOptions): Promise<Received> {
  const isSized = "Content-Length" in headers || "Transfer-Encoding" in headers;
  const length = body === undefined || isSized ? {} : { "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const all = { ...headers, ...length };
    const sending = request({ host: "127.0.0.1", port, method, path, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        // The server may have answered before it had the whole body.
        sending.destroy();
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, type: response.headers["content-type"] ?? "", text });
      });
    });
    sending.on("error", reject);
    sending.setTimeout(TIMEOUT_MS, () => sending.destroy(new Error("No response")));
    sending.end(body);
  });
}

/** Writes bytes to a connection, pausing between them, and reads until the server closes it. */
export function sendRaw(port: number, parts: readonly (string | Uint8Array)[], pauseMs = 0): Promise<Received> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on("close", () => {
      const [head = "", ...rest] = Buffer.concat(chunks).toString("latin1").split("\r\n\r\n");
      const [, status = "0"] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
      const [, type = ""] = /^content-type: (.*)$/im.exec(head) ?? [];
      resolve({ status: Number(status), type, text: rest.join("\r\n\r\n") });
    });
    socket.on("connect", async () => {
      for (const part of parts) {
        if (socket.destroyed) return;
        socket.write(part);
        if (pauseMs > 0) await setTimeout(pauseMs);
      }
    });
  });
}
