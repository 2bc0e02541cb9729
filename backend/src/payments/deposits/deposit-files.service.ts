import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { LAST_DEPOSIT_NUMBER } from '../../contracts/detraction-deposits';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../rules/domain-error';
import type { JudgedRecord } from '../judged-document';
import { PaymentClaimRepository } from '../payment-claim.repository';
import { subjectsOf } from '../payment-files.service';
import { RecordedFiles, type Claimable } from '../recorded-files';
import { DEPOSIT_STREAM, DepositRepository, type DepositRecord } from './deposit.repository';
import { isDuplicateKey } from '../../platform/database/unique-writes';

/** Beside the claims of payments in one collection. */
const depositOf = (subject: string): string => `detraccion|${subject}`;
/** Others who take numbers at the same moment. */
const TRIES = 50;

/** What has been claimed for deposits, with the number of the file that holds a document. */
interface Deposited extends Claimable {
  /** By document id; those in no file are left out. */
  numbers: ReadonlyMap<string, string>;
}

/** The deposit files of a company: each has the next number, and no detracción is in two. */
@Injectable()
export class DepositFiles extends RecordedFiles<DepositRecord> {
  constructor(
    private readonly deposits: DepositRepository,
    claims: PaymentClaimRepository,
    clock: Clock,
    news: EventEmitter2,
  ) {
    super(DEPOSIT_STREAM, deposits, claims, clock, news);
  }

  async before(tenantId: string, records: readonly JudgedRecord[]): Promise<Deposited> {
    const found = await this.claimable(tenantId, records.flatMap(subjectsOf).map(depositOf));
    const batches = [...found.earlier.values()].flat().map(({ batchId }) => batchId);
    const byId = await this.deposits.numbersOf(tenantId, [...new Set(batches)]);
    const numbers = new Map(
      records.flatMap((record) => {
        const [first] = subjectsOf(record).flatMap(
          (one) => found.earlier.get(depositOf(one)) ?? [],
        );
        const number = byId.get(first?.batchId ?? '');
        return number === undefined ? [] : [[record._id, number] as const];
      }),
    );
    return { ...found, numbers };
  }

  /**
   * The number after the last one of the year, or a later one that is asked for. Throws VALOR_INVALIDO when the
   * year has no more.
   * @param day ISO day in Peru
   */
  async nextNumber(tenantId: string, day: string, least = 1): Promise<string> {
    const year = day.slice(2, 4);
    const last = await this.deposits.lastNumber(tenantId, year);
    const next = Math.max(Number(last?.slice(2) ?? 0) + 1, least);
    if (next > LAST_DEPOSIT_NUMBER) {
      const expected = `Los lotes de un año llegan hasta el ${LAST_DEPOSIT_NUMBER}.`;
      throw new DomainError('VALOR_INVALIDO', { expected });
    }
    return year + String(next).padStart(4, '0');
  }

  /**
   * Records the file that `make` makes of the next number, with its claims; null when another one holds one of
   * them. A number that somebody else takes meanwhile is left to them.
   */
  async recordNext(
    found: Claimable,
    number: () => Promise<string>,
    make: (number: string) => DepositRecord,
  ): Promise<DepositRecord | null> {
    for (let left = TRIES; left > 0; left -= 1) {
      const file = make(await number());
      try {
        return (await this.record(file, found)) ? file : null;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new DomainError('SOLICITUD_EN_CURSO');
  }
}
