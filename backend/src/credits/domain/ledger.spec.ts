import fc from 'fast-check';
import { MAX_CREDITS } from '../../contracts/credits';
import { codeOf } from '../../../test/support/code-of';
import { DomainError } from '../../rules/domain-error';
import {
  commandOfChange,
  decide,
  evolve,
  initialState,
  type LedgerChange,
  type LedgerCommand,
  type RunStatus,
} from './ledger';

const RUN = { documentId: 'd', run: 1 };
const has = (balance: number, used = 0) => ({ balance, used });

describe('what a command does to a ledger', () => {
  it.each<[string, LedgerCommand, number, RunStatus, LedgerChange | null]>([
    [
      'a grant adds',
      { kind: 'grant', amount: 10 },
      5,
      'none',
      { movement: 'granted', amount: 10, run: null },
    ],
    [
      'setting moves to the amount, down',
      { kind: 'set', amount: 5 },
      30,
      'none',
      { movement: 'set', amount: -25, run: null },
    ],
    [
      'setting moves to the amount, up',
      { kind: 'set', amount: MAX_CREDITS },
      30,
      'none',
      { movement: 'set', amount: MAX_CREDITS - 30, run: null },
    ],
    [
      'the last credit can be reserved',
      { kind: 'reserve', ...RUN },
      1,
      'none',
      { movement: 'reserved', amount: -1, run: RUN },
    ],
    ['a run is reserved once', { kind: 'reserve', ...RUN }, 5, 'reserved', null],
    ['a run that is over is not reserved again', { kind: 'reserve', ...RUN }, 5, 'refunded', null],
    [
      'a charge leaves the balance',
      { kind: 'charge', ...RUN },
      0,
      'reserved',
      { movement: 'charged', amount: 0, run: RUN },
    ],
    ['nothing is charged without a reservation', { kind: 'charge', ...RUN }, 5, 'none', null],
    ['a run is charged once', { kind: 'charge', ...RUN }, 5, 'charged', null],
    ['what was given back is not charged', { kind: 'charge', ...RUN }, 5, 'refunded', null],
    [
      'a refund gives back',
      { kind: 'refund', ...RUN },
      4,
      'reserved',
      { movement: 'refunded', amount: 1, run: RUN },
    ],
    ['what was charged is not given back', { kind: 'refund', ...RUN }, 5, 'charged', null],
    ['nothing is given back without a reservation', { kind: 'refund', ...RUN }, 5, 'none', null],
    [
      'all there is can be passed',
      { kind: 'pass', amount: 5, personId: 'luis' },
      5,
      'none',
      { movement: 'passed', amount: -5, run: null, personId: 'luis' },
    ],
    [
      'what has left another ledger is received, over the limit too',
      { kind: 'receive', amount: 5, personId: 'ana' },
      MAX_CREDITS,
      'none',
      { movement: 'received', amount: 5, run: null, personId: 'ana' },
    ],
    [
      'a refund over the limit gives nothing and takes nothing',
      { kind: 'refund', ...RUN },
      MAX_CREDITS + 5,
      'reserved',
      { movement: 'refunded', amount: 0, run: RUN },
    ],
    [
      'a refund stays under the limit',
      { kind: 'refund', ...RUN },
      MAX_CREDITS,
      'reserved',
      { movement: 'refunded', amount: 0, run: RUN },
    ],
  ])('%s', (_, command, balance, status, change) => {
    expect(decide(command, has(balance), status)).toEqual(change);
  });

  it('refuses to reserve without a credit', () => {
    const reserve = () => decide({ kind: 'reserve', ...RUN }, has(0), 'none');
    expect(codeOf(reserve)).toBe('SIN_CREDITOS');
  });

  it('refuses to pass more than there is', () => {
    const pass = () => decide({ kind: 'pass', amount: 6, personId: 'luis' }, has(5), 'none');
    expect(codeOf(pass)).toBe('CREDITOS_INSUFICIENTES');
  });

  it('refuses a grant over the limit, and accepts one up to it', () => {
    const grant = (amount: number) => decide({ kind: 'grant', amount }, has(99_990), 'none');
    expect(grant(10)).toMatchObject({ amount: 10 });
    expect(codeOf(() => grant(11))).toBe('LIMITE_CREDITOS');
  });
});

describe('an admin’s change', () => {
  it.each<[string, unknown, string]>([
    ['a negative amount', { action: 'add', amount: -5 }, 'amount'],
    ['a fraction', { action: 'add', amount: 1.5 }, 'amount'],
    ['too much', { action: 'set', amount: 1e9 }, 'amount'],
    ['a text', { action: 'add', amount: '10' }, 'amount'],
    ['no number', { action: 'add', amount: NaN }, 'amount'],
    ['a missing amount', { action: 'set' }, 'amount'],
    ['an unknown action', { action: 'subtract', amount: 5 }, 'action'],
    ['a missing action', { amount: 5 }, 'action'],
    ['a list as action', { action: ['add'], amount: 5 }, 'action'],
  ])('is refused: %s', (_, change, field) => {
    const read = () => commandOfChange(change as Parameters<typeof commandOfChange>[0]);
    expect(read).toThrow(new DomainError('CAMPO_INVALIDO', { field }));
  });

  it.each([0, 10, MAX_CREDITS])('is accepted: %d', (amount) => {
    expect(commandOfChange({ action: 'add', amount })).toEqual({ kind: 'grant', amount });
    expect(commandOfChange({ action: 'set', amount })).toEqual({ kind: 'set', amount });
  });
});

/** Any command on few documents, so that runs meet each other. */
const anyCommand = (): fc.Arbitrary<LedgerCommand> => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: MAX_CREDITS }),
    fc.constant(MAX_CREDITS),
  );
  const run = { documentId: fc.constantFrom('a', 'b', 'c'), run: fc.integer({ min: 1, max: 3 }) };
  return fc.oneof(
    fc.record({ kind: fc.constantFrom('grant' as const, 'set' as const), amount }),
    fc.record({
      kind: fc.constantFrom('reserve', 'charge', 'refund', 'return'),
      ...run,
    }),
  );
};

interface Played {
  changes: LedgerChange[];
  balances: number[];
  used: number;
  runs: Map<string, RunStatus>;
}

const MOVED_TO: Partial<Record<LedgerChange['movement'], RunStatus>> = {
  reserved: 'reserved',
  charged: 'charged',
  refunded: 'refunded',
  returned: 'refunded',
};

/** Decides and evolves; refused commands change nothing, as in the store. */
function play(commands: readonly LedgerCommand[]): Played {
  let state = initialState;
  const played: Played = { changes: [], balances: [], used: 0, runs: new Map() };
  for (const command of commands) {
    const key = 'documentId' in command ? `${command.documentId}:${command.run}` : '';
    let change: LedgerChange | null = null;
    try {
      change = decide(command, state, played.runs.get(key) ?? 'none');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    if (!change) continue;
    state = evolve(state, change);
    const moved = MOVED_TO[change.movement];
    if (moved) played.runs.set(key, moved);
    played.changes.push(change);
    played.balances.push(state.balance);
  }
  return { ...played, used: state.used };
}

describe('any sequence of commands', () => {
  const sequence = fc.array(anyCommand(), { maxLength: 60 });
  const forAll = (check: (played: Played) => void) =>
    fc.assert(
      fc.property(sequence, (commands) => check(play(commands))),
      { numRuns: 500, seed: 42 },
    );

  it('never goes below zero or over the limit', () => {
    forAll(({ balances }) => {
      for (const balance of balances) {
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(balance).toBeLessThanOrEqual(MAX_CREDITS);
      }
    });
  });

  it('sums up to the balance', () => {
    forAll(({ changes, balances }) => {
      expect(changes.reduce((sum, { amount }) => sum + amount, 0)).toBe(balances.at(-1) ?? 0);
    });
  });

  it('settles each run at most once, and only after it was reserved', () => {
    forAll(({ changes, used }) => {
      const settled = changes.filter(({ movement }) => ['charged', 'refunded'].includes(movement));
      const keys = settled.map(({ run }) => `${run?.documentId}:${run?.run}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const change of settled) {
        const before = changes.slice(0, changes.indexOf(change));
        const isReserved = before.some(
          ({ movement, run }) =>
            movement === 'reserved' &&
            run?.documentId === change.run?.documentId &&
            run?.run === change.run?.run,
        );
        expect(isReserved).toBe(true);
      }
      const count = (kind: string) => changes.filter(({ movement }) => movement === kind).length;
      expect(used).toBe(count('charged') - count('returned'));
      expect(count('returned')).toBeLessThanOrEqual(count('charged'));
    });
  });
});
