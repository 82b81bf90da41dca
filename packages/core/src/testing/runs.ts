declare module "vitest" {
  interface ProvidedContext {
    /** How many examples a property is tried with. `pnpm test:thorough` asks for more. */
    runs: number;
  }
}

export {};
