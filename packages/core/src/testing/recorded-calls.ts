/**
 * The ports of a visit. Each call is noted as code. It is given copies, and a copy of what it returns goes out; once it is
 * over, the originals of both are changed, as a careless caller might.
 */
export function recordedCalls<Ports extends object>(ports: Ports, note: (call: string) => void): Ports {
  return new Proxy(ports, {
    get: (_, name) => {
      const port: unknown = Reflect.get(ports, name);
      return typeof port === "object" && port !== null ? recordedPort(String(name), port, note) : port;
    },
  });
}

function recordedPort(name: string, port: object, note: (call: string) => void): object {
  return new Proxy(port, {
    get: (_, method) => {
      const run: unknown = Reflect.get(port, method);
      if (typeof run !== "function") return run;
      return async (...given: readonly unknown[]) => {
        const texts = given.map((one) => JSON.stringify(one));
        note(`${name}.${String(method)}(${texts.join(", ").slice(0, 200)})`);
        const copies = given.map(copyOf);
        try {
          const result: unknown = await Reflect.apply(run, port, copies);
          const copy = copyOf(result);
          spoil(result);
          return copy;
        } finally {
          spoil(copies);
        }
      };
    },
  });
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, copyOf(inner)]));
}

/** Changes a value and all in it, as a careless caller might. Frozen ones stay as they are. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    spoil(inner);
    Reflect.set(value, field, "changed");
  }
  if (Array.isArray(value)) Reflect.set(value, "length", 0);
}
