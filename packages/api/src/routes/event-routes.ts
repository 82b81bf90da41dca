import { Hono } from "hono";
import { parseBody, parseQuery } from "../guards/parse.ts";
import { MAX_OWNER_BODY, requireJson } from "../guards/require-json.ts";
import { describe, describeOwners } from "../openapi.ts";
import { eventChangesSchema, eventDraftsSchema, idsSchema, upcomingSchema } from "../schemas.ts";
import { sendChanged, sendList } from "../send-list.ts";
import type { RouteContext } from "./route-context.ts";

/** The calendar: visitors read what is upcoming, the owner reads and changes everything. */
export function eventRoutes({ ports: { calendarEvents, versions }, owner }: RouteContext) {
  const json = requireJson(MAX_OWNER_BODY);
  return new Hono()
    .get("/upcoming", describe("The next events", "invalid"), parseQuery(upcomingSchema), (context) =>
      sendList(context, { versions, noun: "events", isPublic: true }, () =>
        calendarEvents.upcoming(context.req.valid("query")),
      ),
    )
    .get("/", describeOwners("All events"), owner, (context) =>
      sendList(context, { versions, noun: "events", isPublic: false }, () => calendarEvents.list()),
    )
    .post(
      "/",
      describeOwners("Adds events, all or none", "invalid", "full"),
      owner,
      json,
      parseBody(eventDraftsSchema),
      async (context) => {
        const added = await calendarEvents.add(context.req.valid("json").drafts);
        return sendChanged(context, versions, ["events"], [...added]);
      },
    )
    .put(
      "/",
      describeOwners("Changes events, all or none", "invalid", "not-found", "conflict", "full"),
      owner,
      json,
      parseBody(eventChangesSchema),
      async (context) => {
        const updated = await calendarEvents.update(context.req.valid("json").changes);
        return sendChanged(context, versions, ["events"], [...updated]);
      },
    )
    .post(
      "/remove",
      describeOwners("Removes events, all or none; they can be restored for thirty days", "invalid", "not-found"),
      owner,
      json,
      parseBody(idsSchema),
      async (context) => {
        await calendarEvents.remove(context.req.valid("json").ids);
        return sendChanged(context, versions, ["events"], null);
      },
    )
    .get("/deleted", describeOwners("The events that can be restored"), owner, async (context) =>
      context.json([...(await calendarEvents.listDeleted())]),
    )
    .post(
      "/restore",
      describeOwners("Puts removed events back, all or none", "invalid", "not-found", "full"),
      owner,
      json,
      parseBody(idsSchema),
      async (context) => {
        const restored = await calendarEvents.restore(context.req.valid("json").ids);
        return sendChanged(context, versions, ["events"], [...restored]);
      },
    );
}
