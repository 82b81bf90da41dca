import { type Clock, type GallerySlide, type GallerySlideRepository, InnerLightError } from "@inner-light/core";
import { SqlList } from "./sql-list.ts";
import type { SqlStore } from "./sql-store.ts";
import { SLIDES } from "./stored-record.ts";

/** The gallery's slides. The built-in ones are shown, and saved if possible, until others are saved. */
export class SqlGallerySlideRepository implements GallerySlideRepository {
  readonly #store: SqlStore;
  readonly #builtIn: readonly GallerySlide[];
  readonly #slides: SqlList<GallerySlide>;
  #hasFailed = false;

  constructor(store: SqlStore, clock: Clock, builtIn: readonly GallerySlide[]) {
    this.#store = store;
    this.#builtIn = builtIn;
    this.#slides = new SqlList(SLIDES, clock);
  }

  async list(): Promise<readonly GallerySlide[]> {
    try {
      const saved = await this.#store.read((db) => this.#slides.read(db));
      if (saved.length > 0) return saved.map(({ record }) => record);
      if (!this.#hasFailed) await this.#saveBuiltIn();
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
      // Save only once: a full database would otherwise be written to each time the gallery is shown.
      this.#hasFailed = true;
    }
    return this.#builtIn.map((slide) => ({ ...slide }));
  }

  async #saveBuiltIn(): Promise<void> {
    await this.#store.transact(async (db) => {
      if ((await this.#slides.read(db)).length > 0) return;
      await this.#slides.append(
        db,
        this.#builtIn.map((value) => ({ value })),
      );
    });
  }
}
