export { isEnvironmentFileOpen, readEnvironment } from "./environment-file.ts";
export { listen } from "./listen.ts";
export { Failure, runMain, stopRequest } from "./run-main.mjs";
export { acceptedEncoding, createSiteHandler, readHeaders, sharedBuilds } from "./site-handler.ts";
