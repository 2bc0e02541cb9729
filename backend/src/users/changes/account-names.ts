import { Injectable } from '@nestjs/common';
import { EventStore } from '../../platform/event-store';
import { OutboxRelay } from '../../platform/outbox';
import type { UserRecord } from '../user.schema';
import { ACCOUNT_STREAM, type AccountEventType } from '../users.events';
import { UsersRepository } from '../users.repository';

/** The one event of an account that holds names. */
const WITH_NAMES: AccountEventType = 'AccountRenamed';
const LAST: AccountEventType = 'AccountAnonymised';

/** The names that an account still has in its events when its person is gone. */
@Injectable()
export class AccountNames {
  constructor(
    private readonly users: UsersRepository,
    private readonly events: EventStore,
    private readonly relay: OutboxRelay,
  ) {}

  /** Accounts of which some may be left. */
  left(limit: number): Promise<Pick<UserRecord, '_id' | 'companyId'>[]> {
    return this.users.forgetting(limit);
  }

  /** Erases them, unless events of the account still wait for their place: then a later call does. */
  async eraseNames({ _id, companyId }: Pick<UserRecord, '_id' | 'companyId'>): Promise<void> {
    await this.relay.onOutboxFilled({ stream: ACCOUNT_STREAM, id: _id });
    const tenantId = companyId ?? `u:${_id}`;
    const stream = `${ACCOUNT_STREAM}-${_id}`;
    const events = await this.events.read(tenantId, stream);
    if (events.at(-1)?.type !== LAST) return;
    for (const { type, version, erasedAt } of events) {
      if (type === WITH_NAMES && erasedAt === null)
        await this.events.erase(tenantId, stream, version);
    }
    await this.users.forgotten(_id);
  }
}
