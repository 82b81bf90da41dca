import { AddEvents, SaveEvent } from "@inner-light/application";
import { ContainerModule } from "inversify";
import { CLOCK, portToken } from "./ports.ts";
import { ADD_EVENTS, SAVE_EVENT } from "./use-cases.ts";

/** What the owner does with events. */
export const calendarModule = new ContainerModule(({ bind }) => {
  bind(ADD_EVENTS)
    .toResolvedValue((events, clock) => new AddEvents(events, clock), [portToken("calendarEvents"), CLOCK])
    .inSingletonScope();
  bind(SAVE_EVENT)
    .toResolvedValue(
      (events, deleted) => new SaveEvent(events, deleted),
      [portToken("calendarEvents"), portToken("deletedRecords")],
    )
    .inSingletonScope();
});
