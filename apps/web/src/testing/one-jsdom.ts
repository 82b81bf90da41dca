import { builtinEnvironments, type Environment } from "vitest/runtime";

let window: ReturnType<Environment["setup"]> | undefined;

/** One jsdom for all files of a worker, because one per file took a fifth of the time. setup.ts clears it. */
export default {
  ...builtinEnvironments.jsdom,
  async setup(global, options) {
    window ??= builtinEnvironments.jsdom.setup(global, options);
    await window;
    return { teardown: () => undefined };
  },
} satisfies Environment;
