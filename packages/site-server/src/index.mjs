// @ts-check
export { Failure, runMain } from "./failure.mjs";
export { readHeaders } from "./headers-file.mjs";
export { listen } from "./listen.mjs";
export { sharedBuilds } from "./shared-builds.mjs";
export { acceptedEncoding, createSiteHandler } from "./site-handler.mjs";
export { stopRequest } from "./stop-request.mjs";
