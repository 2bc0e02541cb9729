import { Injectable } from '@nestjs/common';
import type { PaymentFileOptions, PaymentLine } from '../../contracts/exports';
import { CompaniesService } from '../../companies';
import type { ListedDocument } from '../../documents';
import { Clock } from '../../platform/clock/clock';
import type { SessionUser } from '../../platform/http';
import { paidKey, preflight, problemsOf, type PayableDocument } from '../../rules/payment-file';
import { toPayable } from '../exported-document.mapper';
import { abandoned, earlierOf, type Claim, type RecordedBatches } from './domain/claims';
import { PaymentBatchRepository } from './payment-batch.repository';
import { PaymentClaimRepository } from './payment-claim.repository';

/** A selection as the file would have it, and what was known when it was looked at. */
export interface Preflight {
  lines: PaymentLine[];
  problems: ReturnType<typeof problemsOf>;
  companyRuc: string | null;
  /** Day of the file in Peru, ISO. */
  day: string;
  claims: Claim[];
  recorded: RecordedBatches;
  /** What a batch of these documents has to claim, each once, in the order that holds for everybody. */
  subjects: string[];
}

/** Looks at a selection before a file is made of it. Changes nothing but what a crash has left. */
@Injectable()
export class PreflightService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly batches: PaymentBatchRepository,
    private readonly claims: PaymentClaimRepository,
    private readonly clock: Clock,
  ) {}

  async of(
    user: SessionUser,
    records: readonly ListedDocument[],
    options: PaymentFileOptions,
  ): Promise<Preflight> {
    const documents = records.map(toPayable);
    const subjects = subjectsOf(documents);
    const claims = await this.claims.of(user.tenantId, subjects);
    const recorded = await this.recordedOf(user.tenantId, claims);
    await this.clear(user.tenantId, abandoned(claims, recorded, this.clock.now()));
    const day = this.clock.today();
    const earlier = earlierOf(claims, recorded);
    const lines = preflight({ documents, earlier, options, day });
    const companyRuc = await this.companyRuc(user);
    const problems = problemsOf(lines, companyRuc);
    return { lines, problems, companyRuc, day, claims, recorded, subjects };
  }

  private async recordedOf(tenantId: string, claims: readonly Claim[]): Promise<RecordedBatches> {
    const ids = [...new Set(claims.map(({ batchId }) => batchId))];
    const found = ids.length === 0 ? [] : await this.batches.findEarlier(tenantId, ids);
    return new Map(
      found.map(({ _id, createdAt, createdByName }) => [
        _id,
        { batchId: _id, at: createdAt.toISOString(), createdByName },
      ]),
    );
  }

  private async clear(tenantId: string, batchIds: readonly string[]): Promise<void> {
    for (const batchId of batchIds) await this.claims.release(tenantId, batchId);
  }

  private async companyRuc({ companyId }: SessionUser): Promise<string | null> {
    const company = companyId === null ? null : await this.companies.find(companyId);
    return company?.ruc ?? null;
  }
}

function subjectsOf(documents: readonly PayableDocument[]): string[] {
  const all = documents.flatMap((document) => {
    const key = paidKey(document);
    return key === null ? [document.id] : [document.id, key];
  });
  return [...new Set(all)].sort();
}
