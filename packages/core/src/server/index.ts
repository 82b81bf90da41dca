export {
  type DatedEvent,
  hasEventPage,
  type OwnerMails,
  type PageRenderer,
  type RenderedPage,
  type SiteFacts,
} from "./page-renderer.ts";
export {
  type IdempotentMessages,
  isOwnerSessionOpen,
  type ListVersions,
  OWNER_SESSION_IDLE_MS,
  OWNER_SESSION_MAX_MS,
  type OwnerSessions,
  RECEIPT_DAYS,
} from "./server-ports.ts";
