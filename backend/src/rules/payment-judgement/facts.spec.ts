import type { Authenticity, Finding } from '../../contracts/authenticity';
import { STEPS, WORKFLOW_STATUSES } from '../../contracts/workflow';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { JudgedDocument, PaymentSubject, PaymentTwin } from '../../contracts/payment-subject';
import { aJudged, aSubject } from '../../../test/support/judged';
import { contradictionsOf, restOf, sameGoods, stateWords, waitingStep } from './facts';
import { refusalsOf, judgeAll } from './judge';

const twin = (change: Partial<PaymentTwin> = {}): PaymentTwin => ({
  ...{ id: 'b', filename: 'b.pdf', label: 'F001-7', paymentStatus: 'unpaid' },
  ...{ workflowStatus: 'pending', isInFile: false },
  ...change,
});
const aDocument = (change: Partial<JudgedDocument> = {}): JudgedDocument =>
  aJudged({
    ...{ id: 'a', workflowStatus: 'pending', comprobanteKey: 'k' },
    extractedData: { totales: { total: 118 } },
    ...change,
  });

describe('where the payment of a twin stands', () => {
  it.each<[Partial<PaymentTwin>, string]>([
    [{ paymentStatus: 'paid', isInCall: true }, 'y ya está pagado'],
    [{ paymentStatus: 'partially_paid', isInFile: true }, 'y ya está pagado en parte'],
    [{ isInCall: true, isInFile: true }, 'y está en la misma selección'],
    [{ isInFile: true, workflowStatus: 'archived' }, 'y está en un archivo de pago'],
    [{ workflowStatus: 'payment_prepared' }, 'y su pago está preparado'],
    [{ workflowStatus: 'payment_executed' }, 'y su pago está preparado'],
    [{ workflowStatus: 'tesoreria_validated' }, 'y llegó antes'],
  ])('%j: %s', (change, words) => {
    expect(stateWords(twin(change))).toBe(words);
  });

  it('names the step that the workflow waits for, the last one at the end', () => {
    expect(WORKFLOW_STATUSES.map(waitingStep)).toEqual([...STEPS, STEPS.at(-1)]);
  });
});

describe('what is left to be paid', () => {
  it.each<[Partial<JudgedDocument>, number | null]>([
    [{}, 11_800],
    [{ paidCents: 1_800 }, 11_800],
    [{ paymentStatus: 'partially_paid', paidCents: 1_800 }, 10_000],
    [{ paymentStatus: 'partially_paid' }, null],
    [{ extractedData: {} }, 0],
    [{ extractedData: null }, 0],
  ])('of %j: %s cents', (change, cents) => {
    expect(restOf(aDocument(change))).toBe(cents);
  });
});

describe('what a document says against itself', () => {
  const finding = (id: Finding['id'], message: string = id): Finding => ({
    id,
    message,
    paths: [],
  });
  const against = (flags: string[], ...findings: Finding[]) =>
    contradictionsOf({ flags, findings } as unknown as Authenticity);

  it('is each sentence of a flag that weighs', () => {
    const total = finding('TOTAL_NO_CUADRA');
    expect(against(['TOTAL_NO_CUADRA'], total, total, finding('IGV_NO_CUADRA'))).toEqual([
      'TOTAL_NO_CUADRA',
    ]);
  });

  it('is no duplicate, and nothing that only looks odd', () => {
    const all = ['DUPLICADO', 'CDR_RECHAZADO', 'PDF_EDITADO', 'SIN_QR'] as const;
    expect(against([...all], ...all.map((id) => finding(id)))).toEqual([]);
    expect(contradictionsOf(null)).toEqual([]);
  });
});

describe('the same goods under another number', () => {
  const goods = (
    change: object = {},
    fecha_emision: string | null = '2026-03-15',
  ): ExtractedData => ({
    documento: { fecha_emision },
    productos: [
      { descripcion: 'Arena  gruesa (m³)', cantidad: 2, subtotal: 100 },
      { descripcion: 'Cemento', cantidad: 1, subtotal: 30, ...change },
    ],
  });
  const isFound = (data: ExtractedData, key: string | null = 'other', own = goods()) =>
    sameGoods(
      aSubject(aDocument({ extractedData: own }), {
        similar: [{ id: 'x', label: 'F001-9', extractedData: data, comprobanteKey: key }],
      }),
    ) !== undefined;
  const turned = { ...goods(), productos: [...(goods().productos ?? [])].reverse() };

  it.each<[string, boolean, boolean]>([
    ['the same', isFound(goods()), true],
    ['in another order', isFound(turned), true],
    ['in other letters', isFound(goods({ descripcion: ' CEMENTO. ' })), true],
    ['of another quantity', isFound(goods({ cantidad: 2 })), false],
    ['of no quantity', isFound(goods({ cantidad: null })), false],
    ['of another amount', isFound(goods({ subtotal: 30.01 })), false],
    ['of no amount', isFound(goods({ subtotal: null })), false],
    ['sixty days later', isFound(goods({}, '2026-05-14')), true],
    ['sixty days before', isFound(goods({}, '2026-01-14')), true],
    ['sixty-one days later', isFound(goods({}, '2026-05-15')), false],
    ['of no day', isFound(goods({}, null)), false],
    ['of the same comprobante', isFound(goods(), 'k'), false],
    ['of no comprobante', isFound(goods(), null), true],
    ['without goods', isFound({ documento: { fecha_emision: '2026-03-15' } }), false],
    [
      'neither with goods',
      isFound({ ...goods(), productos: [] }, 'x', { ...goods(), productos: [] }),
      false,
    ],
    ['of a document of no day', isFound(goods(), 'x', goods({}, null)), false],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

describe('documents that one call pays', () => {
  const question = {
    ...{ door: 'file', day: '2026-11-21', separatesFunctions: false, needsTwoPayers: false },
    actor: { id: 'u', role: 'user' },
    approvalLimits: { limitePEN: null, limiteUSD: null, limiteEUR: null },
  } as Parameters<typeof judgeAll>[1];
  const repeated = (...subjects: PaymentSubject[]) =>
    judgeAll(subjects, question).map((findings) =>
      findings
        .filter(({ code }) => code === 'COMPROBANTE_REPETIDO')
        .map(({ text, refs }) => [text, refs]),
    );

  it('pass once for one debt; the others are told which is ahead', () => {
    const first = aDocument({ id: 'a', extractedData: { documento: { numero: 'F001-7' } } });
    const second = aDocument({ id: 'b', filename: 'b.pdf' });
    const [none, [told]] = repeated(aSubject(first), aSubject(second)) as [unknown[], unknown[][]];
    expect(none).toEqual([]);
    expect(told?.[0]).toContain('«F001-7»');
    expect(told?.[0]).toContain('y está en la misma selección');
    expect(told?.[1]).toEqual([{ id: 'a', label: 'F001-7' }]);
    const [, [other]] = repeated(aSubject(second), aSubject(first)) as [unknown[], unknown[][]];
    expect(other?.[1]).toEqual([{ id: 'b', label: 'b.pdf' }]);
  });

  it.each(['step5', 'file'] as const)(
    'pass the one that came before, in any order, at %s',
    (door) => {
      const before = aDocument({ id: 'a', filename: 'a.pdf' });
      const after = aDocument({ id: 'b', duplicateOf: 'a' });
      const later = aSubject(after, { twins: [twin({ id: 'a', label: 'a.pdf' })] });
      const found = judgeAll([later, aSubject(before, { twins: [twin({ id: 'b' })] })], {
        ...question,
        door,
      });
      const shut = found.map((all) => all.find(({ level }) => level === 'impide')?.text);
      expect(shut).toEqual([expect.stringContaining('De los dos va solo ese'), undefined]);
      expect(shut[0]?.includes('quítelo de la selección y va este')).toBe(door !== 'step5');
    },
  );

  it('take what is known of the one ahead', () => {
    const known = twin({ id: 'a', label: 'E001-1', paymentStatus: 'partially_paid' });
    const later = aSubject(aDocument({ id: 'b' }), { twins: [twin({ id: 'c' }), known] });
    const [, [told]] = repeated(aSubject(aDocument()), later) as [unknown[], unknown[][]];
    expect(told).toEqual([
      expect.stringContaining('y ya está pagado en parte'),
      [{ id: 'a', label: 'E001-1' }],
    ]);
  });
});

describe('the refusals of findings', () => {
  it('are those that shut the door, with what was observed', () => {
    const found = (code: 'OBSERVADO' | 'SIN_LEER' | 'SIN_TOTAL', level: 'impide' | 'avisa') => ({
      ...{ code, level, text: 'Texto.', refs: [] },
    });
    const refusals = refusalsOf(
      [found('SIN_LEER', 'avisa'), found('SIN_TOTAL', 'impide'), found('OBSERVADO', 'impide')],
      'Falta la guía',
    );
    expect(refusals.map(({ code, data }) => [code, data])).toEqual([
      ['DOCUMENTO_OBSERVADO', { text: 'Texto.', reason: 'Falta la guía.' }],
    ]);
  });
});
