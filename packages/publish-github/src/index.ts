export { createGitHubPublisher, type GitHubPublisherOptions } from "./create-github-publisher.ts";
