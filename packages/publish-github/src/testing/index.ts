export { GitHubDouble } from "./github-double.ts";
