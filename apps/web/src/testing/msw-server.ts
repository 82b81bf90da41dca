import { setupServer } from "msw/node";

/** Intercepts every request of a test. It begins without handlers, so that a request to any server fails its test. */
export const mswServer = setupServer();
