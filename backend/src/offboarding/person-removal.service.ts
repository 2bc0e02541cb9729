import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ActivityService } from '../audit';
import { tellActivity, type RequestActor } from '../access';
import { AppConfig } from '../platform/config/app-config';
import { EventStore } from '../platform/event-store';
import { OutboxRelay } from '../platform/outbox';
import { Schedule } from '../platform/schedule';
import { ACCOUNT_STREAM, AccountRemoval, type ForgottenAccount } from '../users';

const BATCH = 200;
/** The one event of an account that holds names. */
const WITH_NAMES = 'AccountRenamed';

/** The right to be forgotten of one person (Ley 29733, article 20): the account at once, what it left soon after. */
@Injectable()
export class PersonRemoval extends Schedule {
  constructor(
    private readonly accounts: AccountRemoval,
    private readonly activity: ActivityService,
    private readonly events: EventStore,
    private readonly relay: OutboxRelay,
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
    for (const account of await this.accounts.forgetting(BATCH)) {
      await this.activity.forgetAddressesOf(account._id);
      if (await this.eraseNames(account)) await this.accounts.forgotten(account._id);
    }
  }

  /** False when events of the account still wait for their place. */
  private async eraseNames({ _id, companyId }: ForgottenAccount): Promise<boolean> {
    await this.relay.onOutboxFilled({ stream: ACCOUNT_STREAM, id: _id });
    const tenantId = companyId ?? `u:${_id}`;
    const stream = `${ACCOUNT_STREAM}-${_id}`;
    const events = await this.events.read(tenantId, stream);
    if (events.at(-1)?.type !== 'AccountAnonymised') return false;
    for (const { type, version, erasedAt } of events) {
      if (type === WITH_NAMES && erasedAt === null)
        await this.events.erase(tenantId, stream, version);
    }
    return true;
  }
}
