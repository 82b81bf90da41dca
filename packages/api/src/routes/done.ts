import type { Context } from "hono";

/** The answer to a change that returns nothing, once it is made. */
export async function done(context: Context, change: Promise<void>) {
  await change;
  return context.json(null);
}
