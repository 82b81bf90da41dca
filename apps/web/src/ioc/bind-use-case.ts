import type { Bind, MapToResolvedValueInjectOptions } from "inversify";
import type { ServiceName, Services, UseCases } from "./ports-and-use-cases.ts";

type NameOf<Service> = { [Name in ServiceName]: Services[Name] extends Service ? Name : never }[ServiceName];

type NamesOf<Needs extends unknown[]> = {
  [Index in keyof Needs]-?: undefined extends Needs[Index]
    ? { readonly serviceIdentifier: NameOf<NonNullable<Needs[Index]>>; readonly optional: true }
    : NameOf<Needs[Index]>;
};

/** Makes the compiler check that the services in `needs` fit the constructor. */
export function bindUseCase<Name extends keyof UseCases, Needs extends unknown[]>(
  bind: Bind,
  name: Name,
  UseCase: new (...needs: Needs) => UseCases[Name],
  needs: NamesOf<Needs> & MapToResolvedValueInjectOptions<Needs>,
) {
  bind(name).toResolvedValue((...services: Needs) => new UseCase(...services), needs);
}
