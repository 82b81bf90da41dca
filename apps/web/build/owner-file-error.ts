import { Failure } from "@inner-light/site-server";

/** Lists what to correct in a file of the owner's. Has no stack, because the mistake is not in the program. */
export class OwnerFileError extends Failure {
  constructor(file: string, problems: readonly string[]) {
    const rows = problems.map((problem) => `\n  - ${problem}`);
    super(`Please correct this in apps/web/${file}, and start again:\n${rows.join("")}`);
    this.stack = this.message;
  }
}
