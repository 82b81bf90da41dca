/** Runs at most `limit` tasks at a time, in the order in which they come. */
export function limitConcurrency(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Result | Promise<Result>): Promise<Result> => {
    // A task that ends hands its place on.
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
