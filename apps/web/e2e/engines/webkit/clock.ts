/** A clock of the journey in place of the browser's. Times are in milliseconds. */
interface JourneyClock {
  now: number;
  pauseAt?: (time: number) => Promise<void>;
  runFor?: (time: number) => Promise<void>;
}

declare global {
  interface Window {
    journeyClock?: JourneyClock;
  }
}

/** An init script: `Date` tells the time of the journey's clock, which stands. */
export function stopClock(time: number): void {
  const RealDate = Date;
  const clock: JourneyClock = { now: time };
  window.journeyClock = clock;
  window.Date = new Proxy(RealDate, {
    construct: (_target, values) => Reflect.construct(RealDate, values.length === 0 ? [clock.now] : values),
    apply: () => new RealDate(clock.now).toString(),
    get: (target, key) => (key === "now" ? () => clock.now : Reflect.get(target, key)),
  });
}

/** An init script after `stopClock`: the clock runs until it is paused, and timeouts follow it. */
export function runClock(): void {
  const { journeyClock: clock, setTimeout: wait, setInterval: repeat, clearInterval: end, performance } = window;
  if (clock === undefined) throw new Error("there is no clock to run");
  const timeouts = new Map<number, { readonly at: number; readonly call: () => void }>();
  let lastId = 0;
  Object.assign(window, {
    setTimeout(call: (...values: unknown[]) => void, delay = 0, ...values: unknown[]): number {
      lastId++;
      timeouts.set(lastId, { at: clock.now + delay, call: () => call(...values) });
      return lastId;
    },
    clearTimeout: (id: number) => void timeouts.delete(id),
  });

  /** Calls what is due, in order. After each call, the page can set other timeouts. */
  const advanceTo = async (time: number) => {
    for (;;) {
      const [first] = [...timeouts].filter(([, { at }]) => at <= time).toSorted(([, a], [, b]) => a.at - b.at);
      if (first === undefined) break;
      const [id, { at, call }] = first;
      timeouts.delete(id);
      clock.now = Math.max(clock.now, at);
      call();
      await new Promise((resolve) => wait(resolve));
    }
    clock.now = Math.max(clock.now, time);
  };

  let last = performance.now();
  const running = repeat(() => {
    const elapsed = performance.now() - last;
    last += elapsed;
    void advanceTo(clock.now + elapsed);
  }, 10);
  clock.pauseAt = async (time) => {
    end(running);
    await advanceTo(time);
  };
  clock.runFor = async (time) => advanceTo(clock.now + time);
}
