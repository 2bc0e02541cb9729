import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage } from '../../html';
import type { Markup } from '../../html';
import type { ProductoData } from '../../../../../backend/src/contracts/extracted-data';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { inCurrency, instalments, isUntaxedRow, ofTrade, webOf } from './dressing';

const STEMS = ['Estación de Servicios', 'Grifo', 'Servicentro', 'Combustibles'];
/** Per gallon before IGV, in ten-thousandths of a sol. */
const FUELS = [
  { code: '0301', name: 'DIESEL B5 S-50 UV', price: 134_700 },
  { code: '0301', name: 'DIESEL B5 S-50 UV', price: 136_400 },
  { code: '0105', name: 'GASOHOL PREMIUM', price: 150_600 },
  { code: '0102', name: 'GASOHOL REGULAR', price: 128_800 },
] as const;

interface Fill {
  code: string;
  name: string;
  unit: string;
  plate: string;
  odometer: string;
  slip: string;
  driver: string;
  gallons: string;
  price: string;
  line: BenchLine;
}

const DRIVERS = ['QUISPE M. J.', 'HUAMÁN R.', 'NÚÑEZ C. L.', 'TICONA V.', 'MAMANI P. E.', '-'];
const plateOf = (random: Random): string =>
  `${pick(random, ['A', 'B', 'C', 'F', 'T'])}${between(random, 0, 9)}${pick(random, ['K', 'M', 'V', 'X'])}-${digits(random, 3)}`;

function otherOf(
  line: BenchLine,
  random: Random,
): Pick<Fill, 'code' | 'name' | 'unit' | 'gallons' | 'price'> {
  const name = isUntaxedRow(line)
    ? 'REEMBOLSO PEAJE (INAFECTO)'
    : pick(random, ['LAVADO DE CORTESIA', 'AGUA DESTILADA 1 L']);
  return {
    code: isUntaxedRow(line) ? '0910' : '0733',
    name,
    unit: 'UND',
    gallons: '1.000',
    price: ((line.importe || line.unitario) / 100).toFixed(4),
  };
}

/** Fuel of the amount of the row; the pump's gallons follow from the price of the day. */
function fillOf(line: BenchLine, dear: number, places: number, random: Random): Fill {
  const base = {
    plate: plateOf(random),
    odometer: String(between(random, 18_000, 390_000)),
    slip: `${digits(random, 6)}`,
    driver: pick(random, DRIVERS),
    line,
  };
  if (line.importe === 0 || isUntaxedRow(line)) return { ...base, ...otherOf(line, random) };
  const fuel = pick(random, FUELS);
  const price = fuel.price + dear;
  const gallons = (line.importe * 100) / price;
  const isBulk = gallons > 130;
  return {
    ...base,
    ...(isBulk && { plate: 'CISTERNA', odometer: '-' }),
    code: fuel.code,
    name: fuel.name,
    unit: 'GLL',
    gallons: gallons.toFixed(places),
    price: (price / 10_000).toFixed(4),
  };
}

const CSS = `
body { font: 8.4pt "DejaVu Sans", sans-serif; }
.top { display: flex; justify-content: space-between; gap: 5mm; } .top h1 { font-size: 12.5pt; margin: 0; } .top div:first-child { max-width: 112mm; line-height: 1.4; }
.ruc { border: 2px solid #0b6b3a; border-radius: 3mm; width: 66mm; text-align: center; font-size: 11pt; align-self: flex-start; overflow: hidden; } .ruc b { display: block; padding: 1.6mm; } .ruc b:nth-child(2) { background: #0b6b3a; color: #fff; }
.cl { border: 1px solid #0b6b3a; border-radius: 2mm; margin: 3mm 0; padding: 2mm; display: grid; grid-template-columns: 1fr 62mm; line-height: 1.55; }
.d { width: 100%; font-size: 7.4pt; } .d th { border-top: 1.5px solid #0b6b3a; border-bottom: 1.5px solid #0b6b3a; padding: 1mm .6mm; font-size: 7pt; } .d td { padding: .8mm .6mm; }
.d tbody tr:nth-child(even) { background: #eef6f1; } .n { text-align: right; white-space: nowrap; } .m { text-align: center; white-space: nowrap; }
.low { display: flex; justify-content: space-between; gap: 5mm; margin-top: 3mm; border-top: 1.5px solid #0b6b3a; padding-top: 2mm; } .sum { width: 72mm; } .sum td { padding: .6mm 0; } .sum tr:last-child td { font-weight: bold; font-size: 10pt; border-top: 1px solid #000; }
.foot { font-size: 6.8pt; margin-top: 4mm; line-height: 1.4; }
`;

const LABELS = {
  gravada: 'Op. Gravada',
  inafecta: 'Op. Inafecta',
  gratuita: 'Op. Gratuita',
  descuentos: 'Descuento por volumen',
  igv: 'IGV (18.00%)',
  total: 'TOTAL A PAGAR',
} as const;
const ORDER = ['descuentos', 'gravada', 'inafecta', 'gratuita', 'igv', 'total'] as const;
const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

interface Page {
  facts: BenchFacts;
  fills: readonly Fill[];
  style: BenchStyle;
  random: Random;
  sign: string;
}

function rowOf(fill: Fill, { style }: Page): Markup {
  const mark = style.amount(0).charAt(1);
  return html`<tr>
    <td class="m">${fill.code}</td>
    <td>${fill.name}</td>
    <td class="m">${fill.plate}</td>
    <td class="n">${fill.odometer}</td>
    <td class="m">${fill.slip}</td>
    <td>${fill.driver}</td>
    <td class="m">${fill.unit}</td>
    <td class="n">${fill.gallons.replace('.', mark)}</td>
    <td class="n">${fill.price.replace('.', mark)}</td>
    <td class="n">${style.amount(fill.line.importe)}</td>
  </tr>`;
}

function headOf({ facts, style, random, sign }: Page): Markup {
  const { emisor, cliente } = facts;
  const branch = happens(random, 0.5)
    ? html`<br />E/S:
        ${pick(random, ['Panamericana Sur Km. 38.5, Lurín', 'Av. Néstor Gambetta 4120, Callao', 'Carretera Central Km. 9.2, Ate'])}`
    : NOTHING;
  return html`<div class="top">
      <div>
        <h1>${emisor.nombre}</h1>
        ${emisor.direccion}${branch}<br />Tel. ${emisor.telefono} - ${emisor.email}
      </div>
      <div class="ruc">
        <b>RUC ${emisor.documento}</b><b>FACTURA ELECTRÓNICA</b
        ><b>${style.number(facts.serie, facts.correlativo)}</b>
      </div>
    </div>
    <div class="cl">
      <div>
        <b>Cliente:</b> ${cliente.nombre}<br /><b>RUC:</b> ${cliente.documento}<br /><b
          >Dirección:</b
        >
        ${cliente.direccion}
      </div>
      <div>
        <b>F. Emisión:</b> ${style.date(facts.emision)}
        ${between(random, 10, 21)}:${between(random, 10, 59)}<br />
        ${facts.vencimiento ? html`<b>F. Vencimiento:</b> ${style.date(facts.vencimiento)}<br />` : NOTHING}<b
          >Forma de pago:</b
        >
        ${facts.formaPago}<br />
        <b>Moneda:</b>
        ${sign === 'PEN' ? 'PEN' : 'SOLES'}${facts.ordenCompra ? html`<br /><b>O/C:</b> ${facts.ordenCompra}` : NOTHING}
      </div>
    </div>`;
}

function bodyOf(page: Page): Markup {
  const { facts, fills, style, random, sign } = page;
  const sums = shown(facts).map(
    (key) =>
      html`<tr>
        <td>${LABELS[key]}</td>
        <td>${sign}</td>
        <td class="n">${style.amount(facts.sumas[key])}</td>
      </tr>`,
  );
  const parts = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<br />Cuota ${numero} vence ${style.date(fecha)} por ${sign} ${style.amount(monto)}`,
  );
  const held = facts.retencion;
  return html`${headOf(page)}
    <table class="d">
      <thead>
        <tr>
          <th>CÓD.</th>
          <th>PRODUCTO</th>
          <th>PLACA</th>
          <th>ODÓM. (KM)</th>
          <th>N° VALE</th>
          <th>CHOFER</th>
          <th>U.M.</th>
          <th>CANTIDAD</th>
          <th>V. UNIT.</th>
          <th>IMPORTE</th>
        </tr>
      </thead>
      <tbody>
        ${fills.map((fill) => rowOf(fill, page))}
      </tbody>
    </table>
    <div class="low whole">
      <div style="max-width:105mm;line-height:1.45">
        SON: ${facts.letras}${parts}
        ${held ? html`<br />Operación sujeta a retención ${held.porcentaje}% : ${sign} ${style.amount(held.monto)}` : NOTHING}
        ${facts.observaciones ? html`<br />Obs.: ${facts.observaciones}` : NOTHING}
      </div>
      <table class="sum">
        ${sums}
      </table>
    </div>
    <div class="low whole" style="border:0">
      <div class="foot">
        Isla/Lado: ${between(random, 1, 6)}${pick(random, ['A', 'B'])} &nbsp; Turno:
        ${between(random, 1, 3)} &nbsp; Cajero: ${pick(random, ['ROSA N.', 'JESUS M.', 'LUCIA A.'])}
        &nbsp; Cód. OSINERGMIN: ${digits(random, 5)}-050-${digits(random, 6)}<br />
        Resumen: ${facts.hash}<br />Representación impresa de la Factura Electrónica. Consulte en
        ${webOf(facts.emisor)}<br />Agente de percepción. No se aceptan cambios ni devoluciones de
        combustible.
      </div>
      ${qrPlace(facts, '26mm')}
    </div>`;
}

const rowTruth = (fill: Fill): ProductoData => ({
  codigo: fill.code,
  descripcion: fill.name,
  unidad: fill.unit,
  cantidad: Number(fill.gallons),
  precio_unitario: Number(fill.price),
  subtotal: fill.line.importe / 100,
});

/** Fortnightly or monthly invoice of a petrol station to a fleet: one row for each fill. */
export const FLOTA_COMBUSTIBLE: BenchLayout = {
  id: 'flota-combustible',
  role: 'construido',
  kinds: ['factura'],
  draw(original, style, random) {
    const soles = ofTrade(inCurrency({ ...original, detraccion: null }, 'PEN'), STEMS, random);
    const { sumas } = soles;
    const cuotas = original.detraccion ? [] : soles.cuotas;
    const facts = {
      ...soles,
      cuotas,
      sumas: { ...sumas, inafecta: sumas.exonerada, exonerada: 0 },
    };
    const dear = between(random, 0, 9_999);
    const places = pick(random, [3, 3, 4]);
    const fills = facts.lineas.map((line) => fillOf(line, dear, places, random));
    const sign = original.moneda === 'PEN' ? style.currencySign : 'S/';
    return {
      ...wholePage({
        css: CSS,
        body: bodyOf({ facts, fills, style, random, sign }),
        paper: A4,
        margin: '12mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...(facts.retencion && {
          retencion: { porcentaje: facts.retencion.porcentaje, monto: facts.retencion.monto / 100 },
        }),
        informacion_adicional: compact({
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          cuotas: instalments(facts),
        }),
        productos: fills.map(rowTruth),
      },
    };
  },
};
