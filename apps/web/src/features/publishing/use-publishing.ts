import { differenceSince, isContested, type PublishingChoices } from "@inner-light/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOptionalService, useService, useServices } from "../../ioc/service-provider.tsx";
import { calendarEventQueries } from "../../queries/calendar-event-queries.ts";
import { publishedCalendarQueries } from "../../queries/published-calendar-queries.ts";
import { queryKeys } from "../../queries/query-keys.ts";
import { publisherQueries } from "./publisher-queries.ts";

/** What is published, by the publisher where the owner has connected one, and how the list here differs from it. */
export function usePublished() {
  const calendarEvents = useService("calendarEvents");
  const publishedCalendar = useService("publishedCalendar");
  const snapshots = useOptionalService("snapshots");
  const calendarPublisher = useOptionalService("calendarPublisher");
  const key = useQuery(publisherQueries.key(useOptionalService("publisherAccess")));
  const isConnected = snapshots !== null && calendarPublisher !== null && Boolean(key.data);
  const ports = isConnected ? { calendarEvents, snapshots, publishedCalendar, calendarPublisher } : null;
  const state = useQuery(publishedCalendarQueries.state(publishedCalendar));
  const events = useQuery(calendarEventQueries.list(calendarEvents));
  const storedQuery = useQuery(publisherQueries.stored(ports));
  const stored = ports === null ? null : storedQuery;

  const { built = null, origin = null, hasOwnList = false } = state.data ?? {};
  const isEmpty = stored?.data?.calendar === null;
  const published = isEmpty ? null : (stored?.data?.calendar ?? state.data?.published ?? null);
  const difference = differenceSince(isEmpty ? [] : origin, published?.events ?? [], events.data ?? []);
  const isAwaited = calendarPublisher !== null && published !== null && published.createdAt !== built?.createdAt;
  const site = useQuery(publisherQueries.isOnSite(isAwaited ? published : null));
  const isOnSite = !isAwaited || site.data === true;
  return { ports, stored, published, difference, hasOwnList, isOnSite, reads: [state, events, key] };
}

export type Published = ReturnType<typeof usePublished>;

/** Publishes the list here, once the owner has chosen a version of each event that both sides changed. */
export function usePublish({ ports, stored, difference }: Published, onDone: () => void) {
  const { clock } = useServices();
  const queryClient = useQueryClient();
  const seenVersion = stored?.data?.version ?? "";
  const [chosen, setChosen] = useState<PublishingChoices | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (seen: PublishingChoices) => {
      const { publishCalendar } = await import("../../ioc/exchange.ts");
      return ports === null ? undefined : publishCalendar(ports, clock, seen);
    },
    onSuccess: async (result) => {
      queryClient.setQueryData(publisherQueries.stored(ports).queryKey, result);
      await queryClient.invalidateQueries({ queryKey: queryKeys.events });
      onDone();
    },
  });
  // The choices are about the calendar that the owner saw.
  const choices = chosen?.seenVersion === seenVersion ? chosen.choices : null;
  const nextIn = (made: PublishingChoices["choices"]) =>
    difference.find((change) => isContested(change) && !made.has(change.event.id));
  const asked = choices === null ? undefined : nextIn(choices);
  const proceed = (made: PublishingChoices["choices"]) => {
    if (isPending) return;
    setChosen({ seenVersion, choices: made });
    if (nextIn(made) === undefined) mutate({ seenVersion, choices: made });
  };
  return {
    /** The event that the owner has to choose a version of. */
    asked,
    choose: (side: "mine" | "theirs") => {
      if (asked === undefined) return;
      const made = new Map(choices).set(asked.event.id, side);
      proceed(made);
      // The next question takes the focus by itself.
      if (nextIn(made) === undefined) onDone();
    },
    publish: () => proceed(new Map()),
    stop: () => {
      setChosen(null);
      onDone();
    },
    isPending,
    error,
  };
}
