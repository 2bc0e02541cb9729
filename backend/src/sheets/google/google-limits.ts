import { Injectable } from '@nestjs/common';

/** How long and how much Google is given (reliability R8); a person waits for the answer. */
@Injectable()
export class GoogleLimits {
  readonly connectMs: number = 5_000;
  /** One call. */
  readonly callMs: number = 20_000;
  /** All calls of one act, the waits between them included. */
  readonly totalMs: number = 60_000;
  readonly attempts: number = 3;
  /** Before the second attempt, doubled before the third, unless Google says how long. */
  readonly waitMs: number = 500;
  /** Who is told to wait longer gives up. */
  readonly maxWaitMs: number = 30_000;
  readonly maxBytes: number = 2_000_000;
}
