import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { RepeatedComprobante } from '../payment/repeated-comprobante.service';
import type { DocumentName } from './step-document';
import { StepsRepository } from './steps.repository';

/** Looks at those whose step is being recorded, before the caller begins anew: a fifth of a second. */
const LOOKS = 4;
const PAUSE_MS = 50;

/**
 * Lets one document of a comprobante go to step 5 at a time. Each has set its own mark before it asks, so
 * of two that ask at once at least one sees the other's. Whoever sees the mark of one with a lower id gives
 * way, and whoever sees only others waits until they are done: so two never both go on, and never both
 * give way.
 */
@Injectable()
export class ComprobanteTurn {
  constructor(
    private readonly documents: StepsRepository,
    private readonly comprobantes: RepeatedComprobante,
  ) {}

  /** False when another document of the comprobante goes first, or has its payment prepared by now. */
  async take({ tenantId, id }: DocumentName): Promise<boolean> {
    const document = await this.documents.find(tenantId, id);
    if (!document) return false;
    for (let look = 1; look <= LOOKS; look++) {
      const others = await this.comprobantes.underWay(document);
      if (others.length === 0) return (await this.comprobantes.blocking(document)) === null;
      if (others.some((other) => other < id)) return false;
      await pause(PAUSE_MS);
    }
    return false;
  }
}
