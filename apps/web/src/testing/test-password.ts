/** The password of the gate in tests. */
export const TEST_PASSWORD = "open sesame";
