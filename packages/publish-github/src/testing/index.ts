export { BareRepository } from "./bare-repository.ts";
export { GitHubDouble } from "./github-double.ts";
