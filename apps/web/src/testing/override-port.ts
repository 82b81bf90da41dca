import type { Container, ServiceIdentifier } from "inversify";

/** Binds the port again, with some of its methods replaced. */
export async function overridePort<Port extends object>(
  container: Container,
  token: ServiceIdentifier<Port>,
  methods: Partial<Port>,
): Promise<void> {
  const port = container.get(token);
  const overridden = new Proxy(port, {
    get: (_, method) => Reflect.get(methods, method) ?? Reflect.get(port, method),
  });
  (await container.rebind(token)).toConstantValue(overridden);
}
