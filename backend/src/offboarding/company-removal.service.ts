import { Injectable } from '@nestjs/common';
import { CompanyRemovals } from '../companies';
import { AppConfig } from '../platform/config/app-config';
import { Schedule } from '../platform/schedule';
import { CompanyDocuments } from '../documents';
import { AccountRemoval } from '../users';
import { CompanyRemains } from './company-remains.service';
import { PersonRemoval } from './person-removal.service';

/**
 * Removes the companies whose day has come: its people can no longer come in, its documents go with their files, the
 * values of its events last. Every act can be done again, so a removal that stopped anywhere is simply begun anew.
 */
@Injectable()
export class CompanyRemoval extends Schedule {
  /** Nothing was left of them when this process last looked: all their events are not read again in every round. */
  private readonly cleared = new Set<string>();

  constructor(
    private readonly removals: CompanyRemovals,
    private readonly accounts: AccountRemoval,
    private readonly people: PersonRemoval,
    private readonly documents: CompanyDocuments,
    private readonly remains: CompanyRemains,
    config: AppConfig,
  ) {
    const everyMs = config.reconcileSeconds * 1_000;
    super('companyRemoval', { everyMs, firstMs: everyMs });
  }

  protected async round(): Promise<void> {
    for (const id of await this.removals.due()) await this.guarded(id, () => this.remove(id));
    for (const { id, isLate } of await this.removals.erasing())
      await this.guarded(id, () => this.clear(id, isLate));
  }

  /** What fails for one company is tried again in the next round, and keeps no other one waiting. */
  private async guarded(companyId: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.logger.warn({ companyId, companyRemoval: 'failed', error: (error as Error).name });
    }
  }

  private async remove(id: string): Promise<void> {
    if (!(await this.removals.begin(id))) return;
    await this.accounts.anonymiseCompany(id);
    if (!(await this.documents.erase(id)).isDone) return;
    await this.removals.finish(id);
    this.logger.log({ companyRemoved: id });
  }

  /** What came late is cleared, too: an account, an upload, or a reading that ended while its company left. */
  private async clear(id: string, isLate: boolean): Promise<void> {
    const hadPeople = await this.accounts.anonymiseCompany(id);
    const { erased, isDone } = await this.documents.erase(id);
    if (this.cleared.has(id) && !hadPeople && erased === 0 && !isLate) return;
    await this.people.run();
    if (!(await this.remains.erase(id))) return;
    this.cleared.add(id);
    if (isDone && isLate) await this.removals.erased(id);
  }
}
