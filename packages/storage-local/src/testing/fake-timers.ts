/** Timers that a test fires. */
export class FakeTimers {
  readonly #due: (() => void)[] = [];

  readonly setTimeout = (callback: () => void): void => {
    this.#due.push(callback);
  };

  /** Fires every timer that is set now. */
  goOff(): void {
    for (const callback of this.#due.splice(0)) callback();
  }
}
