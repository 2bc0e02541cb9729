import { aJudged } from '../../../../test/support/judged';
import type { DepositLine } from '../../../contracts/detraction-deposits';
import type { JudgedDocument } from '../../../contracts/payment-subject';
import { WORKFLOW_STATUSES } from '../../../contracts/workflow';
import { assertDepositable, isWaiting, twinProblem } from './depositable';

/** Decided to bear detracción, of one comprobante. */
const decided = (id: string, over: Partial<JudgedDocument> = {}): JudgedDocument =>
  aJudged({
    ...{ id, filename: `${id}.pdf`, comprobanteKey: 'one' },
    ...{ paymentInfo: { requiresDetraction: true } },
    ...over,
  });
const deposited = (id: string) =>
  decided(id, { paymentInfo: { requiresDetraction: true, constanciaNumber: '100' } });

describe('a deposit of detracción', () => {
  it('is waited for from the decision to the distribution', () => {
    const open = WORKFLOW_STATUSES.filter((workflowStatus) =>
      isWaiting(decided('a', { workflowStatus })),
    );
    expect(open).toEqual(['tesoreria_validated', 'payment_prepared', 'payment_executed']);
  });

  it.each<[string, JudgedDocument]>([
    ['nothing was decided', decided('a', { paymentInfo: null })],
    ['none is due', decided('a', { paymentInfo: { requiresDetraction: false } })],
    ['its constancia is known', deposited('a')],
  ])('is not waited for when %s', (_, document) => {
    expect(isWaiting(document)).toBe(false);
  });
});

describe('two documents of one comprobante', () => {
  const done = 'Otro documento de este comprobante (b.pdf) ya tiene constancia.';
  const first =
    'Otro documento de este comprobante (b.pdf) espera el mismo depósito: deposite solo ese.';
  it.each<[string, JudgedDocument, JudgedDocument[], string | null]>([
    ['one is deposited', decided('a'), [decided('a'), deposited('b')], done],
    [
      'one came further',
      decided('a'),
      [decided('b', { workflowStatus: 'payment_executed' })],
      first,
    ],
    ['both came as far', decided('c'), [decided('b')], first],
    ['both came as far, the other way', decided('a'), [decided('b')], null],
    [
      'this came further',
      decided('c', { workflowStatus: 'payment_executed' }),
      [decided('b')],
      null,
    ],
    ['the other waits for none', decided('c'), [decided('b', { paymentInfo: null })], null],
    ['it is another comprobante', decided('c'), [decided('b', { comprobanteKey: 'two' })], null],
    ['it is the same document', deposited('b'), [deposited('b')], null],
  ])('are one deposit: %s', (_, document, all, problem) => {
    expect(twinProblem(document, all)).toBe(problem);
  });
});

describe('a file of deposits', () => {
  const line = (over: Partial<DepositLine> = {}) =>
    ({
      ...{ filename: 'a.pdf', serie: 'F001', numero: '7', payer: 'P' },
      ...{ batchNumber: null, problems: [] },
      ...over,
    }) as unknown as DepositLine;

  it('has the payer of its lines; of none, the one who buys', () => {
    expect(assertDepositable([decided('a'), decided('b')], [line(), line()])).toBe('P');
    expect(assertDepositable([], [])).toBe('*');
  });

  it.each<[string, readonly JudgedDocument[], Partial<DepositLine>, string]>([
    ['waits for none', [deposited('a')], {}, 'F001-7: No espera ningún depósito de detracción.'],
    ['is not found', [], {}, 'F001-7: No espera ningún depósito de detracción.'],
    [
      'is in a file',
      [decided('a')],
      { batchNumber: '260001' },
      'F001-7: Ya está en el archivo 260001.',
    ],
    [
      'lacks something',
      [decided('a')],
      { problems: [{ text: 'Falta la cuenta.' }] as DepositLine['problems'] },
      'F001-7: Falta la cuenta.',
    ],
    [
      'has no number',
      [decided('a')],
      { numero: '', batchNumber: '260001' },
      'a.pdf: Ya está en el archivo 260001.',
    ],
  ])('takes no document that %s', (_, documents, over, reason) => {
    expect(() => assertDepositable(documents, [line(over)])).toThrow(
      expect.objectContaining({ code: 'LOTE_CON_OBSERVACIONES', data: { reason } }),
    );
  });

  it('takes no line of another payer', () => {
    const lines = [line(), line({ payer: '*', numero: '8' })];
    const reason = 'F001-8: Lo deposita otra parte: haga un archivo aparte.';
    expect(() => assertDepositable([decided('a'), decided('b')], lines)).toThrow(
      expect.objectContaining({ data: { reason } }),
    );
  });
});
