import type { DueKind } from '../../contracts/due-dates';
import type { DocumentType, ExtractedData } from '../../contracts/extracted-data';
import type { PaymentInfo, WorkflowStatus } from '../../contracts/workflow';
import { deadlinesOf, type DeadlineSubject } from './deadlines';

interface Given {
  type?: DocumentType;
  issued?: string | null;
  due?: string;
  instalments?: string;
  /** Percentage. */
  detraction?: number;
  /** Amounts that are printed beside it. */
  apart?: Pick<ExtractedData, 'retencion' | 'percepcion'>;
  currency?: string;
  total?: number | null;
  igv?: number;
  /** ISO time. */
  arrived?: string;
  payment?: Partial<PaymentInfo>;
  step?: WorkflowStatus;
  status?: DeadlineSubject['paymentStatus'];
  paid?: number | null;
}

function subject(given: Given): DeadlineSubject {
  const { issued = '2026-03-10', payment, detraction, total = 1_180 } = given;
  return {
    extractedData: {
      documento: {
        tipo: given.type ?? 'factura',
        fecha_emision: issued,
        fecha_vencimiento: given.due ?? null,
        moneda: given.currency ?? 'PEN',
      },
      totales: { total, iva: given.igv ?? null },
      detraccion: detraction === undefined ? {} : { codigo: '037', porcentaje: detraction },
      ...given.apart,
      informacion_adicional: { cuotas: given.instalments ?? null },
    },
    paymentInfo: payment ? { requiresDetraction: true, ...payment } : null,
    paymentStatus: given.status ?? 'unpaid',
    paidCents: given.paid ?? null,
    workflowStatus: given.step ?? 'pending',
    arrivedAt: new Date(given.arrived ?? '2026-03-11T15:00:00Z'),
  };
}

const daysOfKind = (kind: DueKind, given: Given, today = ''): (string | null)[] =>
  deadlinesOf(subject(given), today)
    .filter((one) => one.kind === kind)
    .map(({ day }) => day);

const RETAINED = { retencion: { porcentaje: 8, monto: 94.4 } };
const CREDIT = { due: '2026-04-09' };
const SPOT = 'R.S. 183-2004/SUNAT, art. 11.1 a) y 16 a)';
const DU = 'D.U. 013-2020, art. 7';
const TERM = 'D.U. 013-2020, art. 6.1 a)';
const IGV = 'Ley 29215, art. 2';
const D = 'deposito_detraccion';
const C = 'conformidad';
const I = 'credito_igv';
const deposit = (issued: string) => ({ issued, detraction: 12 });
const arrival = (arrived: string) => ({ ...CREDIT, arrived });

describe('the days by which something has to be done with a document', () => {
  it.each<[norm: string, kind: DueKind, given: Given, days: (string | null)[]]>([
    // What is printed, whatever day of the week it is.
    [TERM, 'vencimiento', { due: '2026-03-25' }, ['2026-03-25']],
    [`${TERM}: Saturday`, 'vencimiento', { due: '2026-03-28' }, ['2026-03-28']],
    [`${TERM}: Sunday`, 'vencimiento', { due: '2026-03-29' }, ['2026-03-29']],
    [`${TERM}: Good Friday`, 'vencimiento', { due: '2026-04-03' }, ['2026-04-03']],
    [`${TERM}: 31 December`, 'vencimiento', { due: '2026-12-31' }, ['2026-12-31']],
    [`${TERM}: 29 February`, 'vencimiento', { due: '2028-02-29' }, ['2028-02-29']],
    [`${TERM}: no such day`, 'vencimiento', { due: '2026-02-29' }, []],
    [`${TERM}: none printed`, 'vencimiento', {}, []],
    [
      `${TERM}: paid in part`,
      'vencimiento',
      { ...CREDIT, status: 'partially_paid' },
      ['2026-04-09'],
    ],
    [`${TERM}: paid`, 'vencimiento', { ...CREDIT, status: 'paid' }, []],
    [`${TERM}: a credit note`, 'vencimiento', { ...CREDIT, type: 'nota_credito' }, []],
    [`${TERM}: an order`, 'vencimiento', { ...CREDIT, type: 'orden_compra' }, []],
    [`${TERM}: nothing to pay`, 'vencimiento', { ...CREDIT, total: 0 }, []],
    [`${TERM}: no total read`, 'vencimiento', { ...CREDIT, total: null }, ['2026-04-09']],
    // Instalments take its place.
    [
      'D.U. 013-2020, art. 6.1 b)',
      'cuota',
      { ...CREDIT, instalments: 'Cuota 1: 2026-12-31 590.00; Cuota 2: 2027-01-30 590.00' },
      ['2026-12-31', '2027-01-30'],
    ],
    [
      'D.U. 013-2020, art. 6.1 b): the due date is the last instalment',
      'vencimiento',
      { ...CREDIT, instalments: 'Cuota 1: 2026-04-09 1,180.00' },
      [],
    ],
    [
      'D.U. 013-2020, art. 6.1 b): printed in another order',
      'cuota',
      { instalments: 'Cuota 1: 2026-05-30 590.00; Cuota 2: 2026-04-30 590.00' },
      ['2026-04-30', '2026-05-30'],
    ],
    [
      'D.U. 013-2020, art. 6.1 b): no such day',
      'cuota',
      { instalments: 'Cuota 1: 2026-02-30 590.00; Cuota 2: 2026-03-30 590.00' },
      ['2026-03-30'],
    ],
    // Fifth business day of the month after the issue.
    [`${SPOT}: Tuesday the 1st, Immaculate on the 8th`, D, deposit('2026-11-02'), ['2026-12-07']],
    [`${SPOT}: last day of November`, D, deposit('2026-11-30'), ['2026-12-07']],
    [`${SPOT}: 31 December, New Year`, D, deposit('2026-12-31'), ['2027-01-08']],
    [`${SPOT}: first day of the year`, D, deposit('2026-01-01'), ['2026-02-06']],
    [`${SPOT}: the 1st is a Sunday`, D, deposit('2026-10-31'), ['2026-11-06']],
    [`${SPOT}: the 1st is a Saturday`, D, deposit('2026-07-15'), ['2026-08-10']],
    [`${SPOT}: holy week`, D, deposit('2026-03-10'), ['2026-04-09']],
    [`${SPOT}: labour day on a Friday`, D, deposit('2026-04-30'), ['2026-05-08']],
    [`${SPOT}: no holiday in a June before the 7th`, D, deposit('2026-05-31'), ['2026-06-05']],
    [`${SPOT}: Junín on 6 August`, D, deposit('2025-07-31'), ['2025-08-08']],
    [`${SPOT}: Junín was no holiday in 2021`, D, deposit('2021-07-31'), ['2021-08-06']],
    [`${SPOT}: leap February ends`, D, deposit('2024-02-29'), ['2024-03-07']],
    [`${SPOT}: into a leap February`, D, deposit('2024-01-31'), ['2024-02-07']],
    [`${SPOT}: September`, D, deposit('2026-08-30'), ['2026-09-07']],
    [`${SPOT}: All Saints on a Saturday`, D, deposit('2025-10-05'), ['2025-11-07']],
    [`${SPOT}: the last year that is known`, D, deposit('2027-11-30'), ['2027-12-07']],
    [`${SPOT}: the calendar of 2028 is not known`, D, deposit('2027-12-01'), [null]],
    [`${SPOT}: that of 2019 neither`, D, deposit('2019-05-01'), [null]],
    [`${SPOT}: no day of issue`, D, { issued: null, detraction: 12 }, [null]],
    [
      `${SPOT}: the payment comes first`,
      D,
      { ...deposit('2026-03-10'), payment: { paymentDate: '2026-03-20' } },
      ['2026-03-20'],
    ],
    [
      `${SPOT}: the fifth business day comes first`,
      D,
      { ...deposit('2026-03-10'), payment: { paymentDate: '2026-04-10' } },
      ['2026-04-09'],
    ],
    [
      `${SPOT}: both on one day`,
      D,
      { ...deposit('2026-03-10'), payment: { paymentDate: '2026-04-09' } },
      ['2026-04-09'],
    ],
    [
      `${SPOT}: a payment in a year that is not known`,
      D,
      { ...deposit('2027-12-15'), payment: { paymentDate: '2028-01-03' } },
      ['2028-01-03'],
    ],
    [
      `${SPOT}: treasury has decided that there is none`,
      D,
      { ...deposit('2026-03-10'), payment: { requiresDetraction: false } },
      [],
    ],
    [
      `${SPOT}: treasury has decided that there is one`,
      D,
      { payment: { detractionPercentage: 12 } },
      ['2026-04-09'],
    ],
    [
      `${SPOT}: there is a constancia`,
      D,
      { ...deposit('2026-03-10'), payment: { constanciaNumber: '123456' } },
      [],
    ],
    [
      `${SPOT}: the workflow has paid, the constancia is missing`,
      D,
      { ...deposit('2026-03-10'), status: 'paid', step: 'payment_executed' },
      ['2026-04-09'],
    ],
    [`${SPOT}: paid`, D, { ...deposit('2026-03-10'), status: 'paid' }, []],
    [`${SPOT}: not over S/ 700 (art. 3)`, D, { detraction: 12, total: 700 }, []],
    [`${SPOT}: not subject`, D, {}, []],
    [`${SPOT}: not subject, no total read`, D, { total: null }, []],
    // Eight calendar days, the first being the day after.
    [DU, C, arrival('2026-03-11T15:00:00Z'), ['2026-03-19']],
    [
      `${DU}: 23:59 in Lima is the next day in UTC`,
      C,
      arrival('2026-03-12T04:59:00Z'),
      ['2026-03-19'],
    ],
    [`${DU}: 00:00 in Lima`, C, arrival('2026-03-12T05:00:00Z'), ['2026-03-20']],
    [`${DU}: New Year's Eve in Lima`, C, arrival('2027-01-01T03:00:00Z'), ['2027-01-08']],
    [`${DU}: over a leap day`, C, arrival('2028-02-25T15:00:00Z'), ['2028-03-04']],
    [`${DU}: over no leap day`, C, arrival('2026-02-25T15:00:00Z'), ['2026-03-05']],
    [`${DU}: ends on a Sunday, stays there`, C, arrival('2026-03-14T15:00:00Z'), ['2026-03-22']],
    [`${DU}: ends on Christmas, stays there`, C, arrival('2026-12-17T15:00:00Z'), ['2026-12-25']],
    [`${DU}: a fee`, C, { ...CREDIT, type: 'recibo_honorarios' }, ['2026-03-19']],
    [`${DU}: a boleta has none`, C, { ...CREDIT, type: 'boleta' }, []],
    [`${DU}: paid at once has none`, C, { due: '2026-03-10' }, []],
    [`${DU}: no due date, not known as on credit`, C, {}, []],
    [
      `${DU}: instalments are credit`,
      C,
      { instalments: 'Cuota 1: 2026-04-10 1,180.00' },
      ['2026-03-19'],
    ],
    [`${DU}: logística has confirmed`, C, { ...CREDIT, step: 'logistica_received' }, []],
    [`${DU}: paid`, C, { ...CREDIT, status: 'paid' }, []],
    // The month of the issue and twelve more.
    [IGV, I, { igv: 180 }, ['2027-03-31']],
    [`${IGV}: 31 December`, I, { igv: 180, issued: '2025-12-31' }, ['2026-12-31']],
    [`${IGV}: into a leap year`, I, { igv: 180, issued: '2027-02-10' }, ['2028-02-29']],
    [`${IGV}: out of a leap year`, I, { igv: 180, issued: '2024-02-29' }, ['2025-02-28']],
    [`${IGV}: a month of 30 days`, I, { igv: 180, issued: '2026-04-30' }, ['2027-04-30']],
    [`${IGV}: first of January`, I, { igv: 180, issued: '2026-01-01' }, ['2027-01-31']],
    [`${IGV}: a public service`, I, { igv: 18, type: 'recibo_servicios' }, ['2027-03-31']],
    [`${IGV}: a boleta gives none (R.C.P., art. 4)`, I, { igv: 18, type: 'boleta' }, []],
    [`${IGV}: no IGV`, I, { igv: 0 }, []],
    [`${IGV}: no day of issue`, I, { igv: 180, issued: null }, []],
    [`${IGV}: paid`, I, { igv: 180, status: 'paid' }, []],
  ])('%s: %s', (_norm, kind, given, days) => {
    expect(daysOfKind(kind, given)).toEqual(days);
  });

  it('are listed until their last day, and once over only where money is still owed', () => {
    const given: Given = { due: '2026-03-15', igv: 180, detraction: 12 };
    const kinds = (today: string) => deadlinesOf(subject(given), today).map(({ kind }) => kind);
    const owed = ['vencimiento', 'deposito_detraccion'];
    expect(kinds('2026-03-19')).toEqual([...owed, 'conformidad', 'credito_igv']);
    expect(kinds('2026-03-20')).toEqual([...owed, 'credito_igv']);
    expect(kinds('2027-03-31')).toEqual([...owed, 'credito_igv']);
    expect(kinds('2027-04-01')).toEqual(owed);
  });

  it('say by which rule and norm, and where no norm was read', () => {
    const facts = deadlinesOf(subject({ ...CREDIT, igv: 180, detraction: 12 }), '');
    expect(facts.map(({ kind, source }) => [kind, source])).toEqual([
      ['vencimiento', 'Impreso en el documento'],
      ['deposito_detraccion', SPOT],
      ['conformidad', 'D.U. 013-2020, art. 7; R.S. 165-2021/SUNAT'],
      ['credito_igv', null],
    ]);
    expect(facts.every(({ rule }) => /^[A-ZÁ-Ú].*\.$/.test(rule))).toBe(true);
    const instalments = 'Cuota 1: 2026-04-10 590.00; Cuota 2: 2026-05-10 590.00';
    const [, second] = deadlinesOf(subject({ instalments }), '');
    expect(second?.rule).toBe('Cuota 2 de 2: se paga hasta su fecha.');
    const ruleOf = (given: Given) => deadlinesOf(subject(given), '')[0]?.rule;
    expect(ruleOf(CREDIT)).toBe('Se paga hasta la fecha de vencimiento.');
    expect(ruleOf({ ...CREDIT, detraction: 12 })).toContain('menos la detracción');
    expect(ruleOf({ ...CREDIT, apart: RETAINED })).toContain('menos la retención');
    const perceived = { percepcion: { monto: 23.6 } };
    expect(ruleOf({ ...CREDIT, apart: perceived })).toContain('más la percepción');
    const [unknown] = deadlinesOf(subject(deposit('2027-12-01')), '');
    expect(unknown?.rule).toBe('No conozco el calendario de 2028.');
  });
});

describe('what is to be paid by them', () => {
  const amounts = (given: Given) =>
    deadlinesOf(subject(given), '').map(({ kind, amountCents, currency }) => [
      kind.slice(0, 3),
      amountCents,
      currency,
    ]);

  it.each<[name: string, given: Given, amounts: unknown[]]>([
    [
      'the total in two payments, and what is at stake beside it',
      { ...CREDIT, detraction: 12, igv: 180 },
      [
        ['ven', 103_800, 'PEN'],
        ['dep', 14_200, 'PEN'],
        ['con', 118_000, 'PEN'],
        ['cre', 18_000, 'PEN'],
      ],
    ],
    [
      'the fee without what is retained of it',
      { ...CREDIT, type: 'recibo_honorarios', step: 'logistica_received', apart: RETAINED },
      [['ven', 108_560, 'PEN']],
    ],
    [
      'instalments of what is not retained',
      {
        ...{ step: 'logistica_received', apart: RETAINED },
        instalments: 'Cuota 1: 2026-04-10 500.00; Cuota 2: 2026-05-10 585.60',
      },
      [
        ['cuo', 50_000, 'PEN'],
        ['cuo', 58_560, 'PEN'],
      ],
    ],
    [
      'not known beside a retención that does not fit',
      { ...CREDIT, step: 'logistica_received', apart: { retencion: { monto: 9.4 } } },
      [['ven', null, 'PEN']],
    ],
    [
      'what is left of a part payment',
      { ...CREDIT, step: 'logistica_received', status: 'partially_paid', paid: 18_000 },
      [['ven', 100_000, 'PEN']],
    ],
    [
      'not known where nobody knows what was paid',
      { ...CREDIT, step: 'logistica_received', status: 'partially_paid' },
      [['ven', null, 'PEN']],
    ],
    [
      'the deposit in soles of a price in dollars, at the rate that treasury noted',
      {
        ...CREDIT,
        step: 'tesoreria_validated',
        currency: 'USD',
        payment: { detractionPercentage: 12, detractionInfo: 'Tipo de cambio: 3.750' },
      },
      [
        ['ven', 103_840, 'USD'],
        ['dep', 53_100, 'PEN'],
      ],
    ],
    [
      'not known without that rate',
      { ...CREDIT, step: 'logistica_received', currency: 'USD', detraction: 12 },
      [
        ['ven', null, 'USD'],
        ['dep', null, 'PEN'],
      ],
    ],
    [
      'instalments of the total without the detracción, the earliest paid first',
      {
        step: 'logistica_received',
        detraction: 12,
        status: 'partially_paid',
        paid: 60_000,
        instalments: 'Cuota 1: 2026-04-10 519.00; Cuota 2: 2026-05-10 519.00',
      },
      [
        ['cuo', 43_800, 'PEN'],
        ['dep', 14_200, 'PEN'],
      ],
    ],
    [
      'not known of instalments that add up to something else',
      {
        step: 'logistica_received',
        detraction: 12,
        instalments: 'Cuota 1: 2026-04-10 590.00; Cuota 2: 2026-05-10 590.00',
      },
      [
        ['cuo', null, 'PEN'],
        ['cuo', null, 'PEN'],
        ['dep', 14_200, 'PEN'],
      ],
    ],
    [
      'not known of a total that was not read',
      { ...CREDIT, step: 'logistica_received', total: null, detraction: 12 },
      [
        ['ven', null, 'PEN'],
        ['dep', null, 'PEN'],
      ],
    ],
  ])('is %s', (_name, given, expected) => {
    expect(amounts(given)).toEqual(expected);
  });
});
