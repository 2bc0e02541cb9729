import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { netOf } from '../../facts/sums';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout } from '../../model';
import type {
  ExtractedData,
  InformacionAdicionalData,
} from '../../../../../backend/src/contracts/extracted-data';
import { amountText } from '../../styles';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type LinePrinted,
  type SumPrinted,
} from '../../truth';
import { rentalJob } from './rental-job';
import { css, heads, rows, top, type Choice, type Made } from './rental-sheet';

type Row = Exclude<SumPrinted, 'subtotal' | 'otrosCargos' | 'icbper'>;
const SUM_LABELS: Readonly<Record<Row, string>> = {
  descuentos: 'Descuento global',
  gravada: 'Op. gravada',
  exonerada: 'Op. exonerada',
  inafecta: 'Op. inafecta',
  gratuita: 'Op. gratuita',
  igv: 'I.G.V. 18%',
  total: 'IMPORTE TOTAL',
};
const SUM_ORDER: readonly Row[] = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'total',
];

const printedSums = ({ job, choice }: Made): Row[] =>
  shownSums(
    job.facts,
    SUM_ORDER,
    choice.hasZeros ? ['gravada', 'exonerada', 'inafecta', 'igv'] : ['gravada', 'igv'],
  );

function sums(made: Made): Markup {
  const { job, style } = made;
  const { facts } = job;
  const row = (label: string, cents: number): Markup =>
    html`<td>${label}</td>
      <td>${style.currencySign}</td>
      <td class="n">${style.amount(cents)}</td>`;
  return html`<table class="sums whole">
    ${printedSums(made).map(
      (key) =>
        html`<tr class="${key === 'total' ? 't' : ''}">
          ${row(SUM_LABELS[key], facts.sumas[key])}
        </tr>`,
    )}
    ${
      facts.retencion &&
      html`<tr>
          ${row(`Retención IGV (${facts.retencion.porcentaje}%)`, facts.retencion.monto)}
        </tr>
        <tr>
          ${row('Neto a pagar', netOf(facts))}
        </tr>`
    }
  </table>`;
}

function spot({ job, style }: Made): Markup {
  const { detraccion } = job.facts;
  if (!detraccion) return NOTHING;
  return html`<div class="card whole">
    <h2>OPERACIÓN SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS - D.LEG. 940</h2>
    <table>
      <tr>
        <td>Bien o servicio</td>
        <td>${detraccion.codigo} - ${job.spotName}</td>
      </tr>
      <tr>
        <td>Medio de pago</td>
        <td>001 - Depósito en cuenta</td>
      </tr>
      <tr>
        <td>Cta. Cte. Banco de la Nación</td>
        <td>${detraccion.cuenta}</td>
      </tr>
      <tr>
        <td>Detracción ${detraccion.porcentaje}%</td>
        <td>S/ ${style.amount(detraccion.monto)}</td>
      </tr>
    </table>
  </div>`;
}

function credit({ job, style }: Made): Markup {
  const { cuotas } = job.facts;
  if (cuotas.length === 0) return NOTHING;
  return html`<div class="card whole">
    <h2>INFORMACIÓN DEL CRÉDITO</h2>
    <table>
      <tr>
        <th>N° cuota</th>
        <th>Fecha venc.</th>
        <th>Monto</th>
      </tr>
      ${cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td>${String(numero).padStart(3, '0')}</td>
            <td>${style.date(fecha)}</td>
            <td class="n">${style.currencySign} ${style.amount(monto)}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function foot({ job, choice }: Made): Markup {
  const { facts } = job;
  return html`<div class="card whole">
      <h2>CUENTAS BANCARIAS A NOMBRE DE ${facts.emisor.nombre.toUpperCase()}</h2>
      <table>
        ${choice.accounts.map(
          ([bank, account, cci]) =>
            html`<tr>
              <td>${bank}</td>
              <td>${account}</td>
              <td>CCI ${cci}</td>
            </tr>`,
        )}
      </table>
    </div>
    <div class="foot whole">
      ${facts.qr !== null && html`<div class="qr">${qrPlace(facts, '24mm')}</div>`}
      <div>
        Representación impresa de la FACTURA ELECTRÓNICA. Consulte en www.${job.domain}/cpe o en
        www.sunat.gob.pe<br />
        ${choice.hasHash && html`Código hash: ${facts.hash}<br />`} La firma del parte diario por el
        cliente da conformidad a las horas trabajadas. Las horas de stand by por causas ajenas al
        arrendador se facturan a la tarifa pactada. Toda observación a la presente se recibe dentro
        de los 3 días hábiles de recibida; vencido el plazo se da por aceptada. El pago fuera de
        fecha devenga intereses compensatorios y moratorios a la tasa máxima permitida.
      </div>
    </div>`;
}

const remark = ({ job }: Made): Markup =>
  job.facts.observaciones
    ? html`<div class="card whole"><b>Observaciones:</b> ${job.facts.observaciones}</div>`
    : NOTHING;

const LINE_KEYS: readonly LinePrinted[] = ['unidad', 'cantidad', 'unitario', 'importe'];

function goodsTruth({ job, choice }: Made): ExtractedData['productos'] {
  const { facts } = job;
  const keys = choice.hasCodes ? ([...LINE_KEYS, 'codigo'] as const) : LINE_KEYS;
  return linesTruth(facts, keys).map((good, at) => {
    const cents = facts.lineas[at]?.descuento ?? 0;
    return cents > 0 ? { ...good, descuento: decimal(cents) } : good;
  });
}

function infoOf({ job, choice }: Made): InformacionAdicionalData {
  const { facts } = job;
  const info = infoTruth(facts, [
    'formaPago',
    'ordenCompra',
    'guiaRemision',
    'observaciones',
    'letras',
  ]);
  const cuotas = facts.cuotas.map(
    ({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`,
  );
  return compact<InformacionAdicionalData>({
    ...info,
    metodo_pago: choice.hasMethod ? facts.metodoPago : '',
    cuotas: cuotas.join('; '),
  });
}

function truthOf(made: Made): ExtractedData {
  const { job, choice } = made;
  const { facts } = job;
  const { retencion } = facts;
  return {
    documento: documentoTruth(
      facts,
      choice.hasHash ? ['vencimiento', 'moneda', 'hash'] : ['vencimiento', 'moneda'],
    ),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, printedSums(made)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: {
        porcentaje: retencion.porcentaje,
        monto: decimal(retencion.monto),
        neto: decimal(netOf(facts)),
      },
    }),
    informacion_adicional: infoOf(made),
    productos: goodsTruth(made),
  };
}

const COLOURS = [
  ['#ffc20e', '#1d1d1b'],
  ['#f58220', '#1f2a44'],
  ['#dfe6ee', '#0b3c6f'],
  ['#f3d9d6', '#9c1c1c'],
] as const;

const ACCOUNT_CURRENCY = { PEN: 'Soles', USD: 'Dólares', EUR: 'Euros' } as const;

function accountsOf({ moneda }: BenchFacts, random: Random): Choice['accounts'] {
  const sign = ACCOUNT_CURRENCY[moneda];
  const bcp = `${digits(random, 3)}-${digits(random, 7)}-${moneda === 'PEN' ? 0 : 1}-${digits(random, 2)}`;
  const bbva = `0011-${digits(random, 4)}-01000${digits(random, 5)}`;
  const accounts: Choice['accounts'] = [
    [
      `BCP Cta. Cte. ${sign}`,
      bcp,
      `002-${digits(random, 3)}-00${digits(random, 10)}-${digits(random, 2)}`,
    ],
    [
      `BBVA Cta. Cte. ${sign}`,
      bbva,
      `011-${digits(random, 3)}-00${digits(random, 10)}-${digits(random, 2)}`,
    ],
  ];
  return accounts.slice(0, between(random, 1, 2));
}

function choiceOf(facts: BenchFacts, random: Random): Choice {
  const [colour, ink] = pick(random, COLOURS);
  return {
    colour,
    ink,
    hasZeros: happens(random, 0.4),
    hasHash: facts.hash !== '' && happens(random, 0.6),
    hasCodes: happens(random, 0.7),
    hasMethod: facts.formaPago === 'Contado' && happens(random, 0.6),
    cellphone: happens(random, 0.6)
      ? `9${digits(random, 2)} ${digits(random, 3)} ${digits(random, 3)}`
      : '',
    accounts: accountsOf(facts, random),
  };
}

/** What a firm of cranes, machines or scaffolding bills for the hours or days of a period. */
export const gruasHoras: BenchLayout = {
  id: 'gruas-horas',
  role: 'comprobado',
  kinds: ['factura'],
  draw(facts, style, random) {
    const job = rentalJob(facts, random);
    const made: Made = { job, style, choice: choiceOf(facts, random) };
    const body = html`${top(made)} ${heads(made)} ${rows(made)}
      <div class="words">SON: ${facts.letras}</div>
      <div class="end">
        <div class="left">${spot(made)} ${credit(made)} ${remark(made)}</div>
        ${sums(made)}
      </div>
      ${foot(made)}`;
    const page = wholePage({ css: css(made.choice), body, paper: A4, margin: '10mm' });
    return { ...page, truth: truthOf(made) };
  },
};
