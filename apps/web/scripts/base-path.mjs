// @ts-check
/**
 * The path of the site on its host: the variable `BASE_PATH`, with one slash at both ends however it was written; `/`
 * where it is not set.
 */
export function readBasePath() {
  const segments = (process.env["BASE_PATH"] ?? "").split("/").filter((segment) => segment !== "");
  return ["", ...segments, ""].join("/");
}
