import type { Clock } from "@inner-light/core";
import type { DefaultOptions } from "@tanstack/react-query";
import type { Container, ServiceIdentifier } from "inversify";
import type { ComponentType } from "react";

/** Where the records are kept. The texts about the data, for visitors and for the owner, depend on it. */
export type DataLocation = "this-browser" | "practice";

/** Everything the site needs to know about a backend. The composition root chooses one. */
export interface Backend {
  readonly dataLocation: DataLocation;
  /** The origins it sends requests to. The build's Content-Security-Policy allows these and no others. */
  readonly connectsTo: readonly string[];
  readonly queryDefaults: DefaultOptions;
  /** Whether a message that is sent again unchanged, because no response came, is stored once. */
  readonly deduplicatesMessages?: boolean;
  /** The optional ports that it binds. Pages need this list before the backend is loaded. */
  readonly optionalPorts: readonly ServiceIdentifier[];
  /** A part of the contact form, unseen, with which the backend tells how a message was written. */
  readonly messageField?: ComponentType;
  /** Downloads the backend and binds its ports. Called before the first use of a port, so that pages without data skip it. */
  readonly load: (clock: Clock) => Promise<Container>;
}
