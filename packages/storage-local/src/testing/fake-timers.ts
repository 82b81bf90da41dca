/** Timers that go off when they are told to. */
export class FakeTimers {
  #due: (() => void)[] = [];

  readonly setTimeout = (callback: () => void): void => {
    this.#due.push(callback);
  };

  get areSet(): boolean {
    return this.#due.length > 0;
  }

  /** Lets every timer go off that is set now, and returns how many did. */
  goOff(): number {
    const due = this.#due;
    this.#due = [];
    for (const callback of due) callback();
    return due.length;
  }
}
