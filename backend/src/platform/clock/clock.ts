import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** The only source of time and ids outside the pure rings, so that tests can hold both. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Civil date in Peru (UTC-5 all year) as ISO `YYYY-MM-DD`. */
  today(): string {
    return new Date(this.now().getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
  }

  uuid(): string {
    return randomUUID();
  }
}
