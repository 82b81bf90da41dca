export { BareRepository } from "./bare-repository.ts";
export { GitHubDouble } from "./github-double.ts";
export { publishedText } from "./published-text.ts";
