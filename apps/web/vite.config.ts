import {
  addDays,
  type CalendarDate,
  calendarEventSchema,
  MOST_UPCOMING_CALENDAR_EVENTS,
  type PasswordCredential,
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
import { buildTarget } from "./build/oldest-browsers.ts";
import { practice as folder, readBasePath, repository } from "./build/paths.mjs";
import { type Practice, practicePlugin, readPractice } from "./build/practice.ts";
import { CALENDAR_FILE, ICON, PICTURES, practiceFile } from "./build/practice-files.ts";
import type { CompiledParts } from "./build/render-pages.ts";
import { checkSiteAddress } from "./build/site-config/read-site-config.ts";
import { mapWords, ownersWords } from "./build/words/words.ts";
import { drawQrCode } from "./src/site/draw-qr-code.ts";
import { isRightToLeft, languageData } from "./src/site/language-data.ts";
import { countryOf } from "./src/site/phone-number.ts";

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
  // Only the owner's parts need copy-on-write.
  {
    name: "core",
    test: /packages\/core\/src\/(?!published-calendar\/copy-on)|node_modules\/valibot\//,
    minShareCount: 3,
  },
  { name: "shared", test: /./, minShareCount: 6 },
  // The home page's HTML contains the event. Its script loads only after a link.
  { name: "next-event", test: /next-event\.tsx/, includeDependenciesRecursively: false },
];

/** Drops past events. A build that runs past midnight reads the settings on both days. */
function comingOf(calendar: PublishedCalendarFile, today: CalendarDate): PublishedCalendarFile {
  const from = addDays(today, -1) ?? today;
  return { ...calendar, events: upcomingCalendarEvents(calendar.events, from, calendar.events.length) };
}

interface Facts {
  /** Absent if a server checks the password. */
  readonly credential?: PasswordCredential | undefined;
  readonly today?: CalendarDate;
  /** Whether slides show the practice's own pictures. */
  readonly hasPictures?: boolean;
}

/** Returns the values of src/build-constants.d.ts as source text. */
export async function buildConstants(
  { config, site, calendar }: Practice,
  { credential, today = buildDate(site.timeZone), hasPictures = true }: Facts,
): Promise<Record<string, string>> {
  const { language, textMessages, timeZone } = site;
  const constants = {
    __LANGUAGE__: languageData(language, timeZone),
    __AMERICAN_ENGLISH__:
      language === "en-US" ? null : { formats: languageData("en-US", timeZone), words: await ownersWords() },
    __RTL__: isRightToLeft(language),
    __STORAGE__: config.storage,
    __COUNTRY__: countryOf(config),
    __ADMIN_CREDENTIAL__: credential,
    __TEXT_MESSAGE_CODE__: textMessages && drawQrCode(textMessages.smsHref),
    __ABOUT__: config.about ?? null,
    __HAS_PICTURES__: hasPictures,
    __HAS_LEGAL__: site.legalTitle !== undefined,
    __NOTICE__: config.notice ?? null,
    __PUBLISHED_CALENDAR__: calendar,
    __COMING_CALENDAR__: calendar && comingOf(calendar, today),
    __PUBLISHES__: config.repository !== undefined && config.storage === "browser",
    __CALENDAR_FILE__: CALENDAR_FILE,
    __BUILD_DATE__: today,
  };
  return mapWords(constants, (value) => JSON.stringify(value) ?? "undefined");
}

/** Returns the parts of an event's page that the development server renders. */
function developmentParts(base: string): CompiledParts {
  const eventPage = `import("${base}src/event-page-script.ts")`;
  return { scripts: { boot: "", calendarFirstPaint: "", noticeFirstPaint: "", eventPage }, modules: {}, styles: [] };
}

interface ViteOptions {
  readonly base: string;
  readonly password: string;
  readonly today?: CalendarDate;
  /** The practice's icon, which is also the site's mark. */
  readonly icon?: string | null;
  readonly hasPictures?: boolean;
}

/** Configures Vite for a practice. By default, the development server serves pictures and the icon unchanged. */
export async function viteConfig(practice: Practice, options: ViteOptions): Promise<UserConfig> {
  const { config, site, calendar } = practice;
  const { base, password, icon = practiceFile(ICON), ...rest } = options;
  const { storage } = config;
  checkSiteAddress(config, base);
  // The server checks a shared site's password, so pages contain no trace of it.
  const credential = storage === "shared" ? undefined : await createPasswordCredential(password);
  return {
    base,
    envDir: repository,
    plugins: [
      react(),
      svgr(),
      practicePlugin(practice),
      eventPagesPlugin(async () => {
        if (storage === "browser") return calendar?.events ?? [];
        const query = `from=${buildDate(site.timeZone)}&limit=${MOST_UPCOMING_CALENDAR_EVENTS}`;
        const response = await fetch(`${sharedSite}${base}api/events/upcoming?${query}`);
        return v.parse(v.array(calendarEventSchema), await response.json());
      }),
      restartPlugin(),
    ],
    resolve: { alias: icon === null ? [] : [{ find: /^.*\/logo-mark\.svg(?=\?react$)/, replacement: icon }] },
    // Class names must not depend on the order in which chunks load, or they would not match the prerendered ones.
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
    define: {
      ...(await buildConstants(practice, { credential, ...rest })),
      __COMPILED__: JSON.stringify(developmentParts(base)),
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
        [`^${base}${PICTURES}/`]: { bypass: ({ url = "" }) => `${base}@fs${folder}/${url.slice(base.length)}` },
      },
    },
  };
}

export default defineConfig(async () =>
  viteConfig(await readPractice(), { base: readBasePath(), password: readAdminPassword() }),
);
