import type { Role } from '../contracts/user';
import type { EventActor, OutboxEntry } from '../platform/outbox';

/** Events of account `id` stand in the stream `account-{id}` of the person's tenant. */
export const ACCOUNT_STREAM = 'account';

/** What can happen to an account; past tense, names are stored and never change. */
export type AccountEventType =
  | 'AccountCreated'
  | 'AccountRoleChanged'
  | 'AccountActivated'
  | 'AccountDeactivated'
  | 'AccountTeamsChanged'
  | 'AccountRenamed'
  | 'IdentityLinked'
  | 'IdentityUnlinked'
  | 'PasswordChanged'
  | 'AccountLeftCompany'
  | 'AccountAnonymised';

export type AccountEvent = OutboxEntry<AccountEventType>;

/** Who causes an event: a person, perhaps by a request, or the product itself. */
export type Causer = EventActor & { readonly correlationId?: string | null };

/** Who changes an account; a `SessionUser` is one. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly companyId: string | null;
  readonly tenantId: string;
  /** Address of the request, for the activity log. */
  readonly ipAddress?: string | null;
  readonly correlationId?: string | null;
}
