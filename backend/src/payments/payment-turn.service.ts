import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { JudgedDocument } from '../contracts/payment-subject';
import { Clock } from '../platform/clock/clock';
import { DomainError } from '../rules/domain-error';
import { debtsOf } from '../rules/payment-judgement';
import { PaymentFacts } from './payment-facts';
import { PaymentTurnRepository } from './payment-turn.repository';

/** Of a holder that has ended; who still works prolongs it long before. */
const HELD_MS = 30_000;
const PROLONGED_EVERY_MS = 10_000;
/** Tries before the caller is told that somebody else is at it: about fifteen seconds. */
const TRIES = 80;
const SHORTEST_MS = 15;
const LONGEST_MS = 250;

type Indebted = Pick<JudgedDocument, 'id' | 'comprobanteKey' | 'duplicateOf'>;

/**
 * One payment of a debt at a time, whichever door it comes by: who has the turn judges and records before
 * the next one judges. A debt is a comprobante, or a document of which none can be told.
 */
@Injectable()
export class PaymentTurn {
  constructor(
    private readonly turns: PaymentTurnRepository,
    private readonly facts: PaymentFacts,
    private readonly clock: Clock,
  ) {}

  /** Throws what `pay` throws, and SOLICITUD_EN_CURSO when others are at these debts for too long. */
  async hold<T>(
    tenantId: string,
    documents: readonly Indebted[],
    pay: () => Promise<T>,
  ): Promise<T> {
    const holder = this.clock.uuid();
    await this.take(tenantId, documents, holder);
    const prolonging = setInterval(() => {
      void this.turns.prolong(tenantId, holder, this.until()).catch(() => undefined);
    }, PROLONGED_EVERY_MS).unref();
    try {
      return await pay();
    } finally {
      clearInterval(prolonging);
      // What cannot be given back now is over by itself.
      await this.turns.release(tenantId, holder).catch(() => undefined);
    }
  }

  private async take(tenantId: string, documents: readonly Indebted[], holder: string) {
    const debts = [...new Set(documents.flatMap(debtsOf))].sort();
    const turn = (debt: string) => ({ _id: `${tenantId}|${debt}`, tenantId, holder });
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const until = this.until();
      const turns = debts.map((debt) => ({ ...turn(debt), until }));
      if (await this.turns.take(tenantId, turns, this.clock.now())) {
        if (await this.isSettled(tenantId, documents)) return;
        await this.turns.release(tenantId, holder);
      }
      await pause(Math.min(SHORTEST_MS * attempt, LONGEST_MS));
    }
    throw new DomainError('SOLICITUD_EN_CURSO');
  }

  /** A step that another document of the debt has left half recorded may have paid it. */
  private async isSettled(tenantId: string, documents: readonly Indebted[]): Promise<boolean> {
    const keys = documents.flatMap(({ comprobanteKey }) => comprobanteKey ?? []);
    const own = new Set(documents.map(({ id }) => id));
    return (await this.facts.underWay(tenantId, keys)).every((id) => own.has(id));
  }

  private until(): Date {
    return new Date(this.clock.now().getTime() + HELD_MS);
  }
}
