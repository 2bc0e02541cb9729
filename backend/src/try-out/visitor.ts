import type { Request, Response } from 'express';
import { TRY_OUT_BUSY_SECONDS, TRY_OUT_MAX_MS, type TryOutReading } from '../contracts/try-out';
import { DomainError } from '../rules/domain-error';

/** Who waits for a reading: may go away, and is not kept waiting for ever. */
export class Visitor {
  private readonly stop = new AbortController();
  readonly address: string;

  constructor(
    request: Request,
    private readonly response: Response,
  ) {
    this.address = request.ip ?? '';
    const busy = new DomainError('PRUEBA_OCUPADA', { seconds: TRY_OUT_BUSY_SECONDS });
    const limit = setTimeout(() => this.stop.abort(busy), TRY_OUT_MAX_MS);
    response.once('close', () => {
      clearTimeout(limit);
      this.stop.abort(new DomainError('LECTURA_CANCELADA'));
    });
  }

  /** Aborted with a `DomainError` when nobody waits any longer. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Tells the visitor that the waiting is over: the head of the answer is sent, the body follows. */
  callIn(): void {
    this.response.status(200).type('json').flushHeaders();
  }

  answer(reading: TryOutReading): void {
    this.response.end(JSON.stringify(reading));
  }
}
