import { aCalendarEvent } from "@inner-light/core/testing";
import { expect } from "vitest";
import { createGitHubPublisher } from "../create-github-publisher.ts";
import { GitHubDouble } from "./github-double.ts";

export const path = "apps/web/practice/calendar.json";
export const knownFile = "apps/web/practice/site.config.ts";
export const TOKEN = "github_pat_right";
export const once = { endsOn: null, isKept: false };
export const kept = { ...once, isKept: true };
export const keeping = { read: () => JSON.stringify({ secret: TOKEN, endsOn: null }), write: () => {} };
export const calendar = {
  createdAt: "2026-05-01T12:00:00.000Z",
  events: [aCalendarEvent({ title: "Circle “✨” 🌙" })],
};

/** Headers that GitHub's CORS policy allows. */
const ALLOWED_HEADERS = ["accept", "authorization", "content-type", "x-github-api-version"];

/** Refuses what a browser would refuse, and answers from a cache as a browser would. */
function asPage(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    expect(request).toMatchObject({ cache: "no-store", credentials: "omit" });
    expect(ALLOWED_HEADERS).toEqual(expect.arrayContaining([...request.headers.keys()]));
    return send(request);
  };
}

export function aRepository() {
  const files = { [knownFile]: "export default {};\n", "package.json": "{}\n" };
  const github = new GitHubDouble("quiet-lane/site", "live/site", files);
  const openDevice = () => {
    let text: string | null = null;
    const kept = {
      read: () => text,
      write(next: string | null) {
        text = next;
      },
    };
    const open = (options: Partial<Parameters<typeof createGitHubPublisher>[0]> = {}) =>
      createGitHubPublisher({
        ...{ repository: "quiet-lane/site", branch: "live/site", path, kept, fetch: asPage(github.fetch) },
        ...options,
      });
    const connected = async () => {
      const publisher = open();
      await publisher.connect(TOKEN, once);
      return publisher;
    };
    return { open, connected, kept };
  };
  return { github, openDevice };
}
