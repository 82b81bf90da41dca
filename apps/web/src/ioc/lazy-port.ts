/** A port whose methods all return promises: it loads the real one on each call and forwards to it. Rejects if `load` does. */
export function lazyPort<Port extends object>(load: () => Promise<Port>): Port {
  const methods: Port = Object.create(null);
  return new Proxy(methods, {
    // `await` treats any object with a `then` method as a promise, and ours would never settle.
    get: (_, method) =>
      method === "then"
        ? undefined
        : async (...input: unknown[]) => {
            const port: object = await load();
            return Reflect.apply(Reflect.get(port, method), port, input);
          },
  });
}
