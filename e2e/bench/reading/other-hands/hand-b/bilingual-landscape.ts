import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
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
import { rowsOf, tableOf, tr, type Piece } from './pieces';
import { bankAccounts, siteOf, STAFF } from './surroundings';

const SUMS = {
  descuentos: ['Descuento global', 'Discount'],
  gravada: ['Valor de venta afecto', 'Taxable sales'],
  exonerada: ['Valor de venta exonerado', 'Exempt sales'],
  inafecta: ['Valor de venta inafecto', 'Non-taxable sales'],
  gratuita: ['Transferencia gratuita', 'Free of charge'],
  igv: ['I.G.V. (18%)', 'VAT'],
  icbper: ['ICBPER', 'Plastic bag tax'],
  otrosCargos: ['Otros cargos', 'Other charges'],
  total: ['Importe total', 'Grand total'],
} as const;
type Sum = keyof typeof SUMS;
const ORDER = Object.keys(SUMS) as Sum[];

const CSS = `
@page { @bottom-right { content: 'Página / Page ' counter(page) ' de / of ' counter(pages); font: 6.5pt 'Liberation Sans'; color: #555; } }
body { font: 7.6pt/1.28 'Liberation Sans', sans-serif; color: #1c2521; }
.head { display: grid; grid-template-columns: 20mm 1fr 74mm; gap: 5mm; align-items: start; }
.firm b { display: block; font-size: 12.5pt; line-height: 1.1; color: #1f5a3c; margin-bottom: .8mm; } .firm i, th i, .sums i { color: #5d6b63; }
.fiscal { background: #1f5a3c; color: #fff; text-align: center; padding: 2.2mm 2mm 2.6mm; line-height: 1.35; }
.fiscal em { display: block; font-size: 7pt; letter-spacing: .16em; } .fiscal b { font-size: 11.5pt; display: block; }
.grid { display: grid; grid-template-columns: 74mm 1fr 1fr 1fr 1fr; border: .6pt solid #1f5a3c; margin: 3mm 0; }
.cell { padding: .9mm 1.6mm 1.1mm; border-right: .4pt solid #b9c9c0; border-bottom: .4pt solid #b9c9c0; min-height: 7.6mm; overflow-wrap: anywhere; }
.cell small { display: block; font-size: 5.9pt; color: #47695a; } .cell:nth-child(6) { grid-row: span 2; } .cell:first-child { font-weight: bold; } .cell small { font-weight: normal; }
.items { width: 100%; } .items th { font-size: 6.6pt; line-height: 1.2; text-align: right; padding: 1mm 1.4mm; border-top: 1.1pt solid #1f5a3c; border-bottom: 1.1pt solid #1f5a3c; vertical-align: bottom; }
.items th i { font-weight: normal; display: block; } .items td { padding: .8mm 1.4mm; text-align: right; white-space: nowrap; vertical-align: top; border-bottom: .3pt dotted #9bb0a5; }
.items :is(td, th):is(:nth-child(3), :nth-child(4), :nth-child(5)) { text-align: left; } .items td:nth-child(5) { white-space: normal; }
.end { display: grid; grid-template-columns: 30mm 1fr 98mm; gap: 5mm; margin-top: 3mm; align-items: start; }
.sums { width: 100%; } .sums td { padding: .55mm 1mm; white-space: nowrap; } .sums td:nth-child(n+3) { text-align: right; }
.sums .total td { border-top: 1.1pt solid #1f5a3c; font-weight: bold; font-size: 9.5pt; padding-top: 1mm; }
.fine { font-size: 6.6pt; margin: 0 0 1.3mm; } .hash { font-size: 5.6pt; overflow-wrap: anywhere; margin-top: 1mm; }
.small td { padding: 0 3mm .2mm 0; font-size: 6.6pt; } .small { margin-bottom: 1.3mm; }`;

const LOGO = html`<svg width="19mm" height="19mm" viewBox="0 0 40 40">
  <g fill="none" stroke="#1f5a3c" stroke-width="1.5">
    <circle cx="20" cy="20" r="18.5" />
    <ellipse cx="20" cy="20" rx="8" ry="18.5" />
    <path d="M2 20h36M5 11h30M5 29h30" />
  </g>
  <path d="M9 27c6-13 15-15 23-13-2 9-10 17-23 13z" fill="#6fa267" />
</svg>`;

function heading({ emisor, serie, correlativo }: BenchFacts, style: BenchStyle): Markup {
  const contact = html`Telf. / Phone: ${emisor.telefono} · ${emisor.email}`;
  const slogan = `${siteOf(emisor)} — Calidad peruana para el mundo / Peruvian quality for the world`;
  return html`<div class="head">
    ${LOGO}
    <div class="firm">
      <b>${emisor.nombre}</b>${emisor.direccion}<br />${contact}<br /><i>${slogan}</i>
    </div>
    <div class="fiscal">
      R.U.C. / TAX ID ${emisor.documento}<b>FACTURA ELECTRÓNICA</b><em>COMMERCIAL INVOICE</em
      ><b>${style.number(serie, correlativo)}</b>
    </div>
  </div>`;
}

interface Shipment {
  weight: string;
  packages: string;
  incoterm: string;
  isShown: boolean;
}

function shipmentOf(facts: BenchFacts, style: BenchStyle, random: Random): Shipment {
  const isSent = happens(random, 0.7) && facts.lineas.every(({ unidad }) => unidad !== 'ZZ');
  return {
    weight: `${style.amount(between(random, 9_000, 1_450_000))} kg`,
    packages: String(between(random, 2, 64)),
    incoterm: pick(random, ['EXW Lima', 'FCA Callao', 'DAP almacén cliente', 'EXW Lurín']),
    isShown: isSent,
  };
}

function grid(facts: BenchFacts, style: BenchStyle, random: Random, ship: Shipment): Markup {
  const { cliente, vencimiento } = facts;
  const sent = (text: string): string => (ship.isShown ? text : '—');
  const cells = [
    [pick(random, ['Cliente', 'Señores']), 'Sold to', cliente.nombre],
    ['R.U.C.', 'Tax ID', cliente.documento],
    ['Fecha de emisión', 'Invoice date', style.date(facts.emision)],
    ['Fecha de vencimiento', 'Due date', vencimiento ? style.date(vencimiento) : '—'],
    ['Moneda', 'Currency', style.currencyName],
    ['Dirección', 'Address', cliente.direccion],
    ['Condición de pago', 'Payment terms', facts.formaPago],
    ['Medio de pago', 'Payment method', facts.metodoPago],
    ['Orden de compra', 'P.O. number', facts.ordenCompra || '—'],
    ['Guía de remisión', 'Delivery note', facts.guiaRemision || '—'],
    ['Vendedor', 'Sales rep.', pick(random, STAFF)],
    ['Condición de entrega', 'Incoterms® 2020', sent(ship.incoterm)],
    ['Bultos', 'Packages', sent(ship.packages)],
    ['Peso bruto', 'Gross weight', sent(ship.weight)],
  ].map(
    ([es, en, value]) =>
      html`<div class="cell">
        <small>${es} / <i>${en}</i></small
        >${value}
      </div>`,
  );
  return html`<div class="grid">${cells}</div>`;
}

const HEADS = [
  ['Ítem', 'Item'],
  ['Cantidad', 'Quantity'],
  ['Unid.', 'UoM'],
  ['Código', 'Part No.'],
  ['Descripción', 'Description'],
  ['Part. aranc.', 'HS code'],
  ['Valor unitario', 'Unit price'],
  ['Descuento', 'Discount'],
  ['Valor de venta', 'Amount'],
].map(([es, en]) => html`${es}<i>${en}</i>`);

function items({ lineas }: BenchFacts, style: BenchStyle, random: Random): Markup {
  const tariff = (unit: string): string =>
    unit === 'ZZ' ? '—' : `${digits(random, 4)}.${digits(random, 2)}.${digits(random, 2)}.00`;
  const row = (line: BenchLine, at: number): Markup => {
    const amounts = [line.unitario, line.descuento, line.importe].map(style.amount);
    const { unidad, codigo, descripcion } = line;
    const quantity = style.quantity(line.cantidad);
    return tr([at + 1, quantity, unidad, codigo, descripcion, tariff(unidad), ...amounts]);
  };
  return tableOf('items', HEADS, lineas.map(row));
}

function taken({ detraccion, retencion, percepcion }: BenchFacts, style: BenchStyle): Markup {
  const fine = (title: string, text: string): Markup =>
    html`<p class="fine"><b>${title}</b> ${text}</p>`;
  if (detraccion)
    return fine(
      'Operación sujeta al S.P.O.T. / Subject to detraction:',
      `Bien o servicio ${detraccion.codigo} · Tasa ${detraccion.porcentaje}% · Monto S/ ${style.amount(detraccion.monto)} · Cta. Banco de la Nación ${detraccion.cuenta}`,
    );
  if (retencion)
    return fine(
      'Retención del IGV / VAT withholding',
      `${retencion.porcentaje}%: S/ ${style.amount(retencion.monto)}`,
    );
  if (percepcion)
    return fine(
      'Percepción / VAT perception',
      `${percepcion.porcentaje}%: S/ ${style.amount(percepcion.monto)} — Total con percepción / incl. perception: S/ ${style.amount(percepcion.totalConPercepcion)}`,
    );
  return NOTHING;
}

function notes(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const quotas = facts.cuotas.map(({ numero, fecha, monto }): Piece[] => [
    `00${numero}`,
    style.date(fecha),
    `${style.currencySign} ${style.amount(monto)}`,
  ]);
  const banks = bankAccounts(random).map(({ bank, currency, account, cci }): Piece[] => [
    `${bank} ${currency}`,
    `Cta. Cte. / Acct. ${account}`,
    `CCI ${cci}`,
  ]);
  const swift = pick(random, ['BCPLPEPL', 'BCONPEPL', 'BINPPEPL']);
  return html`<div>
    <p class="fine"><b>SON / SAY:</b> ${facts.letras}</p>
    ${taken(facts, style)}
    ${quotas.length > 0 && rowsOf('small', [['Cuota / Installment', 'Vence / Due', 'Monto / Amount'], ...quotas])}
    ${facts.observaciones && html`<p class="fine"><b>Observaciones / Remarks:</b> ${facts.observaciones}</p>`}
    <p class="fine"><b>Datos bancarios / Bank details</b> — SWIFT ${swift}</p>
    ${rowsOf('small', banks)}
  </div>`;
}

/** An exporter's invoice: landscape, each label in two languages, cells of label over value. */
export const bilingualLandscape: BenchLayout = {
  id: 'bilingue',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, style, random) {
    const ship = shipmentOf(facts, style, random);
    const withExport = happens(random, 0.4);
    const shown = shownSums(facts, ORDER, ['gravada', 'igv', 'total']);
    const sum = (key: Sum): Markup => {
      const [es, en] = SUMS[key];
      return tr([es, html`<i>${en}</i>`, style.currencySign, style.amount(facts.sumas[key])], key);
    };
    const exported = tr([
      'Valor de exportación',
      html`<i>Export value</i>`,
      style.currencySign,
      style.amount(0),
    ]);
    const sums = html`<table class="sums">
      ${withExport && exported}${shown.map(sum)}
    </table>`;
    const body = html`${heading(facts, style)}${grid(facts, style, random, ship)}${items(facts, style, random)}
      <div class="end whole">
        <div>
          ${qrPlace(facts, '28mm')}
          <div class="hash">Valor resumen / Digest:<br />${facts.hash}</div>
        </div>
        ${notes(facts, style, random)}${sums}
      </div>
      <p class="fine" style="margin-top:3mm">
        Representación impresa de la factura electrónica / Printed copy of the electronic invoice.
        Consúltela en ${siteOf(facts.emisor)}/cpe. Autorizado mediante Resolución de Intendencia N°
        018-005-000${digits(random, 4)}/SUNAT. Claims must be submitted in writing within 8 days
        after receipt of goods.
      </p>`;
    const totales = totalesTruth(facts, shown);
    const info = infoTruth(facts, [
      'formaPago',
      'metodoPago',
      'ordenCompra',
      'guiaRemision',
      'observaciones',
      'letras',
    ]);
    const paper = { width: '297mm', height: '210mm' };
    return {
      ...wholePage({ css: CSS, body, paper, margin: '10mm 12mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: withExport ? { ...totales, exportacion: 0 } : totales,
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: ship.isShown ? { ...info, peso_total: ship.weight } : info,
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]),
      },
    };
  },
};
