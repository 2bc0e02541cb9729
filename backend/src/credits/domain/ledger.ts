import {
  CREDITS_PER_DOCUMENT,
  MAX_CREDITS,
  type CreditGiver,
  type CreditMovement,
  type CreditsChange,
} from '../../contracts/credits';
import { DomainError } from '../../rules/domain-error';

/** One reading of one document: what a credit is reserved for. `run` is the reading attempt, from 1. */
export interface CreditRun {
  documentId: string;
  run: number;
}

/** How far the credit of a run has come; a run is settled once, by a charge or by a refund. */
export type RunStatus = 'none' | 'reserved' | 'charged' | 'refunded';

/** Credits that are free, and credits that have been charged so far. */
export interface LedgerState {
  balance: number;
  used: number;
}

export type LedgerCommand =
  | { kind: 'grant'; amount: number }
  | { kind: 'set'; amount: number }
  | { kind: 'pass' | 'receive'; amount: number; personId: string }
  | ({ kind: 'reserve' | 'charge' | 'refund' | 'return' } & CreditRun);

/** What happened to a ledger; `amount` is signed and what it did to the balance. */
export interface LedgerChange {
  movement: CreditMovement;
  amount: number;
  run: CreditRun | null;
  /** Who is on the other side of credits that were passed. */
  personId?: string;
}

export const initialState: LedgerState = { balance: 0, used: 0 };

/** The same key is the same act. A charge and a refund share theirs, so only one of them can ever be. */
export const reserveKey = ({ documentId, run }: CreditRun): string =>
  `reserve:${documentId}:${run}`;
export const settleKey = ({ documentId, run }: CreditRun): string => `settle:${documentId}:${run}`;
/** What was charged goes back once. */
export const returnKey = ({ documentId, run }: CreditRun): string => `return:${documentId}:${run}`;
/** `passId` is the id of the event by which the credits left the other ledger. */
export const receiveKey = (passId: string): string => `receive:${passId}`;

/** The refusal, with whom to ask. */
export function noCredits(giver: CreditGiver | null): DomainError {
  const advice = giver
    ? `Pida a ${giver.name} (${giver.email}), que administra su empresa, que le pase créditos para seguir subiendo documentos.`
    : 'Pida más al administrador para seguir subiendo documentos.';
  return new DomainError('SIN_CREDITOS', { advice });
}

/** Throws CAMPO_INVALIDO when an admin's change is not an action with an integer 0..MAX_CREDITS. */
export function commandOfChange({ action, amount }: CreditsChange): LedgerCommand {
  if (action !== 'add' && action !== 'set') {
    throw new DomainError('CAMPO_INVALIDO', { field: 'action' });
  }
  if (!Number.isInteger(amount) || amount < 0 || amount > MAX_CREDITS) {
    throw new DomainError('CAMPO_INVALIDO', { field: 'amount' });
  }
  return { kind: action === 'add' ? 'grant' : 'set', amount };
}

/**
 * What the command does to the ledger; null when it has been done already, or has nothing to settle.
 * `status` is that of the command's run. Throws SIN_CREDITOS, CREDITOS_INSUFICIENTES, LIMITE_CREDITOS.
 */
export function decide(
  command: LedgerCommand,
  { balance }: LedgerState,
  status: RunStatus,
): LedgerChange | null {
  switch (command.kind) {
    case 'grant':
      return grant(balance, command.amount);
    case 'set':
      return { movement: 'set', amount: command.amount - balance, run: null };
    case 'pass':
      return pass(balance, command);
    // Never refused, whatever has come in between: these credits have left another ledger already.
    case 'receive':
      return {
        movement: 'received',
        amount: command.amount,
        run: null,
        personId: command.personId,
      };
    case 'reserve':
      return status === 'none' ? reserve(balance, runOf(command)) : null;
    case 'charge':
      return status === 'reserved' ? { movement: 'charged', amount: 0, run: runOf(command) } : null;
    case 'refund':
      return status === 'reserved' ? refund(balance, runOf(command), 'refunded') : null;
    case 'return':
      return status === 'charged' ? refund(balance, runOf(command), 'returned') : null;
  }
}

const USED: Readonly<Partial<Record<CreditMovement, number>>> = { charged: 1, returned: -1 };

export function evolve({ balance, used }: LedgerState, change: LedgerChange): LedgerState {
  return {
    balance: balance + change.amount,
    used: used + CREDITS_PER_DOCUMENT * (USED[change.movement] ?? 0),
  };
}

const runOf = ({ documentId, run }: CreditRun): CreditRun => ({ documentId, run });

function grant(balance: number, amount: number): LedgerChange {
  if (balance + amount > MAX_CREDITS)
    throw new DomainError('LIMITE_CREDITOS', { max: MAX_CREDITS });
  return { movement: 'granted', amount, run: null };
}

function pass(
  balance: number,
  { amount, personId }: { amount: number; personId: string },
): LedgerChange {
  if (amount > balance)
    throw new DomainError('CREDITOS_INSUFICIENTES', { credits: balance, amount });
  return { movement: 'passed', amount: -amount, run: null, personId };
}

function reserve(balance: number, run: CreditRun): LedgerChange {
  if (balance < CREDITS_PER_DOCUMENT) throw noCredits(null);
  return { movement: 'reserved', amount: -CREDITS_PER_DOCUMENT, run };
}

/** An admin may have filled the account since: what does not fit under the limit is not given back. */
function refund(balance: number, run: CreditRun, movement: 'refunded' | 'returned'): LedgerChange {
  const amount = Math.max(0, Math.min(CREDITS_PER_DOCUMENT, MAX_CREDITS - balance));
  return { movement, amount, run };
}
