import { addDays } from '../../facts/civil-day';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { happens, between, pick, type Random } from '../../facts/chance';
import { digits } from './chance';
import { rowsOf, type Piece } from './pieces';
import { bankAccounts, siteOf, STAFF } from './surroundings';

/** Characters of a line of the account: words and leaders, then the amount. */
const WIDTH = 60;
const AMOUNT = 14;

const CSS = `
@page { @bottom-center { content: 'Hoja ' counter(page) ' de ' counter(pages); font: 6.5pt 'DejaVu Sans Condensed'; color: #57707a; } }
body { font: 8pt/1.3 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #26323a; position: relative; }
.band svg { flex: none; } .band { border-bottom: 2.2pt solid #2a8c9e; padding-bottom: 2mm; display: flex; gap: 4mm; align-items: center; } .band b { font-size: 13pt; line-height: 1.12; color: #17616e; display: block; } .band i { font-size: 7pt; color: #57707a; }
.aside { position: absolute; left: 0; width: 58mm; margin-top: 4mm; background: #eef6f7; padding: 1mm 3mm 3mm; font-size: 7.2pt; overflow-wrap: anywhere; }
.aside h3 { font-size: 7pt; letter-spacing: .06em; color: #17616e; margin: 2.5mm 0 .8mm; border-bottom: .5pt solid #9cc7ce; } .aside td { padding: .2mm 1mm .2mm 0; vertical-align: top; } .aside td:first-child { color: #57707a; width: 19mm; }
.main { margin-left: 63mm; padding-top: 4mm; } .title { display: flex; justify-content: space-between; align-items: baseline; font-weight: bold; font-size: 11pt; color: #17616e; } .title span:last-child { color: #111; }
.main h3 { font-size: 7.4pt; background: #2a8c9e; color: #fff; padding: .7mm 2mm; margin: 3mm 0 1.4mm; letter-spacing: .05em; }
pre { font: 7.6pt/1.5 'Liberation Mono', monospace; margin: 0; } pre.total { font-weight: bold; border-top: .8pt solid #2a8c9e; border-bottom: .8pt solid #2a8c9e; margin: 1mm 0; }
.small { font-size: 6.9pt; margin: 2mm 0 0; } .pay td { padding: 0 2.5mm .2mm 0; font-size: 6.8pt; } .hash { font-size: 5.8pt; margin-top: 1mm; }`;

const LOGO = html`<svg width="15mm" height="15mm" viewBox="0 0 30 30">
  <rect x="1" y="1" width="28" height="28" rx="7" fill="#2a8c9e" />
  <path d="M15 7v16M7 15h16" stroke="#fff" stroke-width="4.5" stroke-linecap="round" />
</svg>`;

const LABELS = {
  descuentos: 'Descuento otorgado',
  gravada: 'Op. gravadas',
  exonerada: 'Op. exoneradas',
  inafecta: 'Op. inafectas',
  gratuita: 'Op. gratuitas',
  igv: 'IGV (18%)',
  icbper: 'ICBPER',
  otrosCargos: 'Otros cargos',
  total: 'TOTAL A PAGAR',
} as const;
type Sum = keyof typeof LABELS;
const ORDER = Object.keys(LABELS) as Sum[];

/** Pieces put on lines of the list's width, as a program with a fixed pitch does. */
function broken(pieces: readonly string[]): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const fits = last !== undefined && `${last} ${piece}`.length <= WIDTH - 4;
    if (fits) lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(last === undefined ? piece : `    ${piece}`);
  }
  return lines;
}

/** The last line of the words leads to the amount in dots. */
function led(pieces: readonly string[], amount: string, name = ''): Markup {
  const lines = broken(pieces);
  const last = `${lines.pop()} `.padEnd(WIDTH, '.');
  return html`<pre class="${name}">
${[...lines, `${last} ${amount.padStart(AMOUNT)}`].join('\n')}</pre>`;
}

/** Who the account is of: somebody else than who pays. */
function subject(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const surnames = ['Lavado Ríos', 'Zegarra Luna', 'Paucar Inga', 'Bustíos León'] as const;
  const name = `${pick(random, surnames)}, ${pick(random, ['Mateo', 'Valentina', 'Thiago', 'Camila'])}`;
  const pupil: Piece[][] = [
    ['Alumno(a)', name],
    ['Código', digits(random, 8)],
    ['Nivel', pick(random, ['Primaria', 'Secundaria'])],
    ['Grado / Secc.', `${between(random, 1, 5)}° "${pick(random, ['A', 'B', 'C'])}"`],
    ['Año lectivo', facts.emision.slice(0, 4)],
    ['Tutor(a)', pick(random, STAFF)],
  ];
  const patient: Piece[][] = [
    ['Paciente', name],
    ['H. Clínica', digits(random, 6)],
    ['Edad', `${between(random, 4, 79)} años`],
    ['Médico', `${pick(random, STAFF)} (CMP ${digits(random, 5)})`],
    ['Atención', style.date(addDays(facts.emision, -between(random, 1, 6)))],
    ['Cobertura', pick(random, ['Particular', 'EPS - deducible 80%', 'Convenio empresa'])],
    ['N° orden', `${digits(random, 4)}-${digits(random, 6)}`],
  ];
  return happens(random, 0.5)
    ? html`<h3>DATOS DEL PACIENTE</h3>
        ${rowsOf('', patient)}`
    : html`<h3>DATOS DEL ALUMNO</h3>
        ${rowsOf('', pupil)}`;
}

function aside(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { cliente } = facts;
  const isCompany = cliente.documento.length === 11;
  const payer = [
    [isCompany ? 'Empresa' : 'Nombre', cliente.nombre],
    [isCompany ? 'RUC' : 'DNI', cliente.documento],
    ['Domicilio', cliente.direccion],
  ].filter(([, value]) => value !== '');
  const terms = [
    ['Condición', facts.formaPago],
    ['Medio', facts.metodoPago],
    ['Moneda', style.currencyName],
    ['O. compra', facts.ordenCompra],
    ['Guía', facts.guiaRemision],
    ['Caja / Turno', `0${between(random, 1, 6)} / ${pick(random, ['Mañana', 'Tarde'])}`],
    ['Cajero(a)', pick(random, STAFF)],
  ].filter(([, value]) => value !== '');
  return html`<div class="aside">
    ${subject(facts, style, random)}
    <h3>${pick(random, ['RESPONSABLE DE PAGO', 'FACTURADO A'])}</h3>
    ${rowsOf('', payer)}
    <h3>PAGO</h3>
    ${rowsOf('', terms)}
    <div style="text-align:center;margin-top:4mm">
      ${qrPlace(facts, '34mm')}
      <div class="hash">${facts.hash}</div>
    </div>
  </div>`;
}

/** Quantity, words and, in brackets, what one costs and what was taken off; no amount is broken. */
function concept(line: BenchLine, style: BenchStyle, withUnit: boolean): Markup {
  const words = `${style.quantity(line.cantidad)} x ${line.descripcion}`.split(' ');
  const each = withUnit ? [`(c/u ${style.amount(line.unitario)})`] : [];
  const off = line.descuento > 0 ? [`(dscto. ${style.amount(line.descuento)})`] : [];
  return led([...words, ...each, ...off], style.amount(line.importe));
}

function taken(facts: BenchFacts, style: BenchStyle): Markup {
  const { detraccion, retencion, percepcion } = facts;
  if (detraccion)
    return html`<p class="small">
      Servicio sujeto a detracción (código ${detraccion.codigo}). Tasa ${detraccion.porcentaje} % =
      S/ ${style.amount(detraccion.monto)}, a depositar en la cuenta ${detraccion.cuenta} del Banco
      de la Nación.
    </p>`;
  if (retencion)
    return html`<p class="small">
      Importe sujeto a retención del IGV (${retencion.porcentaje} %): S/
      ${style.amount(retencion.monto)}.
    </p>`;
  if (percepcion)
    return html`<p class="small">
      Percepción ${percepcion.porcentaje} %: S/ ${style.amount(percepcion.monto)}. Total con
      percepción: S/ ${style.amount(percepcion.totalConPercepcion)}.
    </p>`;
  return NOTHING;
}

function below(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const quotas = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<br />Cuota ${numero} &nbsp; ${style.date(fecha)} &nbsp; ${style.currencySign}
        ${style.amount(monto)}`,
  );
  const banks = bankAccounts(random).map(({ bank, currency, cci }): Piece[] => [
    bank,
    currency,
    `CCI ${cci}`,
    `Código de recaudación ${digits(random, 5)}`,
  ]);
  return html`<p class="small">Importe en letras: ${facts.letras}</p>
    ${taken(facts, style)}${quotas.length > 0 && html`<p class="small"><b>Cronograma</b>${quotas}</p>`}
    ${facts.observaciones && html`<p class="small">Nota: ${facts.observaciones}</p>`}
    <p class="small"><b>Pague también en agentes y banca por internet</b></p>
    ${rowsOf('pay', banks)}
    <p class="small">
      Documento autorizado a ser emitido electrónicamente. Verifíquelo en
      ${siteOf(facts.emisor)}/verificar con el código ${digits(random, 4)}-${digits(random, 4)}.
      Conserve su comprobante: no hay devoluciones pasados 7 días. Libro de reclamaciones a su
      disposición.
    </p>`;
}

/** A clinic's or a school's account: its subject on the left, on the right concepts that dots lead to amounts. */
export const patientAccount: BenchLayout = {
  id: 'cuenta',
  role: 'construido',
  kinds: ['boleta', 'factura'],
  draw(facts, style, random) {
    const { emisor } = facts;
    const withUnit = happens(random, 0.5);
    const shown = shownSums(facts, ORDER, ['gravada', 'igv', 'total']);
    const title = facts.kind === 'boleta' ? 'BOLETA DE VENTA ELECTRÓNICA' : 'FACTURA ELECTRÓNICA';
    const due =
      facts.vencimiento &&
      html` &nbsp;|&nbsp; Último día de pago: ${style.date(facts.vencimiento)}`;
    const sum = (key: Sum): Markup =>
      led([LABELS[key]], `${style.currencySign} ${style.amount(facts.sumas[key])}`, key);
    const body = html`<div class="band">
        ${LOGO}
        <div>
          <b>${emisor.nombre}</b>RUC ${emisor.documento} · ${emisor.direccion}<br />Central:
          ${emisor.telefono} · <i>Cuidamos lo que más quieres</i>
        </div>
      </div>
      ${aside(facts, style, random)}
      <div class="main">
        <div class="title">
          <span>${title}</span><span>${style.number(facts.serie, facts.correlativo)}</span>
        </div>
        Fecha de emisión: ${style.date(facts.emision)}${due}
        <h3>ESTADO DE LA CUENTA</h3>
        ${facts.lineas.map((line) => concept(line, style, withUnit))}
        <div class="whole">
          <h3>RESUMEN</h3>
          ${shown.map(sum)}${below(facts, style, random)}
        </div>
      </div>`;
    const columns = [...(withUnit ? (['unitario'] as const) : []), 'cantidad', 'importe'] as const;
    const row = (line: BenchLine) =>
      linesTruth(
        { ...facts, lineas: [line] },
        line.descuento > 0 ? [...columns, 'descuento'] : columns,
      );
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 11mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'metodoPago',
          'ordenCompra',
          'guiaRemision',
          'observaciones',
          'letras',
        ]),
        productos: facts.lineas.flatMap(row),
      },
    };
  },
};
