/** Timers that a test fires. */
export class FakeTimers {
  #due: (() => void)[] = [];

  readonly setTimeout = (callback: () => void): void => {
    this.#due.push(callback);
  };

  get areSet(): boolean {
    return this.#due.length > 0;
  }

  /** Fires every timer that is set now, and returns how many there were. */
  goOff(): number {
    const due = this.#due;
    this.#due = [];
    for (const callback of due) callback();
    return due.length;
  }
}
