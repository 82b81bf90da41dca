import { type ChangePublisher, NOUNS, type Noun } from "@inner-light/core";

/** The versions of lists, as a response reports them. */
export type ReportedVersions = ReadonlyMap<Noun, number>;

/**
 * Publishes each change once, although a page learns of its own writes twice: from the response and from the server's
 * change stream. A version tells which change a message is about.
 */
export class ChangeNews {
  readonly #changes: ChangePublisher;
  readonly #known = new Map<Noun, number>();
  readonly #heard = new Map<Noun, number>();
  readonly #writes = new Map<Noun, number>();

  constructor(changes: ChangePublisher) {
    this.#changes = changes;
  }

  /** Notes the versions that a read returned. Other reads may be older, so that a version known already stays. */
  noteRead(versions: ReportedVersions): void {
    for (const [noun, version] of versions) if (!this.#known.has(noun)) this.#known.set(noun, version);
  }

  beginWrite(nouns: readonly Noun[]): void {
    for (const noun of nouns) this.#writes.set(noun, this.#writesOf(noun) + 1);
  }

  /** Publishes the write; without versions, because it failed, it publishes only what others have changed meanwhile. */
  endWrite(nouns: readonly Noun[], versions: ReportedVersions | undefined): void {
    for (const noun of nouns) {
      this.#writes.set(noun, this.#writesOf(noun) - 1);
      if (versions !== undefined) {
        this.#know(noun, versions.get(noun) ?? 0);
        this.#changes.publish(noun);
      }
      this.#publishHeard(noun);
    }
  }

  /** A message of the change stream. While a write of the noun is under way, the message may be about that. */
  hear(noun: Noun, version: number): void {
    if (!this.#known.has(noun)) this.#known.set(noun, version);
    this.#heard.set(noun, Math.max(version, this.#heard.get(noun) ?? 0));
    this.#publishHeard(noun);
  }

  /** Publishes every list that was read, for a page that has heard nothing for a while. */
  publishAll(): void {
    const nouns = NOUNS.filter((noun) => this.#known.has(noun));
    this.#known.clear();
    for (const noun of nouns) this.#changes.publish(noun);
  }

  #publishHeard(noun: Noun): void {
    const version = this.#heard.get(noun) ?? 0;
    if (this.#writesOf(noun) > 0 || version <= (this.#known.get(noun) ?? 0)) return;
    this.#know(noun, version);
    this.#changes.publish(noun);
  }

  #know(noun: Noun, version: number): void {
    this.#known.set(noun, Math.max(version, this.#known.get(noun) ?? 0));
  }

  #writesOf(noun: Noun): number {
    return this.#writes.get(noun) ?? 0;
  }
}

/** Reads the header `List-Versions`, such as `events=7, messages=4`. */
export function reportedVersions(headers: Headers): ReportedVersions {
  const versions = new Map<Noun, number>();
  for (const part of (headers.get("List-Versions") ?? "").split(", ")) {
    const [name, version] = part.split("=");
    const noun = NOUNS.find((candidate) => candidate === name);
    if (noun !== undefined) versions.set(noun, Number(version));
  }
  return versions;
}
