import { setupServer } from "msw/node";

/** Intercepts every request of a test. It starts without handlers, so a request to any server fails the test. */
export const mswServer = setupServer();
