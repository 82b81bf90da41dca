import { UnavailableError } from "@inner-light/core";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";

/** How long a connection or a statement may take. What else a request does fits in the second that is left of five. */
export const PATIENCE_MS = 4_000;

/** How long a silent database is left alone before the next request tries it. */
const PAUSE_MS = 1_000;

/**
 * A pool for a database that may stop answering without refusing, as when its host is down or a firewall drops packets.
 * Requests wait up to `PATIENCE_MS` until the pool notices. From then on it tries one request at a time and refuses the
 * others at once with an `UnavailableError` of the reason "no-answer", until the database answers. A statement that gets
 * no answer while others do, as one that waits for a lock, fails alone.
 */
export class PatientPool implements PostgresPool {
  readonly options: object;
  readonly #pool: PostgresPool;
  /** Counts results and errors of the database. A broken connection is no answer. */
  #answers = 0;
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
    return new PatientClient(client, this.#inTime, this.#onAnswer);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  readonly #inTime: InTime = async (answer, giveUp) => {
    const answersBefore = this.#answers;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (this.#answers === answersBefore) this.#isSilent = true;
        giveUp();
        reject(noAnswer());
      }, PATIENCE_MS);
    });
    try {
      return await Promise.race([answer, silence]);
    } catch (error) {
      if (isFromDatabase(error)) this.#onAnswer();
      else if (this.#isSilent) this.#refuseFor(PAUSE_MS);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  readonly #onAnswer = () => {
    this.#answers += 1;
    this.#isSilent = false;
    this.#refusesUntil = 0;
  };

  #refuseFor(milliseconds: number): void {
    this.#refusesUntil = performance.now() + milliseconds;
  }
}

/** Waits up to `PATIENCE_MS`, then calls `giveUp` and rejects. */
type InTime = <Result>(answer: Promise<Result>, giveUp: () => void) => Promise<Result>;

/**
 * A connection that is closed when a statement was not answered: what comes after it would wait as well. Calls `onAnswer`
 * for each result. Getting a connection proves nothing: a pooled one may be dead.
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
    const result = await this.#inTime(this.#client.query<Row>(sql, parameters), () => {
      this.#isDead = true;
    });
    this.#onAnswer();
    return result;
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isDead);
  }
}

/** PostgreSQL gives each error a severity. Errors of the network and of the driver have none. */
function isFromDatabase(error: unknown): boolean {
  return error instanceof Error && "severity" in error && typeof error.severity === "string";
}

function noAnswer(): UnavailableError {
  return new UnavailableError("The database does not answer", { reason: "no-answer" });
}
