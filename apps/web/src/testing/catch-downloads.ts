import { afterEach, beforeEach, type MockInstance, vi } from "vitest";

export interface Download {
  readonly name: string;
  readonly blob: Blob;
}

/** Collects the files that the page downloads in each test of a file. */
export function catchDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  const spies: MockInstance[] = [];

  beforeEach(() => {
    const blobs = new Map<string, Blob>();
    downloads.length = 0;
    spies.push(
      vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
        const address = `blob:${blobs.size}`;
        if (blob instanceof Blob) blobs.set(address, blob);
        return address;
      }),
      vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined),
      vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
        const blob = blobs.get(this.href);
        if (blob !== undefined) downloads.push({ name: this.download, blob });
      }),
    );
  });
  afterEach(() => {
    for (const spy of spies.splice(0)) spy.mockRestore();
  });
  return downloads;
}
