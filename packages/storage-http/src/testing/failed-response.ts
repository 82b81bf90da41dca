import type { Failure } from "@inner-light/core/testing";

/** How a failing server answers. One that hangs never does: only the signal of the request ends it. */
export async function failedResponse(failure: Failure, signal: AbortSignal | null | undefined): Promise<Response> {
  if (failure === "no connection") throw new TypeError("Failed to fetch");
  if (failure === "hanging")
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  if (failure === "hanging body") {
    const start = (body: ReadableStreamDefaultController) =>
      signal?.addEventListener("abort", () => body.error(signal.reason));
    return new Response(new ReadableStream({ start }));
  }
  if (failure === "HTML") return new Response("<h1>Welcome</h1>");
  if (failure === "half a body") return new Response('[{"id":1,');
  if (failure === "no list") return Response.json({ error: "No" });
  return new Response("<h1>Error</h1>", { status: Number(failure) });
}
