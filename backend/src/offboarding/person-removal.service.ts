import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ActivityService } from '../audit';
import { tellActivity, type RequestActor } from '../access';
import { AppConfig } from '../platform/config/app-config';
import { Schedule } from '../platform/schedule';
import { AccountNames, AccountRemoval } from '../users';

const BATCH = 200;

/** The right to be forgotten of one person (Ley 29733, article 20): the account at once, what it left soon after. */
@Injectable()
export class PersonRemoval extends Schedule {
  constructor(
    private readonly accounts: AccountRemoval,
    private readonly names: AccountNames,
    private readonly activity: ActivityService,
    config: AppConfig,
    private readonly news: EventEmitter2,
  ) {
    const everyMs = config.reconcileSeconds * 1_000;
    super('forgetting', { everyMs, firstMs: everyMs });
  }

  /** Throws like `AccountRemoval.anonymise`. */
  async anonymise(actor: RequestActor, id: string, email: string): Promise<void> {
    const { companyId } = await this.accounts.anonymise(actor, id, email);
    const inCompany = { ...actor, tenantId: companyId ?? actor.tenantId };
    const details = 'Se borraron el nombre, el correo y los accesos de una cuenta.';
    tellActivity(this.news, inCompany, 'account_anonymised', details, id);
    await this.run();
  }

  /** What an outage or a crash interrupts is done in a later round. */
  protected async round(): Promise<void> {
    for (const account of await this.names.left(BATCH)) {
      await this.activity.forgetAddressesOf(account._id);
      await this.names.eraseNames(account);
    }
  }
}
