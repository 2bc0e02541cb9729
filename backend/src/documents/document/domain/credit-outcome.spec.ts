import type { DocumentStatus } from '../../../contracts/document';
import { creditOutcome, RESERVED_WITHOUT_RECORD_MS } from './credit-outcome';

const HOUR = RESERVED_WITHOUT_RECORD_MS;

describe('what becomes of a reserved credit', () => {
  it.each<[string, number, number, [DocumentStatus, number] | null, string | null]>([
    ['waits while the document waits', 1, 9 * HOUR, ['pending', 1], null],
    ['waits while the document is read', 1, 9 * HOUR, ['processing', 1], null],
    ['is charged when the document is read', 1, 0, ['completed', 1], 'charged'],
    ['is given back when the reading failed for good', 1, 0, ['error', 1], 'refunded'],
    ['is given back when a later attempt is under way', 1, 0, ['processing', 2], 'refunded'],
    ['is given back when a later attempt has succeeded', 1, 0, ['completed', 2], 'refunded'],
    ['waits while its document may still be recorded', 1, HOUR - 1, null, null],
    ['is given back when no document came', 1, HOUR, null, 'refunded'],
    ['waits while its retry may still be recorded', 2, HOUR - 1, ['error', 1], null],
    ['is given back when the retry never came', 2, HOUR, ['error', 1], 'refunded'],
  ])('%s', (_, run, ageMs, document, outcome) => {
    const state = document && { status: document[0], attempt: document[1], failure: null };
    expect(creditOutcome({ run, ageMs, isLeft: false }, state)).toBe(outcome);
  });

  it('is given back at once when the process that was to record its document has ended', () => {
    const left = { run: 1, ageMs: 0, isLeft: true };
    expect(creditOutcome(left, null)).toBe('refunded');
    expect(creditOutcome(left, { status: 'pending', attempt: 1, failure: null })).toBeNull();
  });

  it('is given back when a person has typed in what could not be read', () => {
    const failure = { code: 'ARCHIVO_DANADO', message: 'No se pudo abrir.' };
    const typed = { status: 'completed', attempt: 1, failure } as const;
    expect(creditOutcome({ run: 1, ageMs: 0, isLeft: false }, typed)).toBe('refunded');
  });
});
