// @ts-check
import { sendProblem } from "./problem.mjs";

/** Names of this computer or of its network, and IP addresses: nobody else's DNS can lead a browser here by one. */
const LOCAL = /^(?:[\w-]+|.+\.(?:local|localhost)|[\d.]+|\[.+\])(?::\d+)?$/i;

/**
 * A handler that refuses requests under other names, which a foreign page could send after its DNS began to lead here.
 *
 * @param {import("./listen.mjs").Handler} handler
 * @returns {import("./listen.mjs").Handler}
 */
export function localNamesAlone(handler) {
  return (request, response) =>
    LOCAL.test(request.headers.host ?? "") ? handler(request, response) : sendProblem(response, 421, "host");
}
