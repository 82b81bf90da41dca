export { describeOverHttp, type ServerUnderTest } from "./describe-over-http.ts";
export { pageUnderTest } from "./page-under-test.ts";
