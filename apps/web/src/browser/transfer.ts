import { UnavailableError } from "@inner-light/core";

/** How far a request has come, in bytes; `total` is 0 while it is not known. */
export interface Transfer {
  readonly isUpload: boolean;
  readonly loaded: number;
  readonly total: number;
}

/** Longer than a server works on the largest backup, in milliseconds. */
const STALLED_MS = 120_000;

const listeners = new Set<(transfer: Transfer | null) => void>();

/** Calls the listener each second while a request of `transfer` takes longer than one, and with `null` at its end. */
export function onTransfer(listener: (transfer: Transfer | null) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A `fetch` that tells how far it has come, which `fetch` cannot tell of an upload, and takes as long as something moves.
 * Rejects with `UnavailableError`: its reason is `interrupted` unless the server has got all of the request.
 */
export const transfer: typeof fetch = (input, { method = "GET", headers, body } = {}) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let progress: Transfer = { isUpload: typeof body === "string", loaded: 0, total: 0 };
    let movedAt = performance.now();
    const move = (isUpload: boolean) => (event: ProgressEvent) => {
      progress = { isUpload, loaded: event.loaded, total: event.total };
      movedAt = performance.now();
    };
    const tell = (current: Transfer | null) => {
      for (const listener of listeners) listener(current);
    };
    const timer = setInterval(() => {
      if (performance.now() - movedAt > STALLED_MS) request.abort();
      else tell(progress);
    }, 1_000);
    request.upload.addEventListener("progress", move(true));
    request.addEventListener("progress", move(false));
    request.addEventListener("load", () => resolve(new Response(request.response, { status: request.status })));
    request.addEventListener("loadend", () => {
      clearInterval(timer);
      tell(null);
      const { isUpload, loaded, total } = progress;
      const isSent = isUpload && total > 0 && loaded === total;
      // Without effect after "load".
      reject(new UnavailableError("The connection broke", isSent ? {} : { reason: "interrupted" }));
    });
    request.open(method, String(input));
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.send(typeof body === "string" ? body : null);
  });
