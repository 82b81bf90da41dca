export { createGitHubPublisher, type GitHubPublisherOptions } from "./create-github-publisher.ts";
export { GITHUB_API } from "./github-contents.ts";
