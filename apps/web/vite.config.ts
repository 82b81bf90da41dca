import {
  addDays,
  type CalendarDate,
  calendarEventSchema,
  MOST_UPCOMING_CALENDAR_EVENTS,
  type PublishedCalendarFile,
  upcomingCalendarEvents,
} from "@inner-light/core";
import react from "@vitejs/plugin-react";
import * as v from "valibot";
import { defineConfig, type Rolldown, type UserConfig } from "vite";
import svgr from "vite-plugin-svgr";
import { createPasswordCredential, readAdminPassword } from "./build/admin-password.ts";
import { buildDate } from "./build/build-date.ts";
import { eventPagesPlugin, restartPlugin } from "./build/dev-server.ts";
import { makeOwnIcon, makeOwnPictures, withPublished } from "./build/images/own-pictures.ts";
import { buildTarget } from "./build/oldest-browsers.ts";
import { practice, readBasePath, repository } from "./build/paths.mjs";
import { CALENDAR_FILE, ICON, PICTURES, practiceFile, readPublishedCalendarFile } from "./build/practice-files.ts";
import { checkSiteAddress, readSiteConfig, siteConfigPlugin } from "./build/site-config/read-site-config.ts";
import { ownersWords, practiceWords, readLegalTitle, wordsPlugin } from "./build/words/words.ts";
import { drawQrCode } from "./src/site/draw-qr-code.ts";
import { isRightToLeft, languageData } from "./src/site/language-data.ts";
import { countryOf } from "./src/site/phone-number.ts";
import { resolveSite } from "./src/site/resolve-site.ts";

/** The API URL of `npm run start:shared`. `STORAGE=shared pnpm dev` shows its events. */
const sharedSite = process.env["SHARED_SITE"] ?? "http://localhost:4173";

/**
 * The files that pages share. There are few, because each costs a request. Libraries stay cached when only the site
 * changes. The rest is split by route.
 */
const SHARED_FILES: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: "router-and-query", test: /node_modules\/@tanstack\// },
  { name: "styled-components", test: /node_modules\/(?:styled-components|stylis)\// },
  { name: "main", tags: ["$initial"] },
  { name: "core", test: /packages\/core\/|node_modules\/valibot\//, minShareCount: 3 },
  { name: "shared", test: /./, minShareCount: 6 },
  // The home page's HTML contains the event. Its script loads only after a link.
  { name: "next-event", test: /next-event\.tsx/, includeDependenciesRecursively: false },
];

/** Drops past events. A build that runs past midnight reads the settings on both days. */
function comingOf(calendar: PublishedCalendarFile, today: CalendarDate): PublishedCalendarFile {
  const from = addDays(today, -1) ?? today;
  return { ...calendar, events: upcomingCalendarEvents(calendar.events, from, calendar.events.length) };
}

export default defineConfig(async ({ isPreview, command }): Promise<UserConfig> => {
  const base = readBasePath();
  const settings = await readSiteConfig();
  // The development server serves the pictures and the icon unchanged.
  const pictures = command === "build" ? await makeOwnPictures([settings, await practiceWords()]) : new Map();
  const siteConfig = withPublished(settings, pictures);
  checkSiteAddress(siteConfig, base);
  const { storage } = siteConfig;
  const published = readPublishedCalendarFile();
  const icon = command === "build" ? await makeOwnIcon() : practiceFile(ICON);
  const legalTitle = await readLegalTitle();
  const { language, textMessages, timeZone } = resolveSite(siteConfig);
  return {
    base,
    envDir: repository,
    plugins: [
      react(),
      svgr(),
      siteConfigPlugin(siteConfig, legalTitle),
      eventPagesPlugin(base, async () => {
        if (storage === "browser") return published?.events ?? [];
        const query = `from=${buildDate(timeZone)}&limit=${MOST_UPCOMING_CALENDAR_EVENTS}`;
        const response = await fetch(`${sharedSite}${base}api/events/upcoming?${query}`);
        return v.parse(v.array(calendarEventSchema), await response.json());
      }),
      wordsPlugin(language, undefined, pictures),
      restartPlugin(),
    ],
    // The practice's icon is also the site's mark.
    resolve: { alias: icon === null ? [] : [{ find: /^.*\/logo-mark\.svg(?=\?react$)/, replacement: icon }] },
    // Class names must not depend on the order in which chunks load, or they would not match the prerendered ones.
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
    define: isPreview
      ? {}
      : {
          __LANGUAGE__: JSON.stringify(languageData(language, timeZone)),
          __AMERICAN_ENGLISH__: JSON.stringify(
            language === "en-US" ? null : { formats: languageData("en-US", timeZone), words: await ownersWords() },
          ),
          __RTL__: JSON.stringify(isRightToLeft(language)),
          __STORAGE__: JSON.stringify(storage),
          __COUNTRY__: JSON.stringify(countryOf(siteConfig)) ?? "undefined",
          // The server checks a shared site's password, so the pages contain no trace of it.
          __ADMIN_CREDENTIAL__:
            storage === "shared" ? "undefined" : JSON.stringify(await createPasswordCredential(readAdminPassword())),
          __TEXT_MESSAGE_CODE__: JSON.stringify(textMessages && drawQrCode(textMessages.smsHref)),
          __ABOUT__: JSON.stringify(siteConfig.about ?? null),
          __HAS_PICTURES__: JSON.stringify(command !== "build" || pictures.size > 0),
          __HAS_LEGAL__: JSON.stringify(legalTitle !== undefined),
          __NOTICE__: JSON.stringify(siteConfig.notice ?? null),
          __PUBLISHED_CALENDAR__: JSON.stringify(published),
          __COMING_CALENDAR__: JSON.stringify(published && comingOf(published, buildDate(timeZone))),
          __PUBLISHES__: JSON.stringify(siteConfig.repository !== undefined && storage === "browser"),
          __CALENDAR_FILE__: JSON.stringify(CALENDAR_FILE),
          __BUILD_DATE__: JSON.stringify(buildDate(timeZone)),
        },
    build: {
      target: buildTarget,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Not index.html, because the build writes the pages and boot.ts calls the exports of main.tsx.
        input: "src/main.tsx",
        preserveEntrySignatures: "allow-extension",
        // The first warning depends on the machine's load. The second is about the prerendered next event.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        // Defining styles counts as an effect. Without this, a site without these parts would load their styles.
        treeshake: {
          moduleSideEffects: [{ test: /src\/features\/(?:(?:about|notice)\/|.*next-event)/, sideEffects: false }],
        },
        output: {
          entryFileNames: "assets/main-[hash].js",
          codeSplitting: { groups: SHARED_FILES },
          // Lets browsers compile all of a file off the main thread while it loads. Pages fetch only what they use. See
          // https://v8.dev/blog/explicit-compile-hints.
          postBanner: "//# allFunctionsCalledOnLoad",
        },
      },
    },
    ssr: { noExternal: ["styled-components"] },
    server: {
      port: 5173,
      proxy: {
        ...(storage === "shared" && { [`^${base}(api/|calendar\\.ics|events/\\d+\\.ics)`]: sharedSite }),
        // A built site has copies of the practice's pictures.
        ...(!isPreview && {
          [`^${base}${PICTURES}/`]: { bypass: ({ url = "" }) => `${base}@fs${practice}/${url.slice(base.length)}` },
        }),
      },
    },
  };
});
