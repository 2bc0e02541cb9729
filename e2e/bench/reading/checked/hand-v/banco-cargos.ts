import { happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchLayout } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  partyTruth,
  totalesTruth,
  type PartyPrinted,
} from '../../truth';
import type {
  ExtractedData,
  InformacionAdicionalData,
} from '../../../../../backend/src/contracts/extracted-data';
import { statementOf, type Statement } from './bank-statement';

const COLOURS = ['#0a3f8a', '#006b4f', '#a31621', '#3b3b3b', '#c75b00'] as const;

const css = (colour: string): string => `
body { font: 8.4pt 'Liberation Sans', Arial, sans-serif; color: #1a1a1a; }
.top { display: flex; justify-content: space-between; gap: 6mm; border-bottom: 2.2pt solid ${colour}; padding-bottom: 3mm; }
.firm { flex: 1; }
.firm h1 { margin: 0 0 1.2mm; font-size: 15pt; letter-spacing: -.2pt; color: ${colour}; }
.firm div { font-size: 7.6pt; line-height: 1.35; }
.box { width: 66mm; border: 1pt solid ${colour}; text-align: center; padding: 2.5mm 2mm; align-self: flex-start; line-height: 1.6; }
.box b { display: block; font-size: 11pt; }
.box b.kind { background: ${colour}; color: #fff; margin: 1mm -2mm; padding: .6mm 0; letter-spacing: .3pt; }
.data { display: flex; gap: 5mm; margin-top: 3mm; }
.data table { flex: 1; align-self: flex-start; }
.data td { padding: .45mm 1mm; vertical-align: top; }
.data td:first-child { width: 31mm; color: #444; }
.band { background: #e6e8ec; font-weight: bold; padding: .8mm 1.5mm; margin-top: 3mm; font-size: 8pt; }
table.rows { width: 100%; margin-top: 1mm; }
.rows th { border-bottom: 1pt solid ${colour}; border-top: 1pt solid ${colour}; font-size: 7.6pt; padding: 1mm; text-align: left; white-space: nowrap; }
.rows td { padding: .75mm 1mm; vertical-align: top; border-bottom: .4pt dotted #aaa; }
.rows .n, .sums .n { text-align: right; white-space: nowrap; }
.rows .c { text-align: center; }
.end { display: flex; justify-content: space-between; gap: 6mm; margin-top: 3mm; }
.end .left { flex: 1; line-height: 1.45; }
.sums { width: 70mm; align-self: flex-start; }
.sums td { padding: .55mm 1mm; }
.sums tr:last-child td { border-top: 1pt solid ${colour}; font-weight: bold; font-size: 9.4pt; }
.small { font-size: 7pt; color: #333; line-height: 1.35; }
.quotas td, .quotas th { border: .4pt solid #999; padding: .4mm 2mm; font-size: 7.6pt; }
.foot { display: flex; gap: 4mm; margin-top: 4mm; border-top: .6pt solid #888; padding-top: 2mm; }
`;

const row = (label: string, value: string): Markup | false =>
  value !== '' &&
  html`<tr>
    <td>${label}</td>
    <td>: ${value}</td>
  </tr>`;

function top({ facts, style, name, site, email }: Statement, hasPhone: boolean): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div class="firm">
      <h1>${name}</h1>
      <div>Sede principal: ${emisor.direccion}</div>
      ${hasPhone && html`<div>Central telefónica: ${emisor.telefono}</div>`}
      <div>${site}</div>
      ${email !== '' && html`<div>${email}</div>`}
    </div>
    <div class="box">
      <b>R.U.C. ${emisor.documento}</b>
      <b class="kind">FACTURA ELECTRÓNICA</b>
      <b>${style.number(facts.serie, facts.correlativo)}</b>
    </div>
  </div>`;
}

const OPERATION: Readonly<Record<Statement['house'], string>> = {
  bank: 'Cuenta de cargo',
  leasing: 'Cuenta recaudadora',
  factoring: 'Cuenta de abono',
};

function data(made: Statement): Markup {
  const { facts, style, hasTerms } = made;
  const { cliente } = facts;
  const due = hasTerms && facts.vencimiento ? style.date(facts.vencimiento) : '';
  return html`<div class="data">
    <table>
      ${row('Señor(es)', cliente.nombre)} ${row('R.U.C.', cliente.documento)}
      ${row('Dirección', cliente.direccion)} ${row('Código de cliente', made.customerCode)}
      ${row('Oficina', made.branch)} ${row('Funcionario', made.officer)}
    </table>
    <table>
      ${row('Fecha de emisión', style.date(facts.emision))} ${row('Fecha de vencimiento', due)}
      ${row('Moneda', style.currencyName)}
      ${row('Período facturado', `${style.date(made.first)} al ${style.date(made.last)}`)}
      ${row(OPERATION[made.house], made.account)}
      ${hasTerms && row('Forma de pago', facts.formaPago)} ${row('Medio de pago', made.method)}
    </table>
  </div>`;
}

function rows({ entries, style }: Statement): Markup {
  const line = (entry: Statement['entries'][number]): Markup =>
    html`<tr>
      <td>${DATE_STYLES.slash(entry.date).slice(0, 5)}</td>
      <td>${entry.operation}</td>
      <td>${entry.code}</td>
      <td>${entry.text}</td>
      <td class="c">${entry.mark}</td>
      <td class="n">${style.amount(entry.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>F. Valor</th>
        <th>Nro. Operación</th>
        <th>Cód.</th>
        <th>Concepto</th>
        <th class="c">Afec.</th>
        <th class="n">Valor de Venta (${style.currencySign})</th>
      </tr>
    </thead>
    <tbody>
      ${entries.map(line)}
    </tbody>
  </table>`;
}

function sums({ facts, style }: Statement): Markup {
  const { sumas } = facts;
  const all: readonly (readonly [string, number, boolean])[] = [
    ['Descuentos globales', sumas.descuentos, false],
    ['Op. Gravadas', sumas.gravada, true],
    ['Op. Exoneradas', sumas.exonerada, true],
    ['Op. Inafectas', sumas.inafecta, true],
    ['Op. Gratuitas', sumas.gratuita, false],
    ['I.G.V. 18%', sumas.igv, true],
    ['IMPORTE TOTAL', sumas.total, true],
  ];
  return html`<table class="sums whole">
    ${all
      .filter(([, cents, always]) => always || cents !== 0)
      .map(
        ([label, cents]) =>
          html`<tr>
            <td>${label}</td>
            <td>${style.currencySign}</td>
            <td class="n">${style.amount(cents)}</td>
          </tr>`,
      )}
  </table>`;
}

function quotas({ facts, style, hasTerms }: Statement): Markup {
  if (!hasTerms || facts.cuotas.length === 0) return NOTHING;
  return html`<table class="quotas whole">
    <tr>
      <th>N° Cuota</th>
      <th>Fec. Venc.</th>
      <th>Monto</th>
    </tr>
    ${facts.cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td>${String(numero).padStart(3, '0')}</td>
          <td>${style.date(fecha)}</td>
          <td>${style.currencySign} ${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function deposit({ facts, style, house }: Statement): Markup {
  const { detraccion } = facts;
  if (!detraccion || house !== 'factoring') return NOTHING;
  return html`<p class="whole">
    Operación sujeta al Sistema de Pago de Obligaciones Tributarias con el Gobierno Central (SPOT).
    <br />Bien o servicio: ${detraccion.codigo} &nbsp; Porcentaje: ${detraccion.porcentaje}% &nbsp;
    Monto detracción: S/ ${style.amount(detraccion.monto)} <br />Cta. Cte. Banco de la Nación:
    ${detraccion.cuenta}
  </p>`;
}

const TAX_NOTE = 'Afec.: G = Gravado, E = Exonerado, I = Inafecto, GR = Gratuito.';
const EXEMPT_NOTE =
  'Intereses exonerados del IGV según Apéndice II del TUO de la Ley del IGV e ISC.';

function foot({ facts, site, house }: Statement, hasHash: boolean): Markup {
  return html`<div class="foot whole">
    ${qrPlace(facts, '24mm')}
    <div class="small">
      ${TAX_NOTE} ${facts.sumas.exonerada !== 0 && EXEMPT_NOTE}<br />
      ${hasHash && html`Código hash: ${facts.hash}<br />`} Representación impresa de la FACTURA
      ELECTRÓNICA, generada en el sistema del contribuyente. Podrá ser consultada en
      ${site}/comprobantes o en www.sunat.gob.pe.<br />
      ${
        house !== 'factoring' &&
        'Incorporado al Régimen de Agentes de Retención del IGV (R.S. 037-2002/SUNAT). '
      }
      Ante cualquier disconformidad comuníquese con su funcionario dentro de los treinta (30) días
      de recibido el presente documento.
    </div>
  </div>`;
}

interface Printed {
  hasPhone: boolean;
  hasHash: boolean;
}

/** In the words of the contract, with each instalment in the order of its date. */
function cuotasTruth({ facts, hasTerms }: Statement): string {
  if (!hasTerms) return '';
  return facts.cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
    .join('; ');
}

function truthOf(made: Statement, { hasPhone, hasHash }: Printed): ExtractedData {
  const { facts, hasTerms, house, name } = made;
  const { sumas } = facts;
  const printed: readonly PartyPrinted[] = hasPhone ? ['direccion', 'telefono'] : ['direccion'];
  return {
    documento: documentoTruth(facts, [
      'moneda',
      ...(hasTerms ? (['vencimiento'] as const) : []),
      ...(hasHash ? (['hash'] as const) : []),
    ]),
    proveedor: compact({
      ...partyTruth({ ...facts.emisor, nombre: name }, printed),
      email: made.email,
    }),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [
      'gravada',
      'exonerada',
      'inafecta',
      'igv',
      'total',
      ...(sumas.descuentos === 0 ? [] : (['descuentos'] as const)),
      ...(sumas.gratuita === 0 ? [] : (['gratuita'] as const)),
    ]),
    ...(house === 'factoring'
      ? detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta'])
      : {}),
    informacion_adicional: compact<InformacionAdicionalData>({
      terminos_pago: hasTerms ? facts.formaPago : '',
      metodo_pago: made.method,
      observaciones: made.remark,
      monto_en_letras: facts.letras,
      cuotas: cuotasTruth(made),
    }),
    productos: made.entries.map(({ code, text, importe }) => ({
      codigo: code,
      descripcion: text,
      subtotal: decimal(importe),
    })),
  };
}

function body(made: Statement, { hasPhone, hasHash }: Printed): Markup {
  return html`${top(made, hasPhone)} ${data(made)}
    <div class="band">DETALLE DE COMISIONES, INTERESES Y GASTOS</div>
    ${rows(made)}
    <div class="end">
      <div class="left">
        <div>SON: ${made.facts.letras}</div>
        ${made.remark !== '' && html`<p>Observaciones: ${made.remark}</p>`} ${deposit(made)}
        ${quotas(made)}
      </div>
      ${sums(made)}
    </div>
    ${foot(made, hasHash)}`;
}

/** What a bank, a leasing or a factoring house bills at the end of the month: operations, no goods. */
export const bancoCargos: BenchLayout = {
  id: 'banco-cargos',
  role: 'comprobado',
  kinds: ['factura'],
  draw(facts, style, random: Random) {
    const made = statementOf(facts, style, random);
    const printed = {
      hasPhone: happens(random, 0.7),
      hasHash: facts.hash !== '' && happens(random, 0.7),
    };
    const sheet = { css: css(pick(random, COLOURS)), body: body(made, printed) };
    return {
      ...wholePage({ ...sheet, paper: A4, margin: '11mm 12mm' }),
      truth: truthOf(made, printed),
    };
  },
};
