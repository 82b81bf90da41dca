export { describeOverHttp, type ServerUnderTest } from "./describe-over-http.ts";
export { FakePage, ownersPage, pageUnderTest } from "./page-under-test.ts";
