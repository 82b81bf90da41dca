// @ts-check

export { isEnvironmentFileOpen, readEnvironment } from "./environment-file.mjs";
export { listen } from "./listen.mjs";
export { Failure, runMain, stopRequest } from "./run-main.mjs";
export { sharedBuilds } from "./shared-builds.mjs";
export { acceptedEncoding, createSiteHandler, readHeaders } from "./site-handler.mjs";
