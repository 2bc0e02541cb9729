import type { Authenticity } from '../../contracts/authenticity';
import type { ExtractedData } from '../../contracts/extracted-data';
import {
  PAYMENT_DOORS,
  PAYMENT_FINDINGS,
  type PaymentDoor,
  type PaymentFindingCode,
} from '../../contracts/payment-judgement';
import type {
  JudgedDocument,
  PaymentQuestion,
  PaymentSubject,
  PaymentTwin,
} from '../../contracts/payment-subject';
import type { RegisteredAccount } from '../../contracts/suppliers';
import { ROLES } from '../../contracts/user';
import { INVOICE, INVOICE_KEY } from '../../../test/support/judged';
import { judge, levelAt, refusalsOf, judgeAll } from './judge';

const KEY = INVOICE_KEY;
const data: ExtractedData = {
  ...INVOICE,
  productos: [{ descripcion: 'Cemento gris', cantidad: 40, subtotal: 1_000 }],
};
const authenticity = (confidence: number, flags: Authenticity['findings'] = []): Authenticity => ({
  isAuthentic: confidence > 0.7,
  confidence,
  flags: flags.map(({ id }) => id),
  analysis: '',
  notes: [],
  findings: flags,
  passed: [],
});
const QR = {
  id: 'QR_NO_COINCIDE',
  message: 'El QR dice 1,669.03.',
  paths: ['totales.total'],
} as const;

const document: JudgedDocument = {
  id: 'd1',
  filename: 'a.pdf',
  status: 'completed',
  paymentStatus: 'unpaid',
  paidCents: null,
  extractedData: data,
  authenticity: authenticity(0.95),
  isConfirmed: true,
  workflowStatus: 'payment_prepared',
  paymentInfo: { requiresDetraction: false },
  observation: null,
  duplicateAcceptance: null,
  paymentApproval: null,
  doubtfulAccounts: [],
  layout: null,
  comprobanteKey: KEY,
  duplicateOf: null,
};
type Change = Partial<JudgedDocument> & Partial<Omit<PaymentSubject, 'document'>>;
const subject = ({
  twins,
  similar,
  approvers,
  preparers,
  registered,
  layouts,
  ownFiles,
  orderedCents,
  isNet,
  inBankFile,
  ...change
}: Change = {}) => ({
  document: { ...document, ...change },
  twins: twins ?? [],
  similar: similar ?? [],
  approvers: approvers ?? [],
  preparers: preparers ?? [],
  registered: registered ?? [],
  layouts: layouts ?? [],
  ownFiles: ownFiles ?? 0,
  orderedCents: orderedCents ?? 118_000,
  ...{ isNet, inBankFile },
});
const withData = (over: ExtractedData): Change => ({ extractedData: { ...data, ...over } });
const twin = (change: Partial<PaymentTwin> = {}): PaymentTwin => ({
  id: 'd0',
  label: 'F001-123',
  filename: 'primera.pdf',
  paymentStatus: 'unpaid',
  workflowStatus: 'pending',
  isInFile: false,
  ...change,
});
const asked = (door: PaymentDoor, change: Partial<PaymentQuestion> = {}): PaymentQuestion => ({
  door,
  actor: { id: 'ana', role: 'user' },
  separatesFunctions: true,
  needsTwoPayers: true,
  // Above the total of all these documents but one of the same currency.
  approvalLimits: { limitePEN: 200_000, limiteUSD: null, limiteEUR: null },
  delegates: ['Luis Paz'],
  day: '2026-11-21',
  ...change,
});
const observation = {
  reason: 'Falta la guía.',
  by: 'u',
  byName: 'Luis',
  at: '',
  isOpenForCorrection: false,
};
const accepted = { reason: 'Son dos cuotas.', byName: 'Carmen', at: '' };
const other = { id: 'd9', label: 'F001-999', comprobanteKey: 'other', extractedData: data };

const approved = (amountCents: number) => ({
  ...{ amountCents, currency: 'PEN', ruc: '20999999027', number: 'F001-123', comprobanteKey: KEY },
  ...{ by: 'ana', byName: 'Ana Ruiz', delegatedBy: null, at: '', comment: '' },
});
const OLD = { banco: 'BCP', numero: '191-1234567-0-12' };
const NEW = { banco: 'BCP', numero: '191-7654321-0-98' };
const confirmed = { by: 'luis', byName: 'Luis', at: '', proof: 'llamada', comment: '' } as const;
const known = (change: Partial<RegisteredAccount> = {}): RegisteredAccount[] => [
  {
    ...{ id: 'a1', ...OLD, isOther: false, seen: null },
    ...{ confirmed, accepted: null, withdrawn: null },
    ...change,
  },
];

const X = 'impide';
const M = 'pide_motivo';
const A = 'avisa';
type Cells = readonly (string | null)[];

/** Door by door: file, step 5, step 6, mark-paid, payment. */
const ofBank = (code: PaymentFindingCode, key: string, level: Cells[number]) =>
  [code, key, { inBankFile: { [key]: 'x' } }, [level, null, null, null, null]] as const;
const MATRIX: readonly (readonly [PaymentFindingCode, string, Change, Cells])[] = [
  ['SIN_LEER', 'not read', { status: 'error' }, [X, X, X, X, X]],
  ['SEPARACION_FUNCIONES', 'approved by the same person', { approvers: ['ana'] }, [X, X, X, X, X]],
  [
    'DOBLE_CONTROL',
    'prepared by the same person',
    { preparers: ['luis', 'ana'] },
    [null, null, X, X, X],
  ],
  [
    'FALTA_APROBACION',
    'above the limit',
    { ...withData({ totales: { total: 2_000.01 } }), orderedCents: 200_001 },
    [X, null, X, X, X],
  ],
  [
    'APROBADO_POR_USTED',
    'approved by the same person',
    { ...withData({ totales: { total: 2_000.01 } }), paymentApproval: approved(200_001) },
    [X, X, X, X, X],
  ],
  ['OBSERVADO', 'observed', { observation }, [X, X, X, A, A]],
  [
    'COMPROBANTE_REPETIDO',
    'twin paid',
    { twins: [twin({ paymentStatus: 'paid' })] },
    [X, X, X, X, X],
  ],
  [
    'COMPROBANTE_REPETIDO',
    'twin paid in part',
    { twins: [twin({ paymentStatus: 'partially_paid' })] },
    [X, X, X, X, X],
  ],
  [
    'COMPROBANTE_REPETIDO',
    'twin in a file',
    { twins: [twin({ isInFile: true })] },
    [X, X, X, null, null],
  ],
  [
    'COMPROBANTE_REPETIDO',
    'twin prepared',
    { twins: [twin({ workflowStatus: 'payment_prepared' })] },
    [X, X, null, null, null],
  ],
  [
    'COMPROBANTE_REPETIDO',
    'twin that came before',
    { twins: [twin()], duplicateOf: 'd0' },
    [null, X, null, null, null],
  ],
  [
    'COMPROBANTE_REPETIDO',
    'twin paid and accepted',
    { twins: [twin({ paymentStatus: 'paid' })], duplicateAcceptance: accepted },
    [null, null, null, null, null],
  ],
  [
    'DUPLICADO_ACEPTADO',
    'twin paid and accepted',
    { twins: [twin({ paymentStatus: 'paid' })], duplicateAcceptance: accepted },
    [M, A, A, A, A],
  ],
  ['POSIBLE_DUPLICADO', 'twin on its way', { twins: [twin()] }, [M, A, A, A, A]],
  [
    'RECHAZADO_POR_SUNAT',
    'rejected in its CDR',
    { authenticity: authenticity(0.9, [{ id: 'CDR_RECHAZADO', message: 'SUNAT', paths: [] }]) },
    [X, X, X, A, A],
  ],
  ['POSIBLE_FALSIFICACION', 'authenticity 0 %', { authenticity: authenticity(0) }, [M, M, M, A, A]],
  [
    'CONTRADICCIONES',
    'its QR says another total',
    { authenticity: authenticity(0.65, [{ ...QR, paths: [...QR.paths] }]) },
    [M, M, M, A, A],
  ],
  [
    'CUENTA_DISTINTA',
    'another account than the known one',
    { ...withData({ cuentas: [OLD, NEW] }), registered: known() },
    [X, null, X, A, A],
  ],
  [
    'CUENTA_SIN_CONFIRMAR',
    'another account, while it is prepared',
    { ...withData({ cuentas: [NEW] }), registered: known() },
    [null, A, null, null, null],
  ],
  [
    'CUENTA_DISTINTA',
    'a withdrawn account',
    {
      ...withData({ cuentas: [OLD] }),
      registered: known({ withdrawn: { ...confirmed, reason: 'no' } }),
    },
    [X, null, X, A, A],
  ],
  ofBank('SIN_CUENTA_CONFIRMADA', 'missing', X),
  ofBank('NO_CABE_EN_EL_ARCHIVO', 'unfit', X),
  ofBank('CUENTA_SIN_MONEDA', 'untold', M),
  [
    'CUENTA_DUDOSA',
    'another account, read with doubts and not confirmed',
    {
      ...withData({ cuentas: [NEW] }),
      ...{ registered: known(), isConfirmed: false, doubtfulAccounts: [0] },
    },
    [M, M, M, A, A],
  ],
  [
    'CUENTA_SIN_CONFIRMAR',
    'the first account of a supplier',
    withData({ cuentas: [NEW] }),
    [A, A, A, A, A],
  ],
  [
    'CUENTA_CON_ERROR',
    'a CCI a digit of which is wrong',
    withData({ cuentas: [{ cci: '00219100123456701259' }] }),
    [M, M, M, A, A],
  ],
  [
    'TITULAR_DISTINTO',
    'a holder who is not the supplier',
    withData({ cuentas: [{ ...NEW, titular: 'Juan Pérez' }] }),
    [M, M, M, A, A],
  ],
  [
    'DISENO_DISTINTO',
    'another layout than three before',
    { layout: [0.2, 0.1, 0.2, 0.2], layouts: Array(3).fill([0.8, 0.1, 0.8, 0.2]) },
    [A, A, A, A, A],
  ],
  [
    'TIPO_NO_PAGABLE',
    'purchase order',
    withData({ documento: { tipo: 'orden_compra' } }),
    [X, M, M, A, A],
  ],
  [
    'TIPO_NO_PAGABLE',
    'credit note',
    withData({ documento: { tipo: 'nota_credito' } }),
    [X, M, M, A, A],
  ],
  ['SIN_TOTAL', 'no total', withData({ totales: {} }), [X, M, M, A, A]],
  ['SIN_TOTAL', 'total below zero', withData({ totales: { total: -5 } }), [X, M, M, A, A]],
  [
    'SOBRE_EL_RESTO',
    'over the rest',
    { paymentStatus: 'partially_paid', paidCents: 100_000 },
    [X, null, null, null, null],
  ],
  [
    'SOBRE_EL_RESTO',
    'part paid, nobody knows how much',
    { paymentStatus: 'partially_paid' },
    [X, null, null, null, null],
  ],
  [
    'MONEDA_NO_ADMITIDA',
    'pounds',
    withData({ documento: { ...data.documento, moneda: 'GBP' } }),
    [X, M, M, A, A],
  ],
  ['YA_PAGADO', 'its own payment', { paymentStatus: 'paid' }, [X, null, null, null, null]],
  ['EN_OTRO_ARCHIVO', 'its own file', { ownFiles: 1 }, [X, null, null, null, null]],
  ['PAGO_PARECIDO', 'same goods, another number', { similar: [other] }, [M, M, M, A, A]],
  [
    'DETRACCION_SIN_CALCULAR',
    'dollars without a rate',
    {
      ...withData({ documento: { ...data.documento, moneda: 'USD' } }),
      paymentInfo: { requiresDetraction: true, detractionPercentage: 12 },
    },
    [M, M, M, A, A],
  ],
  [
    'NETO_SIN_CALCULAR',
    'net of dollars without a rate',
    {
      ...withData({ documento: { ...data.documento, moneda: 'USD' } }),
      paymentInfo: { requiresDetraction: true, detractionPercentage: 12 },
      isNet: true,
    },
    [X, null, null, null, null],
  ],
  [
    'RETENCION_O_PERCEPCION',
    'a retención of 8 %',
    withData({ retencion: { porcentaje: 8, monto: 94.4 } }),
    [A, A, A, null, null],
  ],
  [
    'PASO_PENDIENTE',
    'never seen by logistics',
    { workflowStatus: 'pending' },
    [M, null, null, A, A],
  ],
  ['SIN_CONFIRMAR', 'not confirmed', { isConfirmed: false }, [M, A, A, A, A]],
  [
    'PAGO_PARCIAL',
    'part paid',
    { paymentStatus: 'partially_paid', paidCents: 50_000, orderedCents: 68_000 },
    [A, A, A, null, null],
  ],
  [
    'RUC_PROVEEDOR_INVALIDO',
    'RUC with a wrong digit',
    withData({ proveedor: { ruc: '20512333798' } }),
    [A, A, A, A, A],
  ],
];

describe('the judgement of a payment', () => {
  it.each(
    MATRIX.flatMap((row) =>
      PAYMENT_DOORS.map((door, at) => [...row, door, row[3][at] ?? null] as const),
    ),
  )('%s, %s', (code, _, change, __, door, level) => {
    for (const role of ROLES) {
      const found = judge(subject(change), asked(door, { actor: { id: 'ana', role } }));
      expect([door, role, found.find((one) => one.code === code)?.level ?? null]).toEqual([
        door,
        role,
        level,
      ]);
    }
  });

  it('has a row for every finding', () => {
    expect(new Set(MATRIX.map(([code]) => code))).toEqual(new Set(Object.keys(PAYMENT_FINDINGS)));
  });

  it.each(PAYMENT_DOORS)('finds nothing in a good document at %s', (door) => {
    const late = { workflowStatus: 'payment_executed' } as const;
    expect(judge(subject(door === 'file' ? {} : late), asked(door))).toEqual([]);
  });

  it('fills every place of every sentence', () => {
    for (const [code, , change] of MATRIX) {
      for (const door of PAYMENT_DOORS) {
        const found = judge(subject(change), asked(door)).find((one) => one.code === code);
        expect(found?.text ?? '').not.toMatch(/[{}]|undefined|null/);
      }
    }
  });

  it('tells who waits for a reading from whose reading has failed', () => {
    const told = (status: 'processing' | 'error') =>
      judge(subject({ status }), asked('file'))[0]?.text;
    expect(told('processing')).toContain('Espere a que termine su lectura');
    expect(told('error')).toContain('No se pudo leer');
  });

  it('names what contradicts, and the other document', () => {
    const forged = judge(
      subject({ authenticity: authenticity(0, [{ ...QR, paths: [] }]) }),
      asked('file'),
    );
    expect(forged.map(({ text }) => text)).toEqual([
      'Posible falsificación: autenticidad 0 %. Verifíquelo con el proveedor antes de pagar.',
      '1 contradicción sin resolver: El QR dice 1,669.03.',
    ]);
    const [again] = judge(subject({ twins: [twin({ paymentStatus: 'paid' })] }), asked('markPaid'));
    expect(again).toMatchObject({ refs: [{ id: 'd0', label: 'F001-123' }] });
    expect(again?.text).toContain('«F001-123» es el mismo comprobante y ya está pagado');
    const boss = judge(
      subject({ twins: [twin({ paymentStatus: 'paid' })] }),
      asked('markPaid', { actor: { id: 'x', role: 'company_admin' } }),
    );
    expect(boss[0]?.text).toContain('acéptelo en el documento');
  });

  it('leaves who approved alone where the company does not separate, or another one pays', () => {
    const own = subject({ approvers: ['ana'] });
    expect(judge(own, asked('file', { separatesFunctions: false }))).toEqual([]);
    expect(judge(own, asked('file', { actor: { id: 'luis', role: 'user' } }))).toEqual([]);
    const prepared = subject({ preparers: ['ana'], workflowStatus: 'payment_prepared' });
    expect(judge(prepared, asked('step6', { needsTwoPayers: false }))).toEqual([]);
  });

  it.each<[string, Partial<typeof other>]>([
    [
      '61 days before',
      { extractedData: { ...data, documento: { ...data.documento, fecha_emision: '2026-09-02' } } },
    ],
    [
      'with another line',
      {
        extractedData: {
          ...data,
          productos: [{ descripcion: 'Fierro', cantidad: 40, subtotal: 1_000 }],
        },
      },
    ],
    ['of the same comprobante', { comprobanteKey: KEY }],
  ])('takes a document %s for no copy', (_, change) => {
    expect(judge(subject({ similar: [{ ...other, ...change }] }), asked('file'))).toEqual([]);
  });

  it('reckons the deposit of a dollar document with its exchange rate', () => {
    const paid = (detractionInfo: string) =>
      judge(
        subject({
          ...withData({ documento: { ...data.documento, moneda: 'USD' } }),
          paymentInfo: { requiresDetraction: true, detractionPercentage: 12, detractionInfo },
        }),
        asked('step5'),
      );
    expect(paid('12 %, tipo de cambio 3.75')).toEqual([]);
    expect(paid('12 %').map(({ code }) => code)).toEqual(['DETRACCION_SIN_CALCULAR']);
  });
});

describe('what shuts a step or a record', () => {
  const doors = PAYMENT_DOORS.filter((door) => door !== 'file');
  const codes = Object.keys(PAYMENT_FINDINGS) as PaymentFindingCode[];

  it.each(doors)('has an error with its own status at %s', (door) => {
    const shut = codes.flatMap((code) => {
      const level = levelAt(code, door);
      return level === 'impide' ? [{ code, level, text: 'Por esto.', refs: [] }] : [];
    });
    expect(shut.length).toBeGreaterThanOrEqual(3);
    expect(refusalsOf(shut)).toHaveLength(shut.length);
    expect(refusalsOf(shut.map((one) => ({ ...one, level: 'avisa' as const })))).toEqual([]);
  });
});

describe('several documents in one call', () => {
  const blocked = (subjects: PaymentSubject[], door: PaymentDoor = 'markPaid') =>
    judgeAll(subjects, asked(door)).map((findings) =>
      findings.filter(({ level }) => level === 'impide').map(({ code }) => code),
    );
  const again = (change: Change = {}) => subject({ id: 'd2', ...change });

  it.each(PAYMENT_DOORS)('pay one debt once at %s', (door) => {
    expect(blocked([subject(), again()], door)).toEqual([[], ['COMPROBANTE_REPETIDO']]);
  });

  it('are one debt, too, when one repeats the content of the other', () => {
    const unread = { comprobanteKey: null };
    expect(blocked([subject(unread), again({ ...unread, duplicateOf: 'd1' })])).toEqual([
      [],
      ['COMPROBANTE_REPETIDO'],
    ]);
    expect(blocked([subject(unread), again(unread)])).toEqual([[], []]);
  });

  it('may be two payments where a company_admin has accepted it, in any order', () => {
    const second = again({ duplicateAcceptance: accepted });
    expect(blocked([subject(), second])).toEqual([[], []]);
    expect(blocked([second, subject()])).toEqual([[], []]);
    expect(blocked([second, subject(), subject({ id: 'd3' })])).toEqual([
      [],
      [],
      ['COMPROBANTE_REPETIDO'],
    ]);
  });
});
