/** A port whose methods all return promises. */
export type AsyncPort<Port> = { [Method in keyof Port]: (...input: never[]) => Promise<unknown> };

/** A port that loads the real one on each call and forwards to it. Rejects if `load` does. */
export function forwardingPort<Port extends object & AsyncPort<Port>>(load: () => Promise<Port>): Port {
  const methods: Port = Object.create(null);
  return new Proxy(methods, {
    get: (own, method) => {
      // `await` treats any object with a `then` method as a promise, and ours would never settle. A method that was put
      // in the place of one stays there.
      if (method === "then" || Object.hasOwn(own, method)) return Reflect.get(own, method);
      return async (...input: unknown[]) => {
        const port = await load();
        return Reflect.apply(Reflect.get(port, method), port, input);
      };
    },
  });
}
