import { between, digits, happens, pick } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { CUSTOMS } from './goods-sold';
import { inTrade, isUntaxed } from './trade-words';

type Random = () => number;

const css = `
body { font: 8.3pt 'Liberation Sans Narrow', 'Liberation Sans', sans-serif; }
.top { display: flex; justify-content: space-between; align-items: flex-start; }
.top .who { width: 112mm; } .top .who b { font-size: 12.5pt; }
.ruc { border: 1.5px solid #000; width: 66mm; text-align: center; font-size: 11.5pt; font-weight: bold; line-height: 1.55; padding: 2mm; }
.box { border: 1px solid #000; padding: 1.5mm 2mm; margin-top: 3mm; display: grid; grid-template-columns: 25mm 1fr 25mm 34mm; row-gap: .7mm; }
.refs { border: 1px solid #000; border-top: 0; padding: 1.5mm 2mm; display: grid; grid-template-columns: 22mm 1fr 20mm 1fr 22mm 1fr; row-gap: .7mm; }
.rows { width: 100%; margin-top: 3mm; border: 1px solid #000; }
.rows th { border-bottom: 1px solid #000; padding: 1mm; background: #e8e8e8; }
.rows td { padding: .6mm 2mm; } .rows .part td { font-weight: bold; padding-top: 1.6mm; text-decoration: underline; }
.n { text-align: right; white-space: nowrap; }
.son { border: 1px solid #000; border-top: 0; padding: 1.2mm 2mm; }
.foot { display: flex; justify-content: space-between; margin-top: 2mm; gap: 5mm; }
.foot .txt { flex: 1; font-size: 7.4pt; }
.sums { border: 1px solid #000; } .sums td { padding: .8mm 2mm; border-bottom: .5px solid #888; }
.sums .last td { font-weight: bold; font-size: 10pt; }`;

/** Reimbursed expenses are not subject to the tax; what is given for free is not invoiced. */
function asAgency(plain: BenchFacts): BenchFacts {
  const { sumas, detraccion } = plain;
  const { exonerada, ...others } = sumas;
  const codigo = detraccion?.codigo === '020' ? '022' : detraccion?.codigo;
  const kept = { ...plain, lineas: plain.lineas.filter(({ importe }) => importe > 0) };
  return {
    ...kept,
    sumas: { ...others, exonerada: 0, gratuita: 0, inafecta: sumas.inafecta + exonerada },
    detraccion: detraccion && codigo ? { ...detraccion, codigo } : null,
  };
}

function head({ emisor, serie, correlativo }: BenchFacts, style: BenchStyle, random: Random) {
  const license = between(random, 1203, 9874);
  return html`<div class="top">
    <div class="who">
      <b>${emisor.nombre}</b><br />Código de agente: ${license} - Despachadores oficiales
      <br />${emisor.direccion}<br />Central telefónica: ${emisor.telefono} / E-mail:
      ${emisor.email}
    </div>
    <div class="ruc">
      R.U.C. ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${style.number(serie, correlativo)}
    </div>
  </div>`;
}

function buyer(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente } = facts;
  return html`<div class="box">
    <span>Señor(es)</span><b>: ${cliente.nombre}</b><span>Fecha emisión</span
    ><span>: ${style.date(facts.emision)}</span> <span>R.U.C.</span
    ><span>: ${cliente.documento}</span><span>Moneda</span><span>: ${style.currencyName}</span>
    <span>Dirección</span><span>: ${cliente.direccion}</span><span>Cond. de pago</span
    ><span>: ${facts.formaPago}</span>
    ${
      facts.vencimiento &&
      html`<span>Vencimiento</span><span>: ${style.date(facts.vencimiento)}</span>`
    }
  </div>`;
}

interface Shipment {
  weight: string;
  cells: readonly (readonly [string, string])[];
}

function shipmentOf(facts: BenchFacts, style: BenchStyle, random: Random): Shipment {
  const year = facts.emision.slice(0, 4);
  const isSea = happens(random, 0.65);
  const weight = `${style.amount(between(random, 12_000, 2_650_000))} KGS`;
  const port = isSea ? '118' : '235';
  const transport = isSea
    ? pick(random, ['MSC ELODIE V.2331W', 'CMA CGM ARICA 0LB4Y', 'MAERSK BALI 341S'])
    : pick(random, ['LATAM CARGO 2485', 'ATLAS AIR 5Y-851', 'IBERIA 6651']);
  const bill = isSea
    ? `${pick(random, ['MEDUQ', 'CMDU', 'HLCU'])}${digits(random, 7)}`
    : `045-${digits(random, 8)}`;
  const cells = [
    ['N° de orden', `${year}-${digits(random, 5)}`],
    ['D.A.M.', `${port}-${year}-10-${digits(random, 6)}`],
    [isSea ? 'B/L' : 'Guía aérea', bill],
    ['Régimen', pick(random, ['10 IMPORTACIÓN', '10 IMP. DEFINITIVA'])],
    ['Canal', pick(random, ['VERDE', 'NARANJA', 'ROJO'])],
    [isSea ? 'Nave' : 'Vuelo', transport],
    ['Bultos', String(between(random, 1, 640))],
    ['Peso bruto', weight],
    ['Manifiesto', `${port}-${year}-${digits(random, 4)}`],
    ['Ref. cliente', facts.ordenCompra ? `O/C ${facts.ordenCompra}` : ''],
    ['Mercadería', pick(random, ['REPUESTOS', 'TEXTILES', 'MAQUINARIA', 'INSUMOS'])],
    ['T.C.', `3.${between(random, 35, 88)}${digits(random, 1)}`],
  ] as const;
  return { weight, cells };
}

const line = (row: BenchLine, style: BenchStyle): Markup =>
  html`<tr>
    <td>${row.codigo}</td>
    <td>${row.descripcion}</td>
    <td class="n">${style.amount(row.importe)}</td>
  </tr>`;

function part(title: string, rows: readonly BenchLine[], style: BenchStyle): Markup {
  if (rows.length === 0) return NOTHING;
  return html`<tr class="part">
      <td></td>
      <td colspan="2">${title}</td>
    </tr>
    ${rows.map((row) => line(row, style))}`;
}

interface Rows {
  taxed: readonly BenchLine[];
  rest: readonly BenchLine[];
}

function concepts({ taxed, rest }: Rows, style: BenchStyle): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>CÓD.</th>
        <th>CONCEPTO</th>
        <th>VALOR ${style.currencySign}</th>
      </tr>
    </thead>
    <tbody>
      ${part('SERVICIOS AFECTOS AL I.G.V.', taxed, style)}
      ${part('GASTOS POR CUENTA DEL CLIENTE (INAFECTOS)', rest, style)}
    </tbody>
  </table>`;
}

function foot(facts: BenchFacts, style: BenchStyle, sums: readonly SumPrinted[], random: Random) {
  const { sumas, detraccion } = facts;
  const row = (label: string, cents: number, name = ''): Markup =>
    html`<tr class="${name}">
      <td>${label}</td>
      <td>${style.currencySign}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  return html`<div class="son">SON: ${facts.letras}</div>
    <div class="foot whole">
      ${facts.qr ? qrPlace(facts, '25mm') : NOTHING}
      <div class="txt">
        ${
          detraccion &&
          html`<b>OPERACIÓN SUJETA AL SPOT - D.LEG. 940</b><br />Bien/servicio: ${detraccion.codigo}
            Porcentaje: ${detraccion.porcentaje}% Monto: S/ ${style.amount(detraccion.monto)}<br />Cta.
            Cte. Bco. de la Nación: ${detraccion.cuenta}<br />`
        }
        ${facts.observaciones && html`Obs.: ${facts.observaciones}<br />`} Los documentos originales
        del despacho se entregan a la cancelación de la presente.<br />Cta. Cte. Scotiabank S/
        000-${digits(random, 7)} - CCI 009-${digits(random, 17)}<br />Representación impresa de la
        factura electrónica, generada desde el sistema del emisor. Autorizado mediante Resolución N°
        034-005-${digits(random, 7)}/SUNAT
      </div>
      <table class="sums">
        ${sums.includes('descuentos') && row('Descuentos', sumas.descuentos)}
        ${row('Valor venta gravada', sumas.gravada)} ${row('Valor venta inafecta', sumas.inafecta)}
        ${row('I.G.V. 18.00 %', sumas.igv)} ${row('Importe total', sumas.total, 'last')}
      </table>
    </div>`;
}

const named = (facts: BenchFacts, isOf: (line: BenchLine) => boolean): readonly BenchLine[] =>
  inTrade({ ...facts, lineas: facts.lineas.filter(isOf) }, CUSTOMS).lineas;

/** A customs agency: a grid of references of the dispatch, services apart from reimbursed expenses. */
export const despachoAduana: BenchLayout = {
  id: 'despacho-aduana',
  role: 'construido',
  kinds: ['factura'],
  draw(plain, style, random) {
    const agency = asAgency(plain);
    const taxed = named(agency, (line) => !isUntaxed(line));
    const rest = named(agency, isUntaxed);
    const facts = { ...inTrade(agency, CUSTOMS), lineas: [...taxed, ...rest] };
    const { weight, cells } = shipmentOf(facts, style, random);
    const discount: readonly SumPrinted[] = facts.sumas.descuentos ? ['descuentos'] : [];
    const sums: readonly SumPrinted[] = [...discount, 'gravada', 'inafecta', 'igv', 'total'];
    const body = html`${head(facts, style, random)} ${buyer(facts, style)}
      <div class="refs">
        ${cells.map(([label, value]) => html`<span>${label}</span><span>: ${value}</span>`)}
      </div>
      ${concepts({ taxed, rest }, style)} ${foot(facts, style, sums, random)}`;
    return {
      ...wholePage({ css, body, paper: A4, margin: '10mm 12mm' }),
      truth: compact({
        documento: documentoTruth(facts, ['vencimiento', 'moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sums),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: {
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          peso_total: weight,
        },
        productos: linesTruth(facts, ['codigo', 'importe']),
      }),
    };
  },
};
