import type { PaymentFindingCode, PaymentDoor } from '../../contracts/payment-judgement';
import type {
  JudgedDocument,
  PaymentQuestion,
  PaymentSubject,
} from '../../contracts/payment-subject';
import type { RegisteredAccount } from '../../contracts/suppliers';
import { aJudged, aSubject, INVOICE, INVOICE_KEY } from '../../../test/support/judged';
import { foreseen, judge, judgeAll } from './judge';

const [USUAL, NEW] = [
  { banco: 'BCP', numero: '191-1234567-0-12' },
  { banco: 'BCP', numero: '191-7654321-0-98' },
];
const document = (change: Partial<JudgedDocument> = {}): JudgedDocument =>
  aJudged({
    ...{ extractedData: INVOICE, comprobanteKey: INVOICE_KEY },
    ...{ paymentInfo: { requiresDetraction: false }, ...change },
  });
const subject = (change: Partial<JudgedDocument> = {}, rest: Partial<PaymentSubject> = {}) =>
  aSubject(document(change), rest);
const asked = (change: Partial<PaymentQuestion> = {}): PaymentQuestion => ({
  ...{ door: 'file', actor: { id: 'ana', role: 'user' }, separatesFunctions: true },
  ...{ needsTwoPayers: true, delegates: [], day: '2026-11-21' },
  approvalLimits: { limitePEN: 100_000, limiteUSD: null, limiteEUR: null },
  ...change,
});
const account = (change: Partial<RegisteredAccount>): RegisteredAccount => ({
  ...{ id: 'a', ...USUAL, isOther: false, seen: null },
  ...{ confirmed: null, accepted: null, withdrawn: null, ...change },
});
const by = (name: string) =>
  ({ by: name, byName: name, at: '', proof: 'llamada', comment: '' }) as const;
const textOf = (code: PaymentFindingCode, of: PaymentSubject, question = asked()): string | null =>
  judge(of, question).find((one) => one.code === code)?.text ?? null;

describe('who has approved a payment', () => {
  const approval = (person: string, amountCents = 118_000) => ({
    ...{ amountCents, currency: 'PEN', ruc: '20999999027', number: 'F001-123' },
    ...{
      comprobanteKey: INVOICE_KEY,
      by: person,
      byName: person,
      delegatedBy: null,
      at: '',
      comment: '',
    },
  });
  const stopped = (paymentApproval: JudgedDocument['paymentApproval'], limitePEN = 100_000) =>
    judge(
      subject({ paymentApproval }),
      asked({ approvalLimits: { limitePEN, limiteUSD: null, limiteEUR: null } }),
    ).flatMap(({ code }) => (/APROB/.test(code) ? [code] : []));

  it('does not make it, and stops nobody else', () => {
    expect(stopped(approval('ana'))).toEqual(['APROBADO_POR_USTED']);
    expect(stopped(approval('luis'))).toEqual([]);
    expect(stopped(null)).toEqual(['FALTA_APROBACION']);
  });

  it('may make it where no approval was needed, or it holds no more', () => {
    expect(stopped(approval('ana'), 200_000)).toEqual([]);
    expect(stopped(approval('ana', 90_000))).toEqual(['FALTA_APROBACION']);
  });
});

describe('what is ordered of a document that is paid in part', () => {
  const over = (orderedCents: number | null, change: Partial<JudgedDocument> = {}) =>
    textOf(
      'SOBRE_EL_RESTO',
      subject({ paymentStatus: 'partially_paid', paidCents: 100_000, ...change }, { orderedCents }),
    );

  it.each([18_001, 0, -1])('is no more than is left, and something: %s', (cents) => {
    expect(over(cents)).not.toBeNull();
  });

  it('is refused where nobody knows what was paid', () => {
    expect(over(1, { paidCents: null })).not.toBeNull();
  });

  it('is right up to what is left, and where nothing is said or paid', () => {
    expect([over(18_000), over(1), over(null)]).toEqual([null, null, null]);
    expect(over(118_001, { paymentStatus: 'unpaid', paidCents: null })).toBeNull();
  });
});

describe('the account that a payment goes to', () => {
  const told = (registered: RegisteredAccount[], cuenta = NEW) =>
    textOf(
      'CUENTA_DISTINTA',
      subject({ extractedData: { ...INVOICE, cuentas: [cuenta] } }, { registered }),
    );
  const usual = account({ confirmed: by('Luis') });

  it('is told beside the confirmed one, not beside one that was only seen', () => {
    const seen = account({ id: 's', numero: '191-5555555-0-55', isOther: true });
    const waiting = account({ id: 'n', ...NEW, isOther: true });
    expect(told([seen, waiting, usual])).toContain('(BCP …7012)');
  });

  it('is said to be withdrawn, or to wait for a second person, and by whom', () => {
    expect(
      told([usual, account({ id: 'n', ...NEW, withdrawn: { ...by('Rosa'), reason: 'x' } })]),
    ).toContain('fue retirada por Rosa');
    expect(
      told([usual, account({ id: 'n', ...NEW, isOther: true, confirmed: by('Rosa') })]),
    ).toContain('espera a una segunda persona: la confirmó Rosa');
  });
});

describe('a step of the workflow that is still to come', () => {
  it.each<[PaymentDoor, JudgedDocument['workflowStatus'], string | null]>([
    ['file', 'pending', 'Preparar pago'],
    ['markPaid', 'pending', 'Ejecutar pago'],
    ['markPaid', 'payment_prepared', 'Ejecutar pago'],
    ['file', 'payment_prepared', null],
  ])('is named at %s by where %s stands', (door, workflowStatus, step) => {
    const text = textOf('PASO_PENDIENTE', subject({ workflowStatus }), asked({ door }));
    if (step === null) expect(text).toBeNull();
    else expect(text).toContain(step);
  });
});

describe('the document that is ahead of another in one call', () => {
  it('is named once, as it is known from before, before its other twins', () => {
    const twin = (id: string, isInFile: boolean) => ({
      ...{ id, label: `F001-${id}`, filename: 'x.pdf', paymentStatus: 'unpaid' as const },
      ...{ workflowStatus: 'pending' as const, isInFile },
    });
    const second = subject({ id: 'd2' }, { twins: [twin('d7', false), twin('d1', true)] });
    const [, found = []] = judgeAll([subject(), second], asked({ door: 'markPaid' }));
    const refs = found.flatMap((one) => (one.code === 'COMPROBANTE_REPETIDO' ? one.refs : []));
    expect(refs).toEqual([{ id: 'd1', label: 'F001-d1' }]);
  });
});

describe('what a payment will meet', () => {
  it('is told of the document alone, and stops nothing yet', () => {
    const order = document({
      isConfirmed: false,
      extractedData: { ...INVOICE, documento: { tipo: 'orden_compra' }, totales: {} },
      observation: { reason: 'x', by: 'u', byName: 'Luis', at: '', isOpenForCorrection: false },
    });
    expect(foreseen(order).map(({ code, level }) => [code, level])).toEqual([
      ['TIPO_NO_PAGABLE', 'avisa'],
      ['SIN_TOTAL', 'avisa'],
      ['SIN_CONFIRMAR', 'avisa'],
    ]);
    expect(foreseen(document({ isConfirmed: true }))).toEqual([]);
  });
});

describe('the same goods again', () => {
  const other = { id: 'o', label: 'F001-123', comprobanteKey: null, extractedData: INVOICE };
  const goods = { ...INVOICE, productos: [{ descripcion: 'Cemento', cantidad: 1, subtotal: 1 }] };
  const told = (numero: string, twins: PaymentSubject['twins'] = []) => {
    const documento = { ...goods.documento, numero };
    const similar = [{ ...other, extractedData: { ...goods, documento } }];
    return textOf(
      'PAGO_PARECIDO',
      subject({ extractedData: goods, comprobanteKey: null }, { similar, twins }),
    );
  };

  it('under the same number are not said to have another one', () => {
    expect(told('F001-00000123')).toContain('y el mismo número. Si son el mismo, pague solo uno.');
    expect(told('F001-124')).toContain('y otro número. Compruebe que son dos entregas.');
  });

  it('are the twin that is told already', () => {
    const twin = {
      ...other,
      filename: '',
      paymentStatus: 'unpaid',
      workflowStatus: 'pending',
    } as const;
    expect(told('F001-123', [{ ...twin, isInFile: false }])).toBeNull();
  });
});
