import { MongoError } from '../mongo-error';

/** `maxTimeMS` of a command, looked at before every document that is read. */
export class Deadline {
  private end: number;

  /** @param maxTimeMs 0: no limit */
  constructor(maxTimeMs: number) {
    this.end = maxTimeMs > 0 ? Date.now() + maxTimeMs : Infinity;
  }

  /** The limit is for the work of the command, not for the time that a client lets its cursor wait. */
  lift(): void {
    this.end = Infinity;
  }

  check(): void {
    if (this.end !== Infinity && Date.now() > this.end)
      throw new MongoError(50, 'operation exceeded time limit');
  }
}
