import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIT_ACTIONS, AUDIT_GROUP_LABEL } from '../../contracts/audit';
import { CREDIT_MOVEMENTS } from '../../contracts/credits';
import { STEPS } from '../../contracts/workflow';
import { typeOf } from '../../credits/ledger-events';
import { actionOf, streamParts, typesOf } from './event-action';

const SOURCE = path.resolve(__dirname, '../..');
/** `export type DocumentEventType = 'DocumentUploaded' | ...;` */
const UNION = /export type \w*EventType\s*=([^;]+);/g;
/** An event that is appended without an outbox: `event: { type: 'AuditExported', data ...`. */
const APPENDED = /event: \{ type: '(\w+)'/g;
/** A name of an event that stands alone: `const CHECKPOINT_TAKEN = 'CheckpointTaken'`. */
const NAMED = /const [A-Z_]+ = '((?:[A-Z][a-z]+)+(?:ed|Taken|Created|Exported))'/g;

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/spec\.ts$|^platform/.test(file))
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));

const found = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, inner = '']) => inner));

/** Every event that the product can write, by its source. */
const KNOWN = [
  ...found(UNION).flatMap((union) => [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)),
  ...found(APPENDED),
  ...found(NAMED),
  ...CREDIT_MOVEMENTS.map(typeOf),
  ...STEPS.map(({ event }) => event),
];

describe('the names of events', () => {
  it('finds the unions of events in the source', () => {
    expect(KNOWN).toEqual(
      expect.arrayContaining([
        'DocumentUploaded',
        'AccountCreated',
        'CompanyUpdated',
        'CreditCharged',
        'PaymentExecuted',
        'AuditExported',
        'CheckpointTaken',
      ]),
    );
  });

  it.each([...new Set(KNOWN)])('have a Spanish one for %s', (type) => {
    expect(
      Object.hasOwn(AUDIT_ACTIONS, type) ? '' : `${type} is in no group of AUDIT_ACTIONS`,
    ).toBe('');
  });

  it('put every event in one group, and show what nobody has named by its stream', () => {
    const all = Object.keys(AUDIT_GROUP_LABEL).flatMap((group) =>
      typesOf(group as keyof typeof AUDIT_GROUP_LABEL),
    );
    expect(all.sort()).toEqual(Object.keys(AUDIT_ACTIONS).sort());
    expect(actionOf('PaymentExecuted', 'workflow-1')).toBe(AUDIT_ACTIONS.PaymentExecuted);
    expect(actionOf('SomethingNew', 'credits-1')).toEqual({
      group: 'creditos',
      label: 'SomethingNew',
    });
    expect(actionOf('toString', 'document-1').label).toBe('toString');
  });

  it('take a stream apart at its first dash', () => {
    expect(streamParts('document-3f-4')).toEqual({ kind: 'document', subjectId: '3f-4' });
    expect(streamParts('checkpoint-u:1')).toEqual({ kind: 'checkpoint', subjectId: 'u:1' });
    expect(streamParts('audit')).toEqual({ kind: 'audit', subjectId: '' });
  });
});
