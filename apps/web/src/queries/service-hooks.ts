import {
  type QueryClient,
  skipToken,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { InputOf, ResultOf, ServiceName, Services, UseCases } from "../ioc/ports-and-use-cases.ts";
import { useServices } from "../ioc/use-services.ts";
import { type IsStillThere, watchFocus } from "../ui/browser/focus.ts";

interface ReadOptions<Name extends ServiceName, Data> extends Omit<UseQueryOptions<Data>, "queryFn"> {
  /** The query is disabled while this is `null`. */
  readonly read: ((service: Services[Name]) => Promise<Data>) | null;
}

/** Returns a query that reads from a port, or from a use case that changes nothing. */
export function queryOf<Name extends ServiceName, Data>(name: Name, options: ReadOptions<Name, Data>) {
  return { name, ...options };
}

export function useQueryOf<Name extends ServiceName, Data>({
  name,
  read,
  ...options
}: ReadOptions<Name, Data> & { readonly name: Name }) {
  const { resolve } = useServices();
  return useQuery({ ...options, queryFn: read === null ? skipToken : async () => read(await resolve(name)) });
}

interface CallOptions<Input, Result> extends Pick<UseMutationOptions, "gcTime" | "meta" | "scope"> {
  /** The call stays pending until this resolves. */
  readonly onDone?: (done: {
    readonly result: Result;
    readonly input: Input;
    readonly client: QueryClient;
    readonly isStillThere: IsStillThere;
  }) => unknown;
  readonly onError?: (error: Error, isStillThere: IsStillThere) => unknown;
}

/** Returns a mutation that calls a port. Loads the port early, so the call works offline. */
export function useCallOf<Name extends ServiceName, Input, Result>(
  name: Name,
  call: (service: Services[Name], input: Input, client: QueryClient) => Promise<Result>,
  { onDone, onError, ...options }: CallOptions<Input, Result> = {},
) {
  const { resolve } = useServices();
  // If loading fails, the mutation reports it.
  useEffect(() => void resolve(name).catch(() => undefined), [resolve, name]);
  return useMutation({
    ...options,
    onMutate: watchFocus,
    mutationFn: async (input: Input, { client }) => call(await resolve(name), input, client),
    onSuccess: (result, input, isStillThere, { client }) => onDone?.({ result, input, client, isStillThere }),
    onError: (error, _, isStillThere = () => false) => onError?.(error, isStillThere),
  });
}

/** Returns a mutation that runs a use case. Its variables are the arguments of `run`. */
export function useCommand<Name extends keyof UseCases>(
  name: Name,
  options?: CallOptions<InputOf<Name>, ResultOf<Name>>,
) {
  return useCallOf(name, (useCase: UseCases[Name], input: InputOf<Name>) => useCase.run(...input), options);
}
