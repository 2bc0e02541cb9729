import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { CREDITS_PER_DOCUMENT } from '../contracts/credits';
import type { Role } from '../contracts/user';
import { Clock } from '../platform/clock/clock';
import { EventLog, EventStore, VersionConflict, type StoredEvent } from '../platform/event-store';
import type { RowRange } from '../platform/requests';
import { OneAtATime } from '../platform/timing';
import { DomainError } from '../rules/domain-error';
import type { User } from '../users';
import { CreditGivers } from './credit-giver.service';
import {
  decide,
  evolve,
  initialState,
  reserveKey,
  settleKey,
  type CreditRun,
  type LedgerChange,
  type LedgerCommand,
  type LedgerState,
  type RunStatus,
} from './domain/ledger';
import { dataOf, FOLDED_TYPES, PRODUCT_ID, stateOf, streamOf, typeOf } from './ledger-events';

const TRIES = 20;
const LONGEST_PAUSE_MS = 40;
type Page = Awaited<ReturnType<EventLog['search']>>;

/** More than any ledger holds. */
const MOST_ROWS = 1_000_000;
const WELCOME = 'welcome';

/** Whose ledger it is; the tenant is the person's company, or `u:{id}`. */
export interface LedgerOwner {
  userId: string;
  tenantId: string;
}

export type Account = Pick<User, 'id' | 'companyId'>;

export const ownerOf = ({ id, companyId }: Account): LedgerOwner => ({
  userId: id,
  tenantId: companyId ?? `u:${id}`,
});

/** Who moves credits: a person, or the product itself. */
export interface LedgerActor {
  id: string;
  role: Role | 'system';
}

export const PRODUCT: LedgerActor = { id: PRODUCT_ID, role: 'system' };

/** An act on a ledger. The same `commandId` again is the same act. */
export interface LedgerAct {
  command: LedgerCommand;
  /** That of a run is `reserveKey`, or `settleKey`. */
  commandId: string;
  actor: LedgerActor;
  /** Done when the act has been decided, before it is recorded. */
  beforeAppend?: () => Promise<void>;
}

/**
 * One stream of events a person, `credits-{userId}`. Each event holds the balance after it, so the last
 * one is the state and nothing is ever folded. The append decides every race.
 */
@Injectable()
export class Ledger {
  private readonly line = new OneAtATime();

  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly givers: CreditGivers,
    private readonly log: EventLog,
  ) {}

  /** The state of an account that was never used is that after its welcome, of `first` credits where that is known. */
  async state(owner: LedgerOwner, first?: number): Promise<LedgerState> {
    const last = await this.events.last(owner.tenantId, streamOf(owner));
    if (last) return stateOf(last);
    return { ...initialState, balance: first ?? (await this.givers.firstCredits(owner.userId)) };
  }

  /** Gives a new account its first credits; an account that has had them keeps what it has. */
  async openAccount(owner: LedgerOwner, credits?: number): Promise<void> {
    await this.line.run(owner.userId, () => this.lastOf(owner, credits));
  }

  /**
   * The event of the act, of now or of the first time; null when there was nothing to do.
   * Throws what `decide` throws, and SERVICIO_NO_DISPONIBLE when other processes win every race.
   */
  act(owner: LedgerOwner, act: LedgerAct): Promise<StoredEvent | null> {
    return this.line.run(owner.userId, () => this.tryInTurn(owner, act));
  }

  async isSettled(owner: LedgerOwner, run: CreditRun): Promise<boolean> {
    return (await this.byCommand(owner, settleKey(run))) !== null;
  }

  async isCharged(owner: LedgerOwner, run: CreditRun): Promise<boolean> {
    return (await this.byCommand(owner, settleKey(run)))?.type === typeOf('charged');
  }

  /** As `page`, without charges. */
  foldedPage(owner: LedgerOwner, range: RowRange): Promise<Page> {
    const filter = { streamIds: [streamOf(owner)], types: FOLDED_TYPES };
    return this.log.search(owner.tenantId, filter, { ...range, totalMax: MOST_ROWS });
  }

  /** The rows from `from` to `to` (0 is the newest) and how many there are. */
  async page(owner: LedgerOwner, { from, to }: RowRange): Promise<Page> {
    const { tenantId } = owner;
    const total = (await this.events.last(tenantId, streamOf(owner)))?.version ?? 0;
    const events = await this.events.readVersions(
      tenantId,
      streamOf(owner),
      total - to,
      total - from,
    );
    return { events, total };
  }

  /** Credits charged over all companies with `from <= at < to`. */
  async charged(from: Date, to: Date): Promise<number> {
    const [first, end] = [from.toISOString(), to.toISOString()];
    const charges = await this.events.countOfType(typeOf('charged'), first, end);
    return charges * CREDITS_PER_DOCUMENT;
  }

  private async tryInTurn(owner: LedgerOwner, act: LedgerAct): Promise<StoredEvent | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.tryOnce(owner, act);
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
        if (attempt === TRIES) {
          throw new DomainError('SERVICIO_NO_DISPONIBLE', {}, { cause: error });
        }
        await pause(Math.random() * LONGEST_PAUSE_MS);
      }
    }
  }

  private async tryOnce(owner: LedgerOwner, act: LedgerAct): Promise<StoredEvent | null> {
    const done = await this.byCommand(owner, act.commandId);
    if (done) return done;
    const { command } = act;
    const last = await this.lastOf(owner);
    const status = await this.statusBefore(owner, command);
    const change = decide(command, last ? stateOf(last) : initialState, status);
    if (!change) return null;
    await act.beforeAppend?.();
    return this.append(owner, act, change, last);
  }

  /**
   * How far the run of a command has come that was not done yet. Its own event is not there, so a run to
   * reserve is new, and one to settle is not settled.
   */
  private async statusBefore(owner: LedgerOwner, command: LedgerCommand): Promise<RunStatus> {
    if (command.kind === 'return') {
      return (await this.isCharged(owner, command)) ? 'charged' : 'none';
    }
    if (command.kind !== 'charge' && command.kind !== 'refund') return 'none';
    return (await this.byCommand(owner, reserveKey(command))) ? 'reserved' : 'none';
  }

  /** After the welcome; null for a ledger that begins with nothing. */
  private async lastOf(owner: LedgerOwner, credits?: number): Promise<StoredEvent | null> {
    const last = await this.events.last(owner.tenantId, streamOf(owner));
    if (last) return last;
    const amount = credits ?? (await this.givers.firstCredits(owner.userId));
    if (amount === 0) return null;
    const welcome = { movement: 'granted', amount, run: null } as const;
    return this.append(owner, { commandId: WELCOME, actor: PRODUCT }, welcome, null);
  }

  private append(
    owner: LedgerOwner,
    { commandId, actor }: Pick<LedgerAct, 'commandId' | 'actor'>,
    change: LedgerChange,
    last: StoredEvent | null,
  ): Promise<StoredEvent> {
    const after = evolve(last ? stateOf(last) : initialState, change);
    const recorded = {
      streamId: streamOf(owner),
      tenantId: owner.tenantId,
      event: { type: typeOf(change.movement), data: dataOf(change, after) },
      meta: {
        actorId: actor.id,
        role: actor.role,
        at: this.clock.now().toISOString(),
        commandId,
        correlationId: null,
      },
    };
    return this.events.append(recorded, last);
  }

  private byCommand(owner: LedgerOwner, commandId: string): Promise<StoredEvent | null> {
    return this.events.byCommand(owner.tenantId, streamOf(owner), commandId);
  }
}
