/**
 * What a person does: one action over ports. `run` resolves to what came of it, as a union with a `kind`, and never to a
 * sentence. A question is such a result: the caller asks the person, and runs the use case again with the answer. What is
 * unexpected rejects with an error of core.
 */
export interface UseCase<Input extends readonly unknown[], Result> {
  run(...input: Input): Promise<Result>;
}
