import { type Logger } from '@nestjs/common';
import { asError, failureOf } from './job-queue';

/** Logs an outage once when it begins and once when it ends, however often it is met in between. */
export class OutageLog {
  private isOut = false;

  constructor(
    private readonly logger: Logger,
    private readonly what: string,
  ) {}

  failed(error: unknown): void {
    if (this.isOut) return;
    this.isOut = true;
    this.logger.warn({ msg: `${this.what} is away`, ...failureOf(asError(error)) });
  }

  worked(): void {
    if (!this.isOut) return;
    this.isOut = false;
    this.logger.log({ msg: `${this.what} is back` });
  }
}
