import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchParty, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import { baseOf, documentoTruth, infoTruth, partyTruth, totalesTruth } from '../../truth';
import { COMPANY } from '../../../samples';
import { hasDiscounts, orBlank, rowsTruth } from './paid-later';

const money = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.month;

const CSS = `
body { font: 8.4pt/1.32 'Liberation Sans', Helvetica, sans-serif; color: #222; }
.top { display: flex; justify-content: space-between; align-items: flex-end; margin-bottom: 3mm; }
.top h1 { font-size: 13pt; margin: 0; color: #00587c; }
.top h2 { font-size: 13pt; font-weight: normal; margin: 0; text-align: right; }
.meta { width: 100%; border-top: 2px solid #00587c; border-bottom: 1px solid #bbb; }
.meta th { text-align: left; font-weight: normal; color: #666; font-size: 7.2pt; padding: 1mm 1.5mm 0 0; }
.meta td { padding: 0 1.5mm 1.2mm 0; }
.blocks { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin: 3mm 0; }
.blocks h4 { margin: 0 0 1mm; font-size: 8pt; background: #e8f0f4; padding: .8mm 1.5mm; }
.blocks div { padding: 0 1.5mm; }
.lines { width: 100%; }
.lines th { font-size: 7.2pt; text-align: left; border-bottom: 1.5px solid #00587c; padding: 1mm; vertical-align: bottom; }
.lines td { padding: 1.1mm 1mm; border-bottom: 1px solid #ddd; vertical-align: top; }
.n { text-align: right !important; white-space: nowrap; }
.tot { margin: 2mm 0 0 auto; } .tot td { padding: .6mm 1mm .6mm 8mm; text-align: right; } .tot tr:last-child td { font-weight: bold; border-top: 1.5px solid #00587c; }
.terms { font-size: 6.9pt; color: #555; margin-top: 5mm; column-count: 2; column-gap: 6mm; text-align: justify; }
.terms p { margin: 0 0 1.2mm; }
`;

const SITES: Readonly<Record<string, readonly string[]>> = {
  Hoteles: [
    'Almacén Central Hotel Miraflores|Calle San Martín 640, Miraflores, Lima',
    'Hotel Valle Sagrado - Recepción de mercadería|Carretera Urubamba km 71, Cusco',
    'Hotel Paracas - Economato|Av. Paracas s/n, Pisco, Ica',
  ],
  Clínica: [
    'Almacén de Farmacia - Sótano 2|Av. Guardia Civil 385, San Borja, Lima',
    'Logística sede Surco|Av. El Polo 461, Santiago de Surco, Lima',
  ],
  Financiera: [
    'Centro de Distribución|Av. Argentina 2833, Cercado de Lima',
    'Agencia San Isidro - Servicios Generales|Av. Rivera Navarrete 698, San Isidro, Lima',
  ],
};

const OWN_SITES = [
  'Almacén principal - Lurín|Av. Los Almacenes Nuevos 2150, Lurín, Lima',
  'Almacén Ate|Av. La Molina 1045, Ate, Lima',
] as const;

interface Buyer {
  party: BenchParty;
  /** Where it may receive goods: name and street. */
  sites: readonly string[];
}

/** The buyer as a hotel chain, a clinic or a lender; the house's own company keeps its name. */
function buyerOf(cliente: BenchParty, random: Random): Buyer {
  if (cliente.documento === COMPANY.ruc) return { party: cliente, sites: OWN_SITES };
  const [trade, sites] = pick(random, Object.entries(SITES));
  const isUpper = cliente.nombre === cliente.nombre.toUpperCase();
  const [, ...rest] = cliente.nombre.split(' ');
  const name = `${trade} ${rest.join(' ')}`;
  return { party: { ...cliente, nombre: isUpper ? name.toUpperCase() : name }, sites };
}

const lines = (...parts: readonly string[]): Markup =>
  html`${parts.filter(Boolean).map((part) => html`${part}<br />`)}`;

interface Order {
  facts: BenchFacts;
  sites: readonly string[];
  terms: string;
  showsContact: boolean;
}

const field = (label: string, value: string): { label: string; value: string } => ({
  label,
  value,
});

function meta({ facts, terms }: Order, random: Random): Markup {
  const people = [
    'Quispe Rojas, Milagros',
    'Salazar Peña, Íñigo',
    'Cárdenas, Lucía',
    'Ticona, Ángela',
  ];
  const fields = [
    field('Fecha de la orden', day(facts.emision)),
    field('Revisión', String(between(random, 0, 2))),
    field('Comprador', pick(random, people)),
    field('Solicitud', `REQ-${digits(random, 6)}`),
    field('Condiciones de pago', terms),
    field('Moneda', facts.moneda),
  ];
  return html`<table class="meta">
    <tr>
      ${fields.map(({ label }) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${fields.map(({ value }) => html`<td>${value}</td>`)}
    </tr>
  </table>`;
}

function blocks({ facts, sites, showsContact }: Order, random: Random): Markup {
  const { emisor, cliente } = facts;
  const [site = '', street = ''] = pick(random, sites).split('|');
  return html`<div class="blocks">
    <section>
      <h4>Proveedor</h4>
      <div>
        ${lines(
          emisor.nombre,
          `RUC ${emisor.documento}`,
          emisor.direccion,
          showsContact ? emisor.telefono : '',
          showsContact ? emisor.email : '',
        )}
      </div>
    </section>
    <section>
      <h4>Enviar a</h4>
      <div>${lines(site, street, 'Horario de recepción: L-V 08:00 a 13:00')}</div>
    </section>
    <section>
      <h4>Facturar a</h4>
      <div>${lines(cliente.nombre, `RUC ${cliente.documento}`, cliente.direccion)}</div>
    </section>
  </div>`;
}

function row(line: BenchLine, at: number, needBy: string, withDiscount: boolean): Markup {
  return html`<tr>
    <td>${at + 1}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td style="white-space:nowrap">${day(needBy)}</td>
    <td class="n">${String(line.cantidad / 1000)}</td>
    <td>${line.unidad}</td>
    <td class="n">${money(line.unitario)}</td>
    ${withDiscount && html`<td class="n">${orBlank(line.descuento, money)}</td>`}
    <td class="n">${money(line.importe)}</td>
  </tr>`;
}

function rows(facts: BenchFacts, random: Random): Markup {
  const withDiscount = hasDiscounts(facts);
  const first = between(random, 4, 20);
  return html`<table class="lines">
    <thead>
      <tr>
        <th>Línea</th>
        <th>Artículo</th>
        <th>Descripción</th>
        <th>Fecha requerida</th>
        <th class="n">Cantidad</th>
        <th>UDM</th>
        <th class="n">Precio unitario</th>
        ${withDiscount && html`<th class="n">Descuento</th>`}
        <th class="n">Importe (${facts.moneda})</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line, at) => {
        const extra = happens(random, 0.2) ? 7 : 0;
        return row(line, at, addDays(facts.emision, first + extra), withDiscount);
      })}
    </tbody>
  </table>`;
}

function totals(facts: BenchFacts): Markup {
  const { sumas, moneda } = facts;
  return html`<table class="tot whole">
    <tr>
      <td>Subtotal</td>
      <td>${money(baseOf(facts))}</td>
    </tr>
    <tr>
      <td>IGV</td>
      <td>${money(sumas.igv)}</td>
    </tr>
    <tr>
      <td>Total ${moneda}</td>
      <td>${money(sumas.total)}</td>
    </tr>
  </table>`;
}

const CLAUSES = [
  '1. El número de esta orden debe figurar en la guía de remisión, la factura y toda correspondencia. Las facturas sin orden de compra serán devueltas.',
  '2. La factura electrónica (XML y PDF) se registra en el portal de proveedores hasta el día 25 de cada mes, acompañada de la conformidad de recepción.',
  '3. El comprador podrá rechazar los bienes que no cumplan las especificaciones. El retiro y los gastos de devolución son de cargo del proveedor.',
  '4. El incumplimiento de la fecha requerida da lugar a una penalidad de 1 % por día de atraso, con tope de 10 % del valor de la orden.',
  '5. El proveedor declara conocer y cumplir el Código de Ética y el Modelo de Prevención (Ley N° 30424) del comprador.',
  '6. Los datos personales se tratan conforme a la Ley N° 29733.',
] as const;

function clauses(random: Random): Markup {
  const shown = CLAUSES.filter((_, at) => at < 2 || happens(random, 0.7));
  return html`<div class="terms">
    <p><b>Términos y condiciones</b></p>
    ${shown.map((text) => html`<p>${text}</p>`)}
    ${happens(random, 0.6) && html`<p>Documento aprobado electrónicamente en el sistema de compras; no requiere firma.</p>`}
  </div>`;
}

/** Purchase order that a hotel chain, a clinic or a lender sends from its procurement portal. */
export const ocHotelPortal: BenchLayout = {
  id: 'oc-hotel-portal',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(given, _style, random) {
    const { party, sites } = buyerOf(given.cliente, random);
    const facts: BenchFacts = { ...given, cliente: party };
    const days = pick(random, [15, 30, 45, 60]);
    const terms = facts.formaPago === 'Contado' ? 'Contado' : `Crédito ${days} días`;
    const order: Order = { facts, sites, terms, showsContact: happens(random, 0.6) };
    const body = html`<div class="top">
        <div>
          <h1>${party.nombre}</h1>
          RUC ${party.documento}<br />${party.direccion}
        </div>
        <h2>Orden de compra<br /><b>${facts.serie}-${facts.correlativo}</b></h2>
      </div>
      ${meta(order, random)} ${blocks(order, random)} ${rows(facts, random)} ${totals(facts)}
      ${facts.observaciones && html`<div><b>Nota para el proveedor:</b> ${facts.observaciones}</div>`}
      ${clauses(random)}`;
    return {
      ...wholePage({
        css: CSS,
        body,
        paper: { width: '216mm', height: '279mm' },
        margin: '12mm 13mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          ...(order.showsContact ? (['telefono', 'email'] as const) : []),
        ]),
        cliente: partyTruth(party, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: { ...infoTruth(facts, ['observaciones']), terminos_pago: terms },
        productos: rowsTruth(facts, [
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
