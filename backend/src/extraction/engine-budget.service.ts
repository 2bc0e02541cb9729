import { Injectable } from '@nestjs/common';
import type { ProcessorId, Spending } from '../contracts/processors';
import { EngineSpending } from '../runs';
import { isSpent, spendingNote, SPENT_REASON } from '../rules/engine-words';
import { ProcessorError } from './processors/processor';

/** What speaks against asking an engine in the cloud for a company: the month's money. */
export interface BudgetWords {
  /** Nobody may ask any more; Spanish. */
  refusal: string | null;
  /** The limit is near; Spanish. */
  note: string | null;
}

/**
 * Holds the month's limits of money, of the company and of the installation. What is being read when a limit is
 * reached is read to its end, so it may be passed by what is under way.
 */
@Injectable()
export class EngineBudget {
  constructor(private readonly spending: EngineSpending) {}

  /** Throws `ProcessorError` when nothing is left for the company; the offline engine costs nothing. */
  async assertLeft(tenantId: string, engine: ProcessorId): Promise<void> {
    if (engine === 'local') return;
    if ((await this.both(tenantId)).some(isSpent)) {
      throw new ProcessorError('permanent', 'LIMITE_DE_GASTO');
    }
  }

  ofInstallation(): Promise<Spending> {
    return this.spending.ofInstallation();
  }

  async words(tenantId: string): Promise<BudgetWords> {
    const [company, installation] = await this.both(tenantId);
    const refusal = [company, installation].some(isSpent) ? SPENT_REASON : null;
    // What all companies spend together is not for one of them.
    return { refusal, note: refusal ? null : spendingNote(company) };
  }

  private both(tenantId: string): Promise<[Spending, Spending]> {
    return Promise.all([this.spending.ofCompany(tenantId), this.ofInstallation()]);
  }
}
