import * as v from "valibot";
import { eventStreamData } from "./event-stream-data.ts";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import type { HttpClient } from "./http-client.ts";
import { news } from "./schemas.ts";

/** Doubles with each failure. */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Listens to the server's change stream while the gate is open and the page is visible: browsers allow few connections
 * per host, so forgotten tabs would block new ones. A visitor's page reads again when it becomes visible again.
 */
export class ChangeStreamReader {
  readonly #client: HttpClient;
  readonly #options: HttpBackendOptions;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #isRunning = false;
  #wasVisible: boolean;

  constructor(client: HttpClient, options: HttpBackendOptions) {
    this.#client = client;
    this.#options = options;
    this.#wasVisible = options.page.isVisible();
  }

  /** Begins to watch the gate and the page. */
  start(): void {
    this.#options.page.subscribe(() => this.#onVisibility());
    this.#client.changes.subscribe((change) => {
      if (change === "gate") this.#update();
    });
  }

  #onVisibility(): void {
    const isVisible = this.#options.page.isVisible();
    const isBack = isVisible && !this.#wasVisible;
    this.#wasVisible = isVisible;
    if (isBack && this.#client.session.token === undefined) this.#client.news.publishAll();
    this.#update();
  }

  #update(): void {
    if (!this.#isWanted()) void this.#reader?.cancel();
    else if (!this.#isRunning) void this.#run();
  }

  #isWanted(): boolean {
    return this.#client.session.token !== undefined && this.#options.page.isVisible();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let failures = 0; this.#isWanted(); ) {
      try {
        await this.#listen();
        failures = 0;
      } catch {
        // The server cannot be reached. A refused token has closed the gate.
        failures += 1;
      }
      if (this.#isWanted()) await this.#options.delay(Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
    }
    this.#isRunning = false;
  }

  async #listen(): Promise<void> {
    const { body } = await this.#client.send(() => this.#client.api.changes.$get());
    this.#reader = body?.getReader();
    if (this.#reader === undefined) return;
    if (!this.#isWanted()) return this.#reader.cancel();
    for await (const data of eventStreamData(this.#reader)) {
      const { noun, version } = v.parse(news, JSON.parse(data));
      this.#client.news.hear(noun, version);
    }
  }
}
