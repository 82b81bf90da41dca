import { Agent, type RequestListener, request as send } from "node:http";

/** Hands each request to a server, as a proxy that ends TLS does in front of it. */
export function forwardRequests(origin: string): RequestListener {
  const agent = new Agent({ keepAlive: true });
  return (request, response) => {
    // Headers of HTTP/2 that begin with a colon are no headers of HTTP/1.
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(":")));
    const forwarded = send(origin + request.url, { method: request.method, headers, agent }, (answer) => {
      const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  };
}
