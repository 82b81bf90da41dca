export { type IdempotentMessages, RECEIPT_DAYS } from "./idempotent-messages.ts";
export type { ListVersions } from "./list-versions.ts";
export {
  isOwnerSessionOpen,
  OWNER_SESSION_IDLE_MS,
  OWNER_SESSION_MAX_MS,
  type OwnerSessions,
} from "./owner-sessions.ts";
export type {
  DatedEvent,
  OwnerMails,
  PageRenderer,
  RenderedPage,
  SiteFacts,
} from "./page-renderer.ts";
