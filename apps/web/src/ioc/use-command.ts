import type { UseCase } from "@inner-light/application";
import { useMutation } from "@tanstack/react-query";
import type { ServiceIdentifier } from "inversify";
import { useServices } from "./service-provider.tsx";

/** A mutation that runs a use case. Its variables are what `run` takes, as a list. */
export function useCommand<Input extends unknown[], Result>(token: ServiceIdentifier<UseCase<Input, Result>>) {
  const { resolve } = useServices();
  return useMutation({ mutationFn: async (input: Input) => (await resolve(token)).run(...input) });
}
