import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type {
  CreditEntry,
  CreditsBalance,
  CreditsChange,
  MemberCredits,
  OwnCredits,
} from '../contracts/credits';
import type { Role } from '../contracts/user';
import { TenantThings, tellActivity } from '../access';
import type { RowRange } from '../platform/requests';
import { Clock } from '../platform/clock/clock';
import type { StoredEvent } from '../platform/event-store';
import { DomainError } from '../rules/domain-error';
import { fullName } from '../rules/full-name';
import { limaDay, startOfLimaDay } from '../rules/lima-day';
import { UsersService, type User } from '../users';
import { CreditGivers } from './credit-giver.service';
import { commandOfChange } from './domain/ledger';
import { isSameChange, movementOf, passOf, stateOf, toEntry } from './ledger-events';
import { Ledger, ownerOf, PRODUCT, type Account } from './ledger.service';

/** The platform admin who changes credits, as the request tells. */
export interface CreditAdmin {
  id: string;
  role: Role;
  tenantId: string;
  ipAddress: string | null;
}

/** Credits of a person as lists of the platform admin show them. */
export interface CreditNumbers {
  credits: number;
  creditsUsed: number;
}

export interface CreditHistory {
  entries: CreditEntry[];
  total: number;
}

const DAY_MS = 24 * 3_600_000;

function limaDaysUntil(fromDay: string, now: Date): string[] {
  const days: string[] = [];
  for (let at = startOfLimaDay(fromDay).getTime(); at <= now.getTime(); at += DAY_MS) {
    days.push(limaDay(new Date(at)));
  }
  return days;
}

/** Who is named beside a movement: the other side of a pass, the admin who changed the balance. */
function personOf(event: StoredEvent): string | null {
  const other = passOf(event)?.personId;
  if (other !== undefined) return other;
  const isByAdmin =
    ['granted', 'set'].includes(movementOf(event)) && event.meta.actorId !== PRODUCT.id;
  return isByAdmin ? event.meta.actorId : null;
}

/** Credits as people see and change them. */
@Injectable()
export class CreditsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly users: UsersService,
    private readonly givers: CreditGivers,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
    private readonly things: TenantThings,
  ) {}

  /** First credits of a new account, when they are not the usual ones; once. */
  async openAccount(account: Account, credits: number): Promise<void> {
    await this.ledger.openAccount(ownerOf(account), credits);
  }

  /** With whom to ask for more, where that is somebody of the person's own company. */
  async balance(account: Account): Promise<OwnCredits> {
    const { balance } = await this.ledger.state(ownerOf(account));
    const giver = await this.givers.giverOf(account.id);
    return { credits: balance, ...(giver && { giver }) };
  }

  /** Whether a company has got credits beyond those that its accounts began with. */
  hasBeenGiven(tenantId: string): Promise<boolean> {
    return this.givers.hasBeenGiven(tenantId);
  }

  /** By the id of the account; an account that was never used has its first credits. */
  async balancesOf(users: readonly User[]): Promise<Map<string, CreditNumbers>> {
    const numbers = await Promise.all(
      users.map(async (user) => {
        const { balance, used } = await this.ledger.state(ownerOf(user), this.givers.firstOf(user));
        return [user.id, { credits: balance, creditsUsed: used }] as const;
      }),
    );
    return new Map(numbers);
  }

  /** Balances of the people of the company. NO_ENCONTRADO for a person without company. */
  async ofCompany({ companyId }: Account): Promise<MemberCredits[]> {
    if (!companyId) throw new DomainError('NO_ENCONTRADO');
    const balances = await this.balancesOf(await this.users.ofCompany(companyId));
    return [...balances].map(([id, { credits }]) => ({ id, credits }));
  }

  /** Newest first. Throws NO_ENCONTRADO for an unknown account. */
  async history(userId: string, range: RowRange, isFolded = false): Promise<CreditHistory> {
    const owner = ownerOf(await this.account(userId));
    await this.ledger.openAccount(owner);
    const { events, total } = isFolded
      ? await this.ledger.foldedPage(owner, range)
      : await this.ledger.page(owner, range);
    const names = await this.namesOf(events);
    const entries = events.map((event) => {
      const person = personOf(event);
      return toEntry(event, (person && names.get(person)) || null);
    });
    return { entries, total };
  }

  /** A person's own, with the names of documents; folded, a reading is one row. */
  async ownHistory({ id }: Account, range: RowRange, isFolded: boolean): Promise<CreditHistory> {
    const { entries, total } = await this.history(id, range, isFolded);
    const owner = ownerOf(await this.account(id));
    const ids = [...new Set(entries.flatMap(({ documentId }) => documentId ?? []))];
    const names = await this.things.names('document', owner.tenantId, ids, true);
    const named = entries.map(async (entry): Promise<CreditEntry> => {
      const { documentId, run, movement } = entry;
      if (documentId === null || run === null) return entry;
      const isCharged =
        isFolded &&
        movement === 'reserved' &&
        (await this.ledger.isCharged(owner, { documentId, run }));
      const documentName = names.get(documentId) ?? null;
      return { ...entry, documentName, ...(isCharged && { movement: 'charged' }) };
    });
    return { entries: await Promise.all(named), total };
  }

  /**
   * An admin's change; the same `commandId` again is the same change, with another change it is refused.
   * Tells the activity log. Throws NO_ENCONTRADO, CAMPO_INVALIDO, LIMITE_CREDITOS, CLAVE_REUTILIZADA.
   */
  async change(
    admin: CreditAdmin,
    userId: string,
    change: CreditsChange,
    commandId: string,
  ): Promise<CreditsBalance> {
    const command = commandOfChange(change);
    const owner = ownerOf(await this.account(userId));
    let isNew = false;
    const event = await this.ledger.act(owner, {
      command,
      commandId: `change:${commandId}`,
      actor: admin,
      beforeAppend: () => {
        isNew = true;
        return Promise.resolve();
      },
    });
    if (!event || !isSameChange(event, change)) throw new DomainError('CLAVE_REUTILIZADA');
    const { balance } = stateOf(event);
    if (isNew) this.tell(admin, userId, change, balance);
    return { credits: balance };
  }

  /** Credits charged over all companies by Peruvian day (yyyy-mm-dd), from `fromDay` until today. */
  async usedByDay(fromDay: string): Promise<Map<string, number>> {
    const days = await Promise.all(
      limaDaysUntil(fromDay, this.clock.now()).map(async (day) => {
        const [from, to] = [startOfLimaDay(day), new Date(startOfLimaDay(day).getTime() + DAY_MS)];
        return [day, await this.ledger.charged(from, to)] as const;
      }),
    );
    return new Map(days);
  }

  private async account(userId: string): Promise<User> {
    const user = await this.users.find(userId);
    if (!user) throw new DomainError('NO_ENCONTRADO');
    return user;
  }

  private async namesOf(events: readonly StoredEvent[]): Promise<Map<string, string>> {
    const ids = [...new Set(events.flatMap((event) => personOf(event) ?? []))];
    const people = await Promise.all(ids.map((id) => this.users.find(id)));
    return new Map(people.flatMap((user) => (user ? [[user.id, fullName(user)] as const] : [])));
  }

  private tell(admin: CreditAdmin, userId: string, change: CreditsChange, balance: number): void {
    const { amount, action } = change;
    const act =
      action === 'add' ? `Sumó ${amount} créditos` : `Fijó el saldo en ${amount} créditos`;
    tellActivity(
      this.news,
      admin,
      'credits_updated',
      `${act}; el saldo quedó en ${balance}.`,
      userId,
    );
  }
}
