import { EraseOwnMessages, SendMessage } from "@inner-light/application";
import type { KeptKey, OwnMessages } from "@inner-light/core";
import { ContainerModule } from "inversify";
import {
  CONTACT_SUBMISSIONS,
  ERASE_OWN_MESSAGES,
  OWN_MESSAGES,
  PUBLISHER_KEY,
  SEND_MESSAGE,
} from "./service-tokens.ts";

/** What visitors do with messages. */
export const messagesModule = new ContainerModule(({ bind }) => {
  bind(SEND_MESSAGE)
    .toResolvedValue((messages) => new SendMessage(messages), [CONTACT_SUBMISSIONS])
    .inSingletonScope();
  bind(ERASE_OWN_MESSAGES)
    .toResolvedValue(
      (messages: OwnMessages, key: KeptKey | undefined) => new EraseOwnMessages(messages, key),
      [OWN_MESSAGES, { serviceIdentifier: PUBLISHER_KEY, optional: true }],
    )
    .inSingletonScope();
});
