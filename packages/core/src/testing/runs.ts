declare module "vitest" {
  interface ProvidedContext {
    /** How many examples each property runs with. `pnpm test:thorough` asks for more. */
    runs: number;
  }
}

export {};
