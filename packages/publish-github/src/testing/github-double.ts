import { GITHUB_API } from "../create-github-publisher.ts";
import { BareRepository } from "./bare-repository.ts";
import { requireDescribedAnswer, requireDescribedRequest } from "./described.ts";

interface Token {
  readonly mayWrite: boolean;
  /** Fine-grained tokens are for chosen repositories; GitHub shows public ones to any token. */
  readonly isForThis: boolean;
}

/** What an answer of GitHub is made of. */
interface Answer {
  readonly status: number;
  readonly body: object | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const DOCUMENTATION = "https://docs.github.com/rest/repos/contents";

/** Of every answer: any page may call, and read these headers besides those that all may. */
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "ETag, Link, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Reset",
};

const PREFLIGHT = {
  ...CORS,
  "Access-Control-Allow-Headers": "Authorization, Content-Type, If-Match, If-None-Match, X-GitHub-Api-Version",
  "Access-Control-Allow-Methods": "GET, POST, PATCH, PUT, DELETE",
};

/** Keeps GitHub's rules for the contents of one repository, over a bare git repository. */
export class GitHubDouble {
  readonly files: BareRepository;
  readonly tokens = new Map<string, Token>();
  /** Every request that arrived, such as `PUT apps/web/practice/calendar.json`. */
  readonly requests: string[] = [];
  isPrivate = false;
  /** A rule of the repository that takes changes through pull requests only. */
  isProtected = false;
  /** Headers of a refusal because of too many requests, until they are removed. */
  tooOften: { readonly status: 403 | 429; readonly headers: Readonly<Record<string, string>> } | null = null;
  lost: "requests" | "answers" | null = null;
  readonly #name: string;

  constructor(name: string, branch: string, files: Readonly<Record<string, string>>) {
    this.#name = name;
    this.files = new BareRepository(branch, files);
    this.tokens.set("github_pat_right", { mayWrite: true, isForThis: true });
  }

  /** Answers a request; rejects as `fetch` does where the line is down. */
  async handle(request: Request): Promise<Response> {
    if (this.lost === "requests") throw new TypeError("Failed to fetch");
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
    const url = new URL(request.url);
    const path = decodeURIComponent(url.pathname.split("/contents/")[1] ?? "");
    this.requests.push(`${request.method} ${path}`);
    const body: unknown = request.method === "PUT" ? await request.json() : undefined;
    requireDescribedRequest(request.method, url, body);
    const answer = this.#answer(request, url, path, Object(body));
    const isRaw = Buffer.isBuffer(answer.body);
    if (!isRaw) requireDescribedAnswer(request.method, answer.status, answer.body);
    if (this.lost === "answers") throw new TypeError("Failed to fetch");
    return new Response(isRaw ? new Uint8Array(answer.body) : JSON.stringify(answer.body), {
      status: answer.status,
      headers: { ...CORS, "Cache-Control": "private, max-age=60, s-maxage=60", ...answer.headers },
    });
  }

  #answer(request: Request, url: URL, path: string, body: Readonly<Record<string, string>>): Answer {
    const [, secret = ""] = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
    const token = this.tokens.get(secret);
    if (token === undefined) return refusal(401, "Bad credentials");
    if (this.tooOften !== null)
      return { ...refusal(this.tooOften.status, "API rate limit exceeded"), headers: this.tooOften.headers };
    const isThis = url.pathname.startsWith(`/repos/${this.#name}/contents/`);
    if (!isThis || (this.isPrivate && !token.isForThis)) return refusal(404, "Not Found");
    if (request.method === "PUT" && !(token.isForThis && token.mayWrite))
      return refusal(403, "Resource not accessible by personal access token");
    const branch = request.method === "PUT" ? body["branch"] : url.searchParams.get("ref");
    if ((branch ?? "main") !== this.files.branch) return refusal(404, `No commit found for the ref ${branch}`);
    return request.method === "PUT" ? this.#put(path, body) : this.#get(path, request.headers.get("Accept") ?? "");
  }

  #get(path: string, accept: string): Answer {
    const file = this.files.latest(path);
    if (file === null) return refusal(404, "Not Found");
    const { content, hash } = file;
    if (accept.includes(".raw")) return { status: 200, body: content };
    // As GitHub describes a file from 1 MB on.
    return { status: 200, body: { ...this.#described(path, content, hash), content: "", encoding: "none" } };
  }

  #put(path: string, { content = "", message = "", sha }: Readonly<Record<string, string>>): Answer {
    const hash = this.files.latest(path)?.hash ?? null;
    if (hash !== null && sha === undefined) return refusal(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
    if (sha !== undefined && sha !== hash) return refusal(409, `${path} does not match ${sha}`);
    if (this.isProtected) return refusal(409, "Repository rule violations found");
    const bytes = Buffer.from(content, "base64");
    const stored = this.#described(path, bytes, this.files.write(path, bytes, message));
    return { status: hash === null ? 201 : 200, body: { content: stored, commit: { message } } };
  }

  #described(path: string, content: Buffer, sha: string) {
    const url = `${GITHUB_API}/repos/${this.#name}/contents/${path}`;
    const name = path.split("/").at(-1) ?? "";
    const links = { self: url, git: url, html: url };
    const urls = { url, git_url: url, html_url: url, download_url: url, _links: links };
    return { type: "file", size: content.length, name, path, sha, ...urls };
  }
}

function refusal(status: number, message: string): Answer {
  return { status, body: { message, documentation_url: DOCUMENTATION, status: String(status) } };
}
