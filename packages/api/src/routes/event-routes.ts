import { today } from "@inner-light/core";
import { Hono } from "hono";
import { eventChangesSchema, eventDraftsSchema, idsSchema, parse, upcomingSchema } from "../guards/request-schemas.ts";
import { done, type RouteContext } from "./api-options.ts";

/** The calendar: visitors read what is upcoming, the owner reads and changes everything. */
export function eventRoutes({ ports: { calendarEvents, upcomingEvents }, owner, change, clock }: RouteContext) {
  return new Hono()
    .get("/upcoming", parse("query", upcomingSchema), async (context) => {
      const { from, limit } = context.req.valid("query");
      // What is over everywhere is not for visitors: the day begins last where it is twelve hours behind UTC.
      const earliest = today(clock, "Etc/GMT+12");
      const isOver = from < earliest;
      const upcoming = await upcomingEvents.list({ from: isOver ? earliest : from, limit });
      return context.json([...upcoming]);
    })
    .get("/", owner, async (context) => context.json([...(await calendarEvents.list())]))
    .post("/", ...change(eventDraftsSchema), async (context) =>
      context.json([...(await calendarEvents.add(context.req.valid("json").drafts))]),
    )
    .put("/", ...change(eventChangesSchema), async (context) =>
      context.json([...(await calendarEvents.update(context.req.valid("json").changes))]),
    )
    .post("/remove", ...change(idsSchema), (context) =>
      done(context, calendarEvents.remove(context.req.valid("json").ids)),
    );
}
