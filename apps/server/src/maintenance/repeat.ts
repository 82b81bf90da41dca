/** A task that runs again and again, until it is stopped. */
export interface Repeating {
  /** Runs no more, and resolves once a run that has begun is over. */
  stop(): Promise<void>;
  /** Runs now, unless a run is under way; then once more after it. */
  runNow(): void;
}

interface RepeatOptions {
  readonly task: () => Promise<void>;
  /** Between the end of one run and the beginning of the next, in milliseconds. */
  readonly pauseMs: number;
  readonly onError: (error: unknown) => void;
}

/** Runs a task at once and then after each pause, never twice at a time. A failed run is followed by another like any. */
export function repeat({ task, pauseMs, onError }: RepeatOptions): Repeating {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  const run = () => {
    clearTimeout(timer);
    isWanted = false;
    running = Promise.resolve()
      .then(task)
      .catch(onError)
      .then(() => {
        running = undefined;
        if (isStopped) return;
        if (isWanted) run();
        else timer = setTimeout(run, pauseMs).unref();
      });
  };
  run();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
    runNow() {
      if (running !== undefined) isWanted = true;
      else if (!isStopped) run();
    },
  };
}
