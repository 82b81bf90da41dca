import type { UseCase } from "@inner-light/application";
import {
  type QueryClient,
  skipToken,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import type { ServiceIdentifier } from "inversify";
import { createContext, useContext, useEffect } from "react";
import { type IsStillThere, watchFocus } from "../ui/browser/focus.ts";
import type { Services } from "./create-services.ts";
import type { Backend, OptionalPort } from "./define-backend.ts";

export const ServicesContext = createContext<Services | null>(null);

/** A query that reads from a service. It is disabled while `read` is `null`. */
export interface QueryOf<Service, Data> extends Omit<UseQueryOptions<Data>, "queryFn"> {
  readonly read: ((service: Service) => Promise<Data>) | null;
}

/** Queries a port, or a use case that only reads. */
export function useQueryOf<Service, Data>(
  token: ServiceIdentifier<Service>,
  { read, ...options }: QueryOf<NoInfer<Service>, Data>,
) {
  const { resolve } = useServices();
  return useQuery({ ...options, queryFn: read === null ? skipToken : async () => read(await resolve(token)) });
}

type CommandOptions<Input, Result> = Omit<
  UseMutationOptions<Result, Error, Input, IsStillThere>,
  "mutationFn" | "onMutate"
>;

/** Returns a mutation that runs a use case. Its variables are the arguments of `run`. */
export function useCommand<Input extends unknown[], Result>(
  token: ServiceIdentifier<UseCase<Input, Result>>,
  options?: CommandOptions<Input, Result>,
) {
  return useCallOf(token, (useCase, input: Input) => useCase.run(...input), options);
}

/** Returns a mutation that calls a port. Loads the port early, so the call works offline. */
export function useCallOf<Service, Input, Result>(
  token: ServiceIdentifier<Service>,
  call: (service: Service, input: Input, client: QueryClient) => Promise<Result>,
  options?: CommandOptions<Input, Result>,
) {
  const { resolve } = useServices();
  // If loading fails, the mutation reports it.
  useEffect(() => void resolve(token).catch(() => undefined), [resolve, token]);
  return useMutation({
    ...options,
    onMutate: watchFocus,
    mutationFn: async (input: Input, { client }) => call(await resolve(token), input, client),
  });
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("Render inside <ServicesContext>.");
  return services;
}

export function useBackend(): Backend {
  return useServices().backend;
}

export function useIsBound(name: OptionalPort): boolean {
  return useBackend().optionalPorts.includes(name);
}
