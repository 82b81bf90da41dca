import * as core from "@inner-light/core";
import { HTTPException } from "hono/http-exception";

type ProblemReason =
  | core.ErrorReason
  | "cross-site"
  | "cut-off"
  | "malformed"
  | "media-type"
  | "too-large"
  | "unexpected";

const PROBLEMS: Readonly<Record<core.ErrorCode, { readonly status: number; readonly title: string }>> = {
  invalid: { status: 422, title: "The request breaks a rule" },
  "not-found": { status: 404, title: "Not found" },
  conflict: { status: 409, title: "The record has changed meanwhile" },
  unauthorized: { status: 401, title: "The password is required" },
  unavailable: { status: 503, title: "Temporarily unavailable" },
  full: { status: 507, title: "No room left" },
  "read-only": { status: 403, title: "Nothing can be changed at present" },
  throttled: { status: 429, title: "Too many requests" },
};

interface RefusalDetails {
  readonly status?: number;
  readonly reason?: ProblemReason | undefined;
  readonly outcome?: core.WriteOutcome;
  readonly issues?: readonly core.FieldIssue[];
  readonly title?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown to refuse a request before it reaches a port. */
export class Refusal extends Error {
  readonly code: core.ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: core.ErrorCode, details: RefusalDetails = {}) {
    super(PROBLEMS[code].title);
    this.code = code;
    this.details = details;
  }
}

/** Returns the response for an error. Unexpected errors become a 500 without details and go to `report`. */
export function problemResponse(error: unknown, report: (error: unknown) => void): Response {
  if (error instanceof Refusal) return respond(error.code, error.details);
  if (core.hasCode(error, "invalid")) return respond("invalid", { issues: error.issues });
  if (core.isInnerLightError(error)) {
    if (error.code !== "unavailable") return respond(error.code, { reason: error.reason });
    report(error);
    return respond("unavailable", { reason: error.reason, outcome: error.outcome });
  }
  if (error instanceof HTTPException) return respond("invalid", { status: error.status, reason: "malformed" });
  // The client disconnected before it had sent the whole body.
  const isCutOff = error instanceof Error && "code" in error && error.code === "ECONNRESET";
  if (isCutOff) return respond("invalid", { status: 400, reason: "cut-off" });
  report(error);
  return respond("unavailable", { status: 500, reason: "unexpected" });
}

/** Returns problem details (RFC 9457) with the error code for the page. */
function respond(code: core.ErrorCode, { headers, ...details }: RefusalDetails): Response {
  const { status, title, reason, outcome, issues } = { ...PROBLEMS[code], ...details };
  const body = { title, status, code, reason, outcome, issues };
  return Response.json(body, {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      ...(status === 401 ? { "WWW-Authenticate": "Bearer" } : {}),
      ...headers,
    },
  });
}
