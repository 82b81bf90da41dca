// @ts-check
import { createServer } from "node:http";
import { Failure } from "../build/failure.mjs";

/**
 * Serves on a port, or rejects with a sentence that says why it cannot.
 *
 * @param {import("node:http").RequestListener} handler
 * @param {number} port
 * @returns {Promise<{ address: string; close: () => void }>}
 */
export async function listen(handler, port) {
  const server = createServer(handler);
  await new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => reject(inWords(error, port)));
    server.listen(port, () => resolve(undefined));
  });
  const bound = server.address();
  const boundPort = bound !== null && typeof bound === "object" ? bound.port : port;
  return {
    address: `http://localhost:${boundPort}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * The port named by the environment variable PORT.
 *
 * @param {string | undefined} text
 * @param {number} otherwise
 */
export function readPort(text, otherwise) {
  if (text === undefined || text.trim() === "") return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Failure(`PORT must be a number from 0 to 65535, and it is "${text}".`);
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
function inWords(error, port) {
  if (error.code === "EADDRINUSE") {
    return new Failure(
      `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === "EACCES") {
    return new Failure(`Port ${port} is reserved: choose one above 1023, for example PORT=4173 npm start.`);
  }
  return error;
}
