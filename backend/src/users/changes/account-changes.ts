import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Clock } from '../../platform/clock/clock';
import type { EventData } from '../../platform/event-store';
import { OUTBOX_FILLED, type OutboxFilled } from '../../platform/outbox';
import { DomainError } from '../../rules/domain-error';
import { seatLeft } from '../domain/self-protection';
import type { UserRecord } from '../user.schema';
import {
  ACCOUNT_STREAM,
  type AccountEvent,
  type AccountEventType,
  type Causer,
} from '../users.events';
import { UsersRepository } from '../users.repository';
import { SeatGuard } from './seat-guard';

/** What a change writes and the event that tells it. */
export interface AccountChange {
  type: AccountEventType;
  data: EventData;
  set: Partial<UserRecord>;
}

/** Decides on an account as it is now; null when there is nothing to change. May throw. */
export type Decide = (account: UserRecord) => AccountChange | null;

const TRIES = 50;

/** Writes changes of accounts: each with its event, on the state that it was decided on. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly users: UsersRepository,
    private readonly seats: SeatGuard,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** The account after the change. When somebody else was faster, it is decided anew. */
  async apply(actor: Causer, id: string, decide: Decide): Promise<UserRecord> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const account = await this.users.find(id);
      if (!account) throw new DomainError('NO_ENCONTRADO');
      const change = decide(account);
      if (!change) return account;
      if (await this.write(actor, account, change)) {
        this.announce(id);
        return { ...account, ...change.set };
      }
    }
    throw new DomainError('SERVICIO_NO_DISPONIBLE');
  }

  event(actor: Causer, { type, data }: Pick<AccountChange, 'type' | 'data'>): AccountEvent {
    return {
      eventId: this.clock.uuid(),
      type,
      data,
      actor: { id: actor.id, role: actor.role },
      at: this.clock.now(),
      correlationId: actor.correlationId ?? null,
    };
  }

  /** The events of this account are to be copied. */
  announce(id: string): void {
    this.news.emit(OUTBOX_FILLED, { stream: ACCOUNT_STREAM, id } satisfies OutboxFilled);
  }

  private write(actor: Causer, account: UserRecord, change: AccountChange): Promise<boolean> {
    const event = this.event(actor, change);
    const write = () => this.users.change(account, change.set, event);
    const seat = seatLeft({ ...account, id: account._id }, change.set);
    // The product itself takes seats only of a company that leaves as a whole.
    return seat && actor.role !== 'system' ? this.seats.leave(seat, account._id, write) : write();
  }
}
