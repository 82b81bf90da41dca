import type { GallerySlide, GallerySlideRepository } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { gallerySlides } from "./schemas.ts";

export class HttpGallerySlideRepository implements GallerySlideRepository {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  list(): Promise<readonly GallerySlide[]> {
    return this.#client.read(() => this.#client.api.slides.$get(), gallerySlides);
  }
}
