// @ts-check

/**
 * Refuses a request with a problem of RFC 9457, like those of the API, or closes the connection when a response has begun.
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
  const [code, title] =
    status < 500 ? ["invalid", "The request breaks a rule"] : ["unavailable", "Temporarily unavailable"];
  response.end(JSON.stringify({ title, status, code, reason }));
}
