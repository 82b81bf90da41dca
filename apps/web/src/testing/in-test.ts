import { act } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, onTestFinished, vi } from "vitest";
import { type SiteConfig, siteConfigSchema } from "../site/define-site-config.ts";
import { resolveSite } from "../site/resolve-site.ts";
import { site } from "../site/site.ts";

/** Changes an object's values for the rest of a test. */
export function changeInTest<Target extends object>(target: Target, changes: Partial<Target>): void {
  const unchanged = { ...target };
  onTestFinished(() => void Object.assign(target, unchanged));
  Object.assign(target, changes);
}

/** Configures the practice for the rest of a test. */
export function configureInTest(config: SiteConfig): void {
  changeInTest(site, resolveSite(v.parse(siteConfigSchema, config)));
}

/** Sets the device's time zone for each test of a file or `describe`. */
export function deviceIn(timeZone: string): void {
  beforeEach(() => void vi.stubEnv("TZ", timeZone));
  afterEach(() => void vi.unstubAllEnvs());
}

/** Lets each test in a file stop and advance time. Time resumes after the test. */
export function stoppableTime() {
  const goOn = () => void vi.useRealTimers();
  afterEach(goOn);
  return {
    stop: () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    /** Also flushes promises between timers. */
    passAsync: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    goOn,
  };
}
