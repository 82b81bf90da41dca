import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { contactSheetPage, contactSheets } from "./contact-sheet.ts";

/**
 * Writes `index.html` into a folder of pictures, with a sheet for each state, and each sheet as a picture into its
 * subfolder `sheets`. `before` is a folder of earlier pictures to put beside them. Returns the path of the page.
 */
export async function writeContactSheets(folder: string, before?: string): Promise<string> {
  const sheets = contactSheets(await readdir(folder), before === undefined ? [] : await readdir(before));
  const index = join(folder, "index.html");
  const address = before === undefined ? undefined : relative(folder, before).replaceAll("\\", "/");
  await writeFile(index, contactSheetPage(sheets, address));
  await rm(join(folder, "sheets"), { recursive: true, force: true });
  await mkdir(join(folder, "sheets"));

  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox"],
  });
  try {
    for (const { state } of sheets) {
      const page = await browser.newPage({ viewport: { width: 4000, height: 1000 } });
      await page.goto(`${pathToFileURL(index)}#${state}`);
      const sheet = page.locator(`section[id="${state}"]`);
      await sheet.locator("img").evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map((image) => {
            image.loading = "eager";
            return image.decode();
          }),
        ),
      );
      await sheet.screenshot({ path: join(folder, "sheets", `${state}.jpg`), type: "jpeg", quality: 80 });
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return index;
}
