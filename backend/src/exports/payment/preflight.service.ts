import { Injectable } from '@nestjs/common';
import type { PaymentFileOptions, PaymentLine } from '../../contracts/exports';
import type { JudgedDocument } from '../../contracts/payment-judgement';
import { CompaniesService } from '../../companies';
import {
  ClaimedPaymentFiles,
  earlierOf,
  PaymentJudgement,
  toJudged,
  type ClaimedPayments,
  type ListedDocument,
} from '../../documents';
import { Clock } from '../../platform/clock/clock';
import type { SessionUser } from '../../access';
import { paidKey, preflight, problemsOf } from '../../rules/payment-file';

/** A selection as the file would have it, and what was known when it was looked at. */
export interface Preflight extends ClaimedPayments {
  lines: PaymentLine[];
  problems: ReturnType<typeof problemsOf>;
  companyRuc: string | null;
  /** Day of the file in Peru, ISO. */
  day: string;
  /** What a batch of these documents has to claim, each once, in the order that holds for everybody. */
  subjects: string[];
}

/** Looks at a selection before a file is made of it. Changes nothing but what a crash has left. */
@Injectable()
export class PreflightService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly files: ClaimedPaymentFiles,
    private readonly judgement: PaymentJudgement,
    private readonly clock: Clock,
  ) {}

  async of(
    user: SessionUser,
    records: readonly ListedDocument[],
    options: PaymentFileOptions,
  ): Promise<Preflight> {
    const documents = records.map(toJudged);
    const subjects = subjectsOf(documents);
    const claimed = await this.files.of(user.tenantId, subjects);
    const found = await this.judgement.gather(user, 'file', documents);
    const earlier = earlierOf(claimed.claims, claimed.recorded);
    const lines = preflight({ ...found, earlier, options });
    const companyRuc = await this.companyRuc(user);
    const problems = problemsOf(lines, companyRuc);
    return { lines, problems, companyRuc, day: this.clock.today(), ...claimed, subjects };
  }

  private async companyRuc({ companyId }: SessionUser): Promise<string | null> {
    const company = companyId === null ? null : await this.companies.find(companyId);
    return company?.ruc ?? null;
  }
}

function subjectsOf(documents: readonly JudgedDocument[]): string[] {
  const all = documents.flatMap((document) => {
    const key = paidKey(document);
    return key === null ? [document.id] : [document.id, key];
  });
  return [...new Set(all)].sort();
}
