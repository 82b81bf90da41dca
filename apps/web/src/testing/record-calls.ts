import type { Container, ServiceIdentifier } from "inversify";

/** Each call of the port's methods adds the method's name to the calls. */
export async function recordCalls<Port extends object>(
  container: Container,
  token: ServiceIdentifier<Port>,
  calls: string[],
) {
  const port = container.get(token);
  const recording = new Proxy(port, {
    get: (_, method) => {
      const value: unknown = Reflect.get(port, method);
      if (typeof value !== "function") return value;
      return (...input: unknown[]) => {
        calls.push(String(method));
        return Reflect.apply(value, port, input);
      };
    },
  });
  (await container.rebind(token)).toConstantValue(recording);
}
