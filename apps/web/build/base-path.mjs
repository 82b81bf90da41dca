// @ts-check
/**
 * The path of the site on its host, from the variable `BASE_PATH`: begins and ends with one slash, however it is written
 * there, and is `/` by default.
 */
export function readBasePath() {
  const segments = (process.env["BASE_PATH"] ?? "").split("/").filter((segment) => segment !== "");
  return ["", ...segments, ""].join("/");
}
