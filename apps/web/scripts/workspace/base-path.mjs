// @ts-check
/**
 * Where on its host the site lies: the variable `BASE_PATH`, however many slashes it was written with, with one at both
 * ends; `/` where it is not set.
 */
export function readBasePath() {
  const steps = (process.env["BASE_PATH"] ?? "").split("/").filter((step) => step !== "");
  return ["", ...steps, ""].join("/");
}
