export { pageUnderTest } from "./page-under-test.ts";
