// @ts-check

/**
 * The body of a refused request: a problem of RFC 9457, like those of the API.
 *
 * @param {number} status
 * @param {string} [reason]
 */
export function problem(status, reason) {
  const [code, title] =
    status < 500 ? ["invalid", "The request breaks a rule"] : ["unavailable", "Temporarily unavailable"];
  return JSON.stringify({ title, status, code, reason });
}

/**
 * Refuses a request, or closes the connection when a response has begun.
 *
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} [reason]
 * @param {Record<string, string>} [headers]
 */
export function sendProblem(response, status, reason, headers) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries({ "Content-Type": "application/problem+json", ...headers })));
  response.end(problem(status, reason));
}
