import type { RequestListener } from "node:http";
import { createSecureServer, type ServerHttp2Session } from "node:http2";
import type { selfSignedCertificate } from "./self-signed-certificate.ts";

type Certificate = ReturnType<typeof selfSignedCertificate>;
type Listener = NonNullable<Parameters<typeof createSecureServer>[1]>;

export interface SecureServer {
  /** Its origin, without a slash at the end. */
  readonly origin: string;
  readonly close: () => void;
}

/** Serves as hosts do today, over HTTP/2 and TLS. */
export async function serveSecurely(handler: RequestListener, certificate: Certificate): Promise<SecureServer> {
  // Node's compatibility API gives HTTP/2 requests the interface of HTTP/1, which the handler is written for.
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, handler as unknown as Listener);
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    origin: `https://localhost:${address.port}`,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
