import { SendMessage } from "@inner-light/application";
import { ContainerModule } from "inversify";
import { portToken } from "./ports.ts";
import { SEND_MESSAGE } from "./use-cases.ts";

/** What visitors do with messages. */
export const messagesModule = new ContainerModule(({ bind }) => {
  bind(SEND_MESSAGE)
    .toResolvedValue((messages) => new SendMessage(messages), [portToken("contactSubmissions")])
    .inSingletonScope();
});
