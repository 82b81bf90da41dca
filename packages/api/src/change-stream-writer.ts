import { type ChangeFeed, NOUNS, type Noun } from "@inner-light/core";
import type { SSEStreamingApi } from "hono/streaming";
import type { ListVersions } from "./list-versions.ts";

/** How often a comment line keeps proxies from closing a stream that has nothing to say. */
const HEARTBEAT_MS = 25_000;

/** Writes `{noun, version}` for every list at first, then for each list that changes, until the session or the stream ends. */
export class ChangeStreamWriter {
  readonly #stream: SSEStreamingApi;
  readonly #versions: ListVersions;
  readonly #changes: ChangeFeed;
  readonly #isAllowed: () => Promise<boolean>;
  readonly #stop: AbortSignal | undefined;
  readonly #pending = new Set<Noun>(NOUNS);
  #wake = () => {};

  constructor(
    stream: SSEStreamingApi,
    { versions, changes }: { readonly versions: ListVersions; readonly changes: ChangeFeed },
    isAllowed: () => Promise<boolean>,
    stop: AbortSignal | undefined,
  ) {
    this.#stream = stream;
    this.#versions = versions;
    this.#changes = changes;
    this.#isAllowed = isAllowed;
    this.#stop = stop;
  }

  async run(): Promise<void> {
    const wake = () => this.#wake();
    const unsubscribe = this.#changes.subscribe((change) => {
      if (change === "gate") return;
      this.#pending.add(change);
      wake();
    });
    this.#stream.onAbort(wake);
    this.#stop?.addEventListener("abort", wake);
    try {
      while (!this.#hasEnded() && (await this.#isAllowed())) {
        if (this.#pending.size === 0) await this.#stream.write(": still here\n\n");
        else await this.#writePending();
        await this.#nextTurn();
      }
    } finally {
      unsubscribe();
      this.#stop?.removeEventListener("abort", wake);
    }
  }

  async #writePending(): Promise<void> {
    for (const noun of [...this.#pending]) {
      this.#pending.delete(noun);
      const version = await this.#versions.versionOf(noun);
      await this.#stream.writeSSE({ data: JSON.stringify({ noun, version }) });
    }
  }

  /** Resolves at the next change, at the end, or when a heartbeat is due. */
  async #nextTurn(): Promise<void> {
    if (this.#pending.size > 0 || this.#hasEnded()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      timer = setTimeout(resolve, HEARTBEAT_MS);
    });
    clearTimeout(timer);
  }

  #hasEnded(): boolean {
    return this.#stream.aborted || this.#stream.closed || this.#stop?.aborted === true;
  }
}
