import type { Container, ServiceIdentifier } from "inversify";

/** Binds the port again, with some of its methods replaced. */
export async function overridePort<Port extends object>(
  container: Container,
  token: ServiceIdentifier<Port>,
  methods: Partial<Port>,
): Promise<void> {
  const port = container.get(token);
  const overridden = new Proxy(port, {
    get: (_, method) => {
      const value: unknown = Reflect.get(method in methods ? methods : port, method);
      return typeof value === "function" && !(method in methods) ? value.bind(port) : value;
    },
  });
  (await container.rebind(token)).toConstantValue(overridden);
}
