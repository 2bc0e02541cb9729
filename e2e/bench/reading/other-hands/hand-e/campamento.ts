import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { html, wholePage, type Markup } from '../../html';
import { addDays } from '../../facts/civil-day';
import { amountText, DATE_STYLES } from '../../styles';
import {
  baseOf,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type LinePrinted,
  type SumPrinted,
} from '../../truth';
import { digits, between, pick } from '../../facts/chance';
import { CURRENCY_SIGNS, CURRENCY_WORDS, hasRowDiscounts } from './parts';
import { quantityOf } from './parts';

const LANDSCAPE = { width: '297mm', height: '210mm' } as const;
const date = DATE_STYLES.dot;
const amount = (cents: Cents): string => amountText(cents, 'point');

const CSS = `
@page { @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 7pt 'Liberation Sans'; } }
body { font: 8pt/1.3 'Liberation Sans', sans-serif; color: #000; padding-right: 1pt; }
.top { display: grid; grid-template-columns: 1fr 78mm; gap: 6mm; }
.buyer b { font: bold 12pt 'Liberation Serif', serif; display: block; color: #7a4b00; }
.order { border-left: 3pt solid #c77800; padding-left: 4mm; }
.order b { font-size: 13pt; }
.order td { padding: .3mm 2mm .3mm 0; }
.two { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; padding: 4mm 0 3mm; }
.two > div { border: .5pt solid #888; padding: 1.5mm 2mm; }
.two h5 { margin: -1.5mm -2mm 1mm; background: #eee; padding: .6mm 2mm; font-size: 7.4pt; }
.rows { width: 100%; }
.rows th { background: #c77800; color: #fff; padding: 1mm; font-size: 7.2pt; text-align: left; }
.rows td { border-bottom: .4pt solid #bbb; padding: 1mm; vertical-align: top; }
.rows .n { text-align: right; white-space: nowrap; }
.rows tfoot { display: table-row-group; }
.rows tfoot td { border: 0; padding: .6mm 1mm; }
.rows tfoot tr.all td { font-weight: bold; border-top: .8pt solid #000; font-size: 9pt; }
.notes { padding-top: 2mm; }
.sign { break-inside: avoid; display: grid; grid-template-columns: repeat(3, 1fr); gap: 14mm; padding: 16mm 10mm 2mm; text-align: center; }
.sign div { border-top: .6pt solid #000; padding-top: 1mm; }
.fine { columns: 2; column-gap: 6mm; font-size: 6.2pt; padding-top: 3mm; text-align: justify; }
.fine p { margin: 0 0 1mm; }
`;

const SITES = [
  ['Unidad Minera Cerro Colorado', 'Almacén Central, Campamento Km 18, Espinar, Cusco'],
  ['Proyecto Variante Ruta 5', 'Obrador Km 92+400, Chilca, Cañete'],
  ['Planta Concentradora Santa Rita', 'Garita 2, San Mateo, Huarochirí'],
  ['Obra Residencial Los Alerces', 'Av. La Marina 2355, San Miguel, Lima'],
] as const;

const BUYERS = [
  'Patricia Olaechea',
  'Renzo Caballero Díaz',
  'Gladys Ircañaupa',
  'Óscar Bernaola',
] as const;

interface Extras {
  /** Ten digits, as the buyer's system numbers its orders. */
  number: string;
  site: (typeof SITES)[number];
  buyer: string;
  phone: string;
  quote: string;
  terms: string;
  costCenters: readonly string[];
  deliveries: readonly string[];
}

function extrasOf(facts: BenchFacts, random: () => number): Extras {
  const first = addDays(facts.emision, between(random, 4, 15));
  const isSplit = random() < 0.25;
  return {
    number: `45${facts.correlativo}`,
    site: pick(random, SITES),
    buyer: pick(random, BUYERS),
    phone: `(01) 4${digits(random, 2)}-${digits(random, 4)}`,
    quote: `COT-${digits(random, 4)}`,
    terms:
      facts.formaPago === 'Crédito'
        ? `Factura a ${pick(random, [15, 30, 45, 60])} días`
        : 'Contado contra entrega',
    costCenters: facts.lineas.map(() => `93${digits(random, 2)}.${digits(random, 3)}`),
    deliveries: facts.lineas.map((_, at) => addDays(first, isSplit && at % 2 === 1 ? 14 : 0)),
  };
}

const top = (facts: BenchFacts, { number, phone, quote }: Extras): Markup =>
  html`<div class="top">
    <div class="buyer">
      <b>${facts.cliente.nombre}</b>
      <div>RUC ${facts.cliente.documento}</div>
      <div>${facts.cliente.direccion}</div>
      <div>Central: ${phone}</div>
    </div>
    <div class="order">
      <b>ORDEN DE COMPRA</b>
      <table>
        <tr>
          <td>Número</td>
          <td><b>${number}</b></td>
        </tr>
        <tr>
          <td>Fecha</td>
          <td>${date(facts.emision)}</td>
        </tr>
        <tr>
          <td>Su cotización</td>
          <td>${quote}</td>
        </tr>
        <tr>
          <td>Moneda</td>
          <td>${CURRENCY_WORDS[facts.moneda]}</td>
        </tr>
      </table>
    </div>
  </div>`;

const parties = ({ emisor }: BenchFacts, { site, buyer, terms }: Extras): Markup =>
  html`<div class="two">
    <div>
      <h5>PROVEEDOR</h5>
      <div>${emisor.nombre}</div>
      <div>RUC: ${emisor.documento}</div>
      <div>Dirección: ${emisor.direccion}</div>
      <div>Teléfono: ${emisor.telefono}</div>
      <div>E-mail: ${emisor.email}</div>
    </div>
    <div>
      <h5>ENTREGAR EN</h5>
      <div>${site[0]}</div>
      <div>${site[1]}</div>
      <div>Horario: lunes a viernes de 08:00 a 16:00</div>
    </div>
    <div>
      <h5>CONDICIONES</h5>
      <div>Condición de pago: ${terms}</div>
      <div>Incoterm: DDP en obra</div>
      <div>Comprador: ${buyer}</div>
    </div>
  </div>`;

/** Rows of the sums; a sale that is not all taxed shows its parts. */
function sumsOf(facts: BenchFacts): { key: SumPrinted; label: string; cents: Cents }[] {
  const { sumas } = facts;
  const untaxed = sumas.exonerada + sumas.inafecta;
  const parts: { key: SumPrinted; label: string; cents: Cents }[] = [
    { key: 'gravada', label: 'Valor afecto a IGV', cents: sumas.gravada },
    { key: 'exonerada', label: 'Valor exonerado de IGV', cents: sumas.exonerada },
  ];
  return [
    ...(untaxed > 0 ? parts : []),
    { key: 'subtotal', label: 'Subtotal', cents: baseOf(facts) },
    { key: 'igv', label: 'IGV 18%', cents: sumas.igv },
    { key: 'total', label: `TOTAL ${CURRENCY_SIGNS[facts.moneda]}`, cents: sumas.total },
  ];
}

function rows(facts: BenchFacts, { costCenters, deliveries }: Extras): Markup {
  const withDiscount = hasRowDiscounts(facts);
  const span = withDiscount ? 9 : 8;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Pos.</th>
        <th>Material</th>
        <th>Descripción</th>
        <th>C. costo</th>
        <th>F. entrega</th>
        <th class="n">Cantidad</th>
        <th>UM</th>
        <th class="n">Precio unit.</th>
        ${withDiscount && html`<th class="n">Dscto.</th>`}
        <th class="n">Valor neto</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td>${String((at + 1) * 10).padStart(5, '0')}</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td>${costCenters[at]}</td>
            <td>${date(deliveries[at] ?? facts.emision)}</td>
            <td class="n">${quantityOf(line.cantidad, 2)}</td>
            <td>${line.unidad}</td>
            <td class="n">${amount(line.unitario)}</td>
            ${withDiscount && html`<td class="n">${amount(line.descuento)}</td>`}
            <td class="n">${amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${sumsOf(facts).map(
        ({ key, label, cents }) =>
          html`<tr class="${key === 'total' && 'all'}">
            <td class="n" colspan="${span}">${label}</td>
            <td class="n">${amount(cents)}</td>
          </tr>`,
      )}
    </tfoot>
  </table>`;
}

const CLAUSES = [
  'El proveedor confirma esta orden dentro de las 24 horas de recibida; pasado ese plazo se tiene por aceptada.',
  'La factura se presenta con la guía de remisión sellada por el almacén y el número de esta orden impreso.',
  'El atraso en la entrega da lugar a una penalidad de 0.5% diario del valor neto atrasado, con tope de 10%.',
  'El personal que ingrese a obra presenta SCTR vigente, examen médico e inducción de seguridad.',
  'Los materiales se entregan con certificado de calidad y hoja de seguridad cuando corresponda.',
  'El comprador puede resolver la orden sin penalidad si la entrega supera los quince días de atraso.',
  'El proveedor declara conocer y cumplir el código de ética y la política anticorrupción del comprador.',
  'Toda controversia se somete a los jueces del distrito judicial de Lima.',
] as const;

const end = (facts: BenchFacts, { buyer }: Extras): Markup =>
  html`<div class="notes">
      <div>Son: ${facts.letras}</div>
      ${facts.observaciones && html`<div>Observaciones: ${facts.observaciones}</div>`}
    </div>
    <div class="sign">
      <div>${buyer}<br />Elaborado por</div>
      <div>Jefe de Logística<br />V°B°</div>
      <div>Gerente de Proyecto<br />Aprobado por</div>
    </div>
    <div class="fine">${CLAUSES.map((text, at) => html`<p>${at + 1}. ${text}</p>`)}</div>`;

/** A mine's or builder's order out of a large system, on landscape paper with the buyer's letterhead. */
export const CAMPAMENTO: BenchLayout = {
  id: 'campamento',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(facts, _style, random) {
    const extras = extrasOf(facts, random);
    const body = html`${top(facts, extras)} ${parties(facts, extras)} ${rows(facts, extras)}
    ${end(facts, extras)}`;
    const cells: LinePrinted[] = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'];
    if (hasRowDiscounts(facts)) cells.push('descuento');
    const printed = sumsOf(facts).map(({ key }) => key);
    return {
      ...wholePage({ css: CSS, body, paper: LANDSCAPE, margin: '10mm 11mm 14mm' }),
      truth: {
        documento: { ...documentoTruth(facts, ['moneda']), numero: extras.number },
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: { ...partyTruth(facts.cliente, ['direccion']), telefono: extras.phone },
        totales: totalesTruth(facts, printed),
        informacion_adicional: {
          ...infoTruth(facts, ['observaciones', 'letras']),
          terminos_pago: extras.terms,
        },
        productos: linesTruth(facts, cells),
      },
    };
  },
};
