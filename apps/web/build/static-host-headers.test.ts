import { expect, it } from "vitest";
import { eventFilePath } from "../src/site/pages.ts";
import { CALENDAR_FEED } from "./calendar-feed.ts";
import { nginxSnippet } from "./static-host-headers.ts";

it.each(["/", "/practice/"])("nginx sends every calendar file below %s as one", (base) => {
  const [, pattern = ""] = /location ~ (\S+) \{[^}]*\}[^}]*text\/calendar/.exec(nginxSnippet("", base)) ?? [];
  for (const path of [CALENDAR_FEED, eventFilePath({ id: 7 }).slice(1)])
    expect(base + path).toMatch(new RegExp(pattern));
});
