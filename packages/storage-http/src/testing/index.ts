export { describeOverHttp, type ServerUnderTest } from "./describe-over-http.ts";
export { ownersPage, pageUnderTest } from "./page-under-test.ts";
