import { UnavailableError } from "@inner-light/core";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";

/** How long a connection or a statement may take. What else a request does fits in the second that is left of five. */
export const PATIENCE_MS = 4_000;

/** How long a silent database is left alone before the next request tries it. */
const PAUSE_MS = 1_000;

/**
 * A pool for a database that may stop answering without refusing, as when its host is down or a firewall drops packets. One
 * request waits for the answer. Its other statements, and all other requests, are refused at once with an
 * `UnavailableError` of the reason "no-answer", until a try succeeds.
 */
export class PatientPool implements PostgresPool {
  readonly options: object;
  readonly #pool: PostgresPool;
  #isSilent = false;
  /** By `performance.now()`. */
  #refusesUntil = 0;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
    this.options = pool.options;
  }

  async connect(): Promise<PostgresPoolClient> {
    if (performance.now() < this.#refusesUntil) throw noAnswer();
    if (this.#isSilent) this.#refuseFor(PATIENCE_MS);
    const connecting = this.#pool.connect();
    const client = await this.#inTime(connecting, () => {
      connecting.then((late) => late.release(true)).catch(() => {});
    });
    return new PatientClient(client, this.#inTime, () => {
      this.#isSilent = false;
      this.#refusesUntil = 0;
    });
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  readonly #inTime: InTime = async (answer, giveUp) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#isSilent = true;
        this.#refuseFor(PAUSE_MS);
        giveUp();
        reject(noAnswer());
      }, PATIENCE_MS);
    });
    try {
      return await Promise.race([answer, silence]);
    } finally {
      clearTimeout(timer);
    }
  };

  #refuseFor(milliseconds: number): void {
    this.#refusesUntil = performance.now() + milliseconds;
  }
}

/** Waits a limited time. When it is over, calls `giveUp` and rejects. */
type InTime = <Result>(answer: Promise<Result>, giveUp: () => void) => Promise<Result>;

/**
 * A connection that is closed when a statement was not answered: what comes after it would wait as well. Calls `onAnswer`
 * for each answer, which an error of the database is, too. To be connected proves nothing: an old connection may lead
 * nowhere.
 */
class PatientClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #inTime: InTime;
  readonly #onAnswer: () => void;
  #isDead = false;

  constructor(client: PostgresPoolClient, inTime: InTime, onAnswer: () => void) {
    this.#client = client;
    this.#inTime = inTime;
    this.#onAnswer = onAnswer;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(statement: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    return typeof statement === "string" ? this.#run<Row>(statement, parameters) : this.#client.query(statement);
  }

  async #run<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#isDead) throw noAnswer();
    try {
      return await this.#inTime(this.#client.query<Row>(sql, parameters), () => {
        this.#isDead = true;
      });
    } finally {
      if (!this.#isDead) this.#onAnswer();
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isDead);
  }
}

function noAnswer(): UnavailableError {
  return new UnavailableError("The database does not answer", { reason: "no-answer" });
}
