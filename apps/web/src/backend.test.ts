import { FixedClock } from "@inner-light/core/testing";
import { expect, it, vi } from "vitest";
import { requiredPorts } from "./testing/render-site.tsx";

it.each([
  ["browser", false],
  ["browser", true],
  ["shared", false],
])("the backend binds exactly the ports it lists (storage: %j, publisher: %j)", async (storage, publishes) => {
  vi.stubGlobal("__STORAGE__", storage);
  vi.stubGlobal("__PUBLISHES__", publishes);
  const path = `./backend.ts?${storage}${publishes}`;
  const { backend }: typeof import("./backend.ts") = await import(/* @vite-ignore */ path);
  expect(backend.dataLocation).toBe(storage === "shared" ? "practice" : "this-browser");
  expect("messageField" in backend).toBe(storage === "shared");
  const bound = Object.keys(await backend.load(new FixedClock()));
  const listed = [...requiredPorts(true), ...backend.optionalPorts];
  expect(bound.toSorted()).toEqual(listed.toSorted());
});
