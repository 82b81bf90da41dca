/**
 * What a person does: one action over ports. `run` resolves to a union of outcomes by `kind`, never to a sentence. For an
 * outcome that is a question, the caller asks and runs the use case again with the answer. Failures reject with core's errors.
 */
export interface UseCase<Input extends readonly unknown[], Result> {
  run(...input: Input): Promise<Result>;
}
