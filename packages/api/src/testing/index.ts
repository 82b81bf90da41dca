export { createTestApi, fromSite, openTestBackend } from "./create-test-api.ts";
