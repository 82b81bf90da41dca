import { hash } from "node:crypto";
import { getResponse, HttpResponse, http } from "msw";
import * as v from "valibot";
import { GITHUB_API } from "../create-github-publisher.ts";

/** Accepts what GitHub documents (`@octokit/openapi` 23.0.2) and nothing else. */
const querySchema = v.strictObject({ ref: v.optional(v.string()) });
const putSchema = v.strictObject({
  ...{ message: v.string(), content: v.string() },
  ...{ sha: v.optional(v.string()), branch: v.optional(v.string()) },
});

/** Pages of any origin may read responses, and browsers cache them for a minute. */
const HEADERS = { "Access-Control-Allow-Origin": "*", "Cache-Control": "private, max-age=60, s-maxage=60" };

const refusal = (status: number, message: string, headers = {}) =>
  HttpResponse.json({ message, status: String(status) }, { status, headers: { ...HEADERS, ...headers } });

interface Token {
  readonly mayWrite: boolean;
  /** Whether a fine-grained token covers this repository. Every token can read public ones. */
  readonly isForThis: boolean;
}

/** GitHub's contents API over files in memory. */
export class GitHubDouble {
  readonly tokens = new Map<string, Token>([["github_pat_right", { mayWrite: true, isForThis: true }]]);
  readonly requests: string[] = [];
  isPrivate = false;
  isProtected = false;
  /** Refuses every request while set. */
  tooOften: { readonly status: 403 | 429; readonly headers: Readonly<Record<string, string>> } | null = null;
  lost: "requests" | "answers" | "next commit's answer" | null = null;
  readonly #files = new Map<string, Buffer>();
  readonly #commits: { readonly path: string; readonly message: string }[] = [];
  readonly #name: string;
  readonly #branch: string;

  constructor(name: string, branch: string, files: Readonly<Record<string, string>>) {
    this.#name = name;
    this.#branch = branch;
    for (const [path, text] of Object.entries(files)) this.commit(path, text, "Begin");
  }

  commit(path: string, content: string | Buffer, message = "By hand"): void {
    this.#files.set(path, Buffer.from(content));
    this.#commits.push({ path, message });
  }

  textOf(path: string): string {
    return this.#files.get(path)?.toString() ?? "";
  }

  commitsOf(path: string): readonly string[] {
    return this.#commits.filter((commit) => commit.path === path).map(({ message }) => message);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = this.lost === "requests" ? undefined : await getResponse(this.#handlers, request);
    const isCommit = request.method === "PUT" && response?.ok === true;
    if (response === undefined || this.lost === "answers" || (this.lost === "next commit's answer" && isCommit)) {
      if (this.lost === "next commit's answer") this.lost = null;
      throw new TypeError("Failed to fetch");
    }
    return response;
  };

  readonly #handlers = [
    http.all("*", ({ request }) => {
      this.requests.push(`${request.method} ${pathOf(request)}`);
      const token = this.#tokenOf(request);
      if (token === undefined) return refusal(401, "Bad credentials");
      if (this.tooOften !== null)
        return refusal(this.tooOften.status, "API rate limit exceeded", this.tooOften.headers);
      const isThis = request.url.startsWith(`${GITHUB_API}/repos/${this.#name}/contents/`);
      if (!isThis || (this.isPrivate && !token.isForThis)) return refusal(404, "Not Found");
      return undefined;
    }),
    http.get("*", ({ request }) => {
      const { ref = "main" } = v.parse(querySchema, Object.fromEntries(new URL(request.url).searchParams));
      const content = ref === this.#branch ? this.#files.get(pathOf(request)) : undefined;
      if (content === undefined) return refusal(404, "Not Found");
      // GitHub omits the content of files over 1 MB unless raw bytes are requested.
      const isRaw = request.headers.get("Accept")?.includes(".raw");
      if (isRaw) return HttpResponse.arrayBuffer(new Uint8Array(content).buffer, { headers: HEADERS });
      return HttpResponse.json(
        { type: "file", sha: hashOf(content), content: "", encoding: "none" },
        { headers: HEADERS },
      );
    }),
    http.put("*", async ({ request }) => {
      const { message, content, sha, branch = "main" } = v.parse(putSchema, await request.json());
      const { isForThis, mayWrite } = this.#tokenOf(request) ?? {};
      const path = pathOf(request);
      const stored = this.#files.get(path);
      if (!isForThis || !mayWrite) return refusal(403, "Resource not accessible by personal access token");
      if (branch !== this.#branch) return refusal(404, `No commit found for the ref ${branch}`);
      if (stored && sha === undefined) return refusal(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
      if (sha !== undefined && sha !== (stored && hashOf(stored))) return refusal(409, `${path} does not match ${sha}`);
      if (this.isProtected) return refusal(409, "Repository rule violations found");
      this.commit(path, Buffer.from(content, "base64"), message);
      return HttpResponse.json({ commit: { message } }, { status: stored ? 200 : 201, headers: HEADERS });
    }),
  ];

  #tokenOf({ headers }: Request): Token | undefined {
    return this.tokens.get(/^Bearer (.+)$/.exec(headers.get("Authorization") ?? "")?.[1] ?? "");
  }
}

const pathOf = ({ url }: Request) => decodeURIComponent(new URL(url).pathname.split("/contents/")[1] ?? "");

const hashOf = (content: Buffer) => hash("sha1", Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]));
