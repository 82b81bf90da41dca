// @ts-check
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Resolves at the first signal to stop, or when the parent process ends: the shell that npm starts passes no signal on. A
 * second signal ends the process as usual.
 * @returns {Promise<void>}
 */
export function stopRequest(parent = process.ppid) {
  return new Promise((resolve) => {
    const stop = () => {
      clearInterval(timer);
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve();
    };
    const timer = setInterval(() => process.ppid !== parent && stop(), 300).unref();
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}
