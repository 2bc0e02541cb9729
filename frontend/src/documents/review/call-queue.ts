/** Runs calls one after the other; one that fails does not keep the next from being made. */
export class CallQueue {
  private tail: Promise<unknown> = Promise.resolve();

  run<T>(call: () => Promise<T>): Promise<T> {
    const result = this.tail.then(call);
    this.tail = result.catch(() => undefined);
    return result;
  }

  /** When everything that has been asked for so far is over. */
  async settled(): Promise<void> {
    await this.tail;
  }
}
