import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../access';
import type { PaymentFileOptions, PaymentLine } from '../../contracts/exports';
import { CompaniesService } from '../../companies';
import { PaymentFiles, PaymentJudgement, type JudgedRecord } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { preflight, problemsOf } from '../../rules/payment-file';

/** A selection as the file would have it, and what was known when it was looked at. */
export interface Preflight {
  lines: PaymentLine[];
  problems: ReturnType<typeof problemsOf>;
  companyRuc: string | null;
  /** Day of the file in Peru, ISO. */
  day: string;
  /** What the files before it have claimed. */
  claimed: Awaited<ReturnType<PaymentFiles['before']>>;
}

/** Looks at a selection before a file is made of it. Changes nothing but what a crash has left. */
@Injectable()
export class PreflightService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly files: PaymentFiles,
    private readonly judgement: PaymentJudgement,
    private readonly clock: Clock,
  ) {}

  async preflightOf(
    user: SessionUser,
    records: readonly JudgedRecord[],
    options: PaymentFileOptions,
  ): Promise<Preflight> {
    const claimed = await this.files.before(user.tenantId, records);
    const found = await this.judgement.gather(user, 'file', records);
    const lines = preflight({ ...found, earlier: claimed.earlier, options });
    const companyRuc = await this.companyRuc(user);
    const problems = problemsOf(lines, companyRuc);
    return { lines, problems, companyRuc, day: this.clock.today(), claimed };
  }

  private async companyRuc({ companyId }: SessionUser): Promise<string | null> {
    const company = companyId === null ? null : await this.companies.find(companyId);
    return company?.ruc ?? null;
  }
}
