import { builtinEnvironments, type Environment } from "vitest/runtime";

let window: ReturnType<Environment["setup"]> | undefined;

/** Shares one jsdom among a worker's files. Creating one per file took a fifth of the time. */
export default {
  ...builtinEnvironments.jsdom,
  async setup(global, options) {
    window ??= builtinEnvironments.jsdom.setup(global, options);
    await window;
    return { teardown: () => undefined };
  },
} satisfies Environment;
