export class FakeTimers {
  readonly #due: (() => void)[] = [];

  readonly setTimeout = (callback: () => void): void => {
    this.#due.push(callback);
  };

  goOff(): void {
    for (const callback of this.#due.splice(0)) callback();
  }
}
