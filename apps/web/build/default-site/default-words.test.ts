import { expect, it } from "vitest";
import config from "../../site.config.ts";
import { currentWords } from "./default-site.ts";

/** `vitest -u` takes the words that this project now comes with. An owner with settings has words of their own. */
it.skipIf(Object.keys(config).length > 0)("the default words are those of apps/web/words", async () => {
  await expect(`${JSON.stringify(await currentWords(), null, 2)}\n`).toMatchFileSnapshot("./default-words.json");
});
