import {
  CREDIT_MOVEMENTS,
  type CreditEntry,
  type CreditMovement,
  type CreditsChange,
} from '../contracts/credits';
import type { EventData, StoredEvent } from '../platform/event-store';
import type { LedgerChange, LedgerState } from './domain/ledger';

/** The product itself, where it moves credits. */
export const PRODUCT_ID = 'foliado';

/** Names are stored and never change. */
const TYPES = {
  granted: 'CreditsGranted',
  set: 'CreditsSet',
  reserved: 'CreditReserved',
  charged: 'CreditCharged',
  refunded: 'CreditRefunded',
  returned: 'CreditReturned',
  passed: 'CreditsPassed',
  received: 'CreditsReceived',
} as const satisfies Record<CreditMovement, string>;

/** What a ledger's event holds: the change and the state after it. */
type LedgerData = {
  amount: number;
  balance: number;
  used: number;
  documentId: string | null;
  run: number | null;
  personId?: string;
};

export const streamOf = ({ userId }: { userId: string }): string => `credits-${userId}`;

export const typeOf = (movement: CreditMovement): string => TYPES[movement];

export function dataOf({ amount, run, personId }: LedgerChange, after: LedgerState): EventData {
  const data: LedgerData = {
    amount,
    ...after,
    documentId: run?.documentId ?? null,
    run: run?.run ?? null,
    ...(personId === undefined ? {} : { personId }),
  };
  return data;
}

function read({ eventId, data }: StoredEvent): LedgerData {
  if (!data) throw new Error(`the data of ledger event ${eventId} is gone`);
  return data as LedgerData;
}

export function stateOf(event: StoredEvent): LedgerState {
  const { balance, used } = read(event);
  return { balance, used };
}

export function movementOf({ type }: StoredEvent): CreditMovement {
  const movement = CREDIT_MOVEMENTS.find((known) => TYPES[known] === type);
  if (!movement) throw new Error(`no ledger event: ${type}`);
  return movement;
}

/** All but charges. */
export const FOLDED_TYPES = Object.values(TYPES).filter((type) => type !== TYPES.charged);

/** Whether an admin's change is what the event says; its key may have been used for another one. */
export function isSameChange(event: StoredEvent, { action, amount }: CreditsChange): boolean {
  const data = read(event);
  const movement = movementOf(event);
  return action === 'add'
    ? movement === 'granted' && data.amount === amount
    : movement === 'set' && data.balance === amount;
}

/** How many credits an event passed or received, and who is on the other side; null for any other event. */
export function passOf(event: StoredEvent): { amount: number; personId: string } | null {
  const { amount, personId } = read(event);
  return personId === undefined ? null : { amount: Math.abs(amount), personId };
}

export function toEntry(event: StoredEvent, actorName: string | null): CreditEntry {
  const { amount, balance, documentId, run } = read(event);
  return {
    id: event.eventId,
    at: event.meta.at,
    movement: movementOf(event),
    amount,
    balance,
    documentId,
    documentName: null,
    run,
    actorName,
  };
}
