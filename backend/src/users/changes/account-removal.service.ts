import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { USER_DEACTIVATED, type UserDeactivated } from '../../contracts/user';
import { Clock } from '../../platform/clock/clock';
import { SYSTEM_ACTOR } from '../../platform/outbox';
import { DomainError } from '../../rules/domain-error';
import { searchFields } from '../domain/search-words';
import { assertManages, assertNotSelf } from '../domain/self-protection';
import { InvitationsRepository } from '../invitations/invitations.repository';
import { toUser, type User } from '../user.mapper';
import type { UserRecord } from '../user.schema';
import type { Actor, Causer } from '../users.events';
import { UsersRepository } from '../users.repository';
import { AccountChanges, type AccountChange, type Decide } from './account-changes';

/** Stands where the name was. */
const NOBODY = { firstName: 'Cuenta', lastName: 'anonimizada' };
/** A domain that never has mail (RFC 2606). */
const nobodysEmail = (id: string): string => `${id}@anonimizada.invalid`;

const LEFT_COMPANY: AccountChange = {
  type: 'AccountLeftCompany',
  data: {},
  set: { companyId: null },
};

/** Takes the person out of an account: it stays as the id that events and documents name. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly users: UsersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly changes: AccountChanges,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Takes name, e-mail, password and identities off another person's account for good and ends its sessions;
   * `email` is the account's, typed once more. Throws NO_ENCONTRADO, SIN_PERMISO, CAMBIO_PROPIO,
   * CAMPO_INVALIDO for another e-mail, or ULTIMO_ADMINISTRADOR.
   */
  anonymise(actor: Actor, id: string, email: string): Promise<User> {
    return this.take(actor, id, (account) => {
      assertManages(actor, { ...account, id });
      assertNotSelf(actor, { id });
      if (account.anonymisedAt) return null;
      if (account.email !== email.trim().toLowerCase())
        throw new DomainError('CAMPO_INVALIDO', { field: 'email' });
      return this.anonymised(account);
    });
  }

  /**
   * Everybody of a company that leaves. A platform admin who came from it stays, without it: what they do from
   * now on is their own. Answers whether anybody was there, such as who accepted an invitation meanwhile.
   */
  async anonymiseCompany(companyId: string): Promise<boolean> {
    await this.invitations.removeAll(companyId);
    const people = (await this.users.ofCompany(companyId)).filter((one) => !one.anonymisedAt);
    for (const { _id } of people)
      await this.take(SYSTEM_ACTOR, _id, (account) =>
        account.role === 'admin' ? LEFT_COMPANY : this.anonymised(account),
      );
    return people.length > 0;
  }

  private async take(causer: Causer, id: string, decide: Decide): Promise<User> {
    const before = await this.users.find(id);
    const account = await this.changes.apply(causer, id, decide);
    if (!account.anonymisedAt) return toUser(account);
    if (before?.companyId) await this.invitations.forget(before.companyId, before);
    await this.news.emitAsync(USER_DEACTIVATED, { userId: id } satisfies UserDeactivated);
    return toUser(account);
  }

  private anonymised({ _id, anonymisedAt }: UserRecord): AccountChange | null {
    if (anonymisedAt) return null;
    const email = nobodysEmail(_id);
    const set = {
      ...{ email, ...NOBODY, ...searchFields({ email: '', ...NOBODY }) },
      ...{ isActive: false, teams: [], passwordHash: null, identities: [], lastLoginAt: null },
      ...{ anonymisedAt: this.clock.now(), isForgetting: true },
    };
    return { type: 'AccountAnonymised', data: {}, set };
  }
}
