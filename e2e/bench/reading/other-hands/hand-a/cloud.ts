import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  baseOf,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type LinePrinted,
} from '../../truth';
import { digits, pick, type Random } from '../../facts/chance';
import { hasDiscounts, sumRows, type SumRow } from './parts';

const CSS = `
@page { @bottom-left { content: 'Emitido con Kontia · software de facturación en la nube'; font: 6.5pt sans-serif; color: #8a8f98; }
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 6.5pt sans-serif; color: #8a8f98; } }
body { font: 8.4pt/1.35 'Instrument Sans', sans-serif; color: #22262e; }
small, h4 { color: #767c87; font-size: 6.8pt; font-weight: 500; } h4 { margin: 0 0 .6mm; }
.top { display: flex; justify-content: space-between; align-items: flex-start; gap: 8mm; margin-bottom: 6mm; }
.brand { display: flex; gap: 4mm; } .brand b { font-size: 11.5pt; display: block; line-height: 1.15; margin-bottom: 1mm; }
.logo { flex: none; width: 15mm; height: 15mm; border-radius: 4mm; background: var(--tint); color: #fff; font: 700 15pt/15mm 'Instrument Sans'; text-align: center; }
.doc { flex: none; width: 62mm; text-align: right; } .doc strong { display: block; font-size: 13pt; margin: 1.4mm 0 .6mm; }
.pill { display: inline-block; background: var(--soft); color: var(--tint); border-radius: 9mm; padding: 1mm 4mm; font-weight: 600; }
.cards { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2.4mm; margin-bottom: 5mm; }
.card { background: #f6f7f9; border-radius: 2mm; padding: 2mm 2.6mm; overflow-wrap: anywhere; } .wide { grid-column: span 4; display: grid; grid-template-columns: 2.1fr 1fr 2.1fr; gap: 3mm; }
.items { width: 100%; margin-bottom: 4mm; } .items th { color: #767c87; font-size: 6.8pt; font-weight: 500; text-align: right; border-bottom: .5mm solid var(--tint); padding: 1.2mm 1.4mm; }
.items td { text-align: right; vertical-align: top; padding: 1.5mm 1.4mm 1.5mm 2.4mm; border-bottom: .2mm solid #e3e5ea; white-space: nowrap; }
.items th:first-child, .items td:first-child { text-align: left; white-space: normal; padding-left: 0; } .items small { display: block; }
.end { display: grid; grid-template-columns: 1fr 72mm; gap: 8mm; align-items: start; }
.sum { background: var(--soft); border-radius: 3mm; padding: 3mm 4mm; } .sum p { display: flex; justify-content: space-between; margin: 0; padding: .8mm 0; }
.sum .all { border-top: .3mm solid var(--tint); margin-top: 1.4mm; padding-top: 2mm; font-size: 12.5pt; font-weight: 700; color: var(--tint); }
.dues { width: 100%; margin: .6mm 0 3mm; } .dues th { text-align: left; font-size: 6.8pt; font-weight: 500; color: #767c87; } .dues td, .dues th { padding: .7mm 0; border-bottom: .2mm solid #e3e5ea; } .dues td { text-align: left; } .dues tr > :last-child { text-align: right; }
.note { border-left: .8mm solid #e5a100; background: #fff8e6; padding: 1.6mm 2.4mm; margin: 0 0 3mm; font-size: 7.4pt; }
.proof { display: flex; gap: 4mm; align-items: center; margin-top: 5mm; padding-top: 3mm; border-top: .2mm solid #e3e5ea; font-size: 7pt; color: #565c66; } .proof p { margin: 0 0 .8mm; }`;

const TITLES: Partial<Record<BenchFacts['kind'], string>> = {
  factura: 'Factura electrónica',
  boleta: 'Boleta de venta electrónica',
};

const tile = (label: string, value: string): Markup =>
  value
    ? html`<div class="card">
        <h4>${label}</h4>
        ${value}
      </div>`
    : NOTHING;

function top({ emisor, kind, serie, correlativo }: BenchFacts, style: BenchStyle): Markup {
  return html`<div class="top">
    <div class="brand">
      <span class="logo">${emisor.nombre[0]}</span>
      <div>
        <b>${emisor.nombre}</b>RUC ${emisor.documento}<br />${emisor.direccion}<br />${emisor.telefono}
        · ${emisor.email}
      </div>
    </div>
    <div class="doc">
      <span class="pill">${TITLES[kind]}</span><strong>${style.number(serie, correlativo)}</strong>
    </div>
  </div>`;
}

function cards(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { cliente, vencimiento } = facts;
  const id = cliente.documento.length === 8 ? 'DNI' : 'RUC';
  return html`<div class="cards">
    <div class="card wide">
      <div>
        <h4>${pick(random, ['Cliente', 'Facturado a', 'Razón social'])}</h4>
        <b>${cliente.nombre}</b>
      </div>
      <div>
        <h4>${id}</h4>
        ${cliente.documento}
      </div>
      <div>
        ${
          cliente.direccion
            ? html`<h4>Dirección</h4>
                ${cliente.direccion}`
            : ''
        }
      </div>
    </div>
    ${tile(pick(random, ['Fecha de emisión', 'Emitida el', 'Emisión']), style.date(facts.emision))}
    ${tile(pick(random, ['Fecha de vencimiento', 'Vence el', 'Vencimiento']), vencimiento ? style.date(vencimiento) : '')}
    ${tile('Moneda', style.currencyName)}${tile(pick(random, ['Forma de pago', 'Condición de pago']), facts.formaPago)}
    ${tile('Medio de pago', facts.metodoPago)}${tile(pick(random, ['Orden de compra', 'O.C. del cliente']), facts.ordenCompra)}
    ${tile('Guía de remisión', facts.guiaRemision)}${tile('Vendedor', pick(random, ['Web', 'Karla T.', 'Oficina']))}
  </div>`;
}

function items(facts: BenchFacts, style: BenchStyle): Markup {
  const withDiscounts = hasDiscounts(facts);
  const rows = facts.lineas.map(
    (line) =>
      html`<tr>
        <td>${line.descripcion}<small>${line.codigo}</small></td>
        <td>${style.quantity(line.cantidad)}</td>
        <td>${line.unidad}</td>
        <td>${style.amount(line.unitario)}</td>
        ${withDiscounts ? html`<td>${style.amount(line.descuento)}</td>` : ''}
        <td>${style.amount(line.importe)}</td>
      </tr>`,
  );
  return html`<table class="items">
    <thead>
      <tr>
        <th>Producto o servicio</th>
        <th>Cant.</th>
        <th>Unidad</th>
        <th>${facts.precioConIgv ? 'Precio (inc. IGV)' : 'Precio unitario'}</th>
        ${withDiscounts ? html`<th>Descuento</th>` : ''}
        <th>Importe</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

const SALES = { gravada: 'Gravado', exonerada: 'Exonerado', inafecta: 'Inafecto' } as const;
const TAXES = {
  gratuita: 'Gratuito',
  igv: 'IGV (18%)',
  icbper: 'ICBPER',
  otrosCargos: 'Otros cargos',
} as const;

/** Above the subtotal stand its parts, when it has more than one. */
function shown(facts: BenchFacts): { above: readonly SumRow[]; below: readonly SumRow[] } {
  const sales = sumRows(facts, SALES, []);
  return { above: sales.length > 1 ? sales : [], below: sumRows(facts, TAXES, ['igv']) };
}

function totals(facts: BenchFacts, style: BenchStyle): Markup {
  const { sumas, percepcion } = facts;
  const money = (cents: number): string => `${style.currencySign} ${style.amount(cents)}`;
  const row = (label: string, text: string): Markup =>
    html`<p><span>${label}</span><span>${text}</span></p>`;
  const rows = (sums: readonly SumRow[]): Markup[] =>
    sums.map(({ label, cents }) => row(label, money(cents)));
  const { above, below } = shown(facts);
  return html`<div class="sum whole">
    ${sumas.descuentos ? row('Descuento global', `- ${money(sumas.descuentos)}`) : ''}
    ${rows(above)}${row('Subtotal', money(baseOf(facts)))}${rows(below)}
    <p class="all"><span>Total</span><span>${money(sumas.total)}</span></p>
    ${percepcion ? html`${row(`Percepción ${percepcion.porcentaje}%`, money(percepcion.monto))}${row('Total con percepción', money(percepcion.totalConPercepcion))}` : ''}
  </div>`;
}

function dues({ cuotas }: BenchFacts, style: BenchStyle): Markup {
  if (cuotas.length === 0) return NOTHING;
  const rows = cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<tr>
        <td>Cuota ${numero}</td>
        <td>${style.date(fecha)}</td>
        <td>${style.currencySign} ${style.amount(monto)}</td>
      </tr>`,
  );
  return html`<table class="dues whole">
    <tr>
      <th>Cronograma</th>
      <th>Vence</th>
      <th>Monto</th>
    </tr>
    ${rows}
  </table>`;
}

function notes({ detraccion, retencion }: BenchFacts, style: BenchStyle): Markup {
  if (detraccion)
    return html`<p class="note">
      Operación sujeta a detracción<br />Código ${detraccion.codigo} · ${detraccion.porcentaje}% ·
      S/ ${style.amount(detraccion.monto)}<br />Banco de la Nación: ${detraccion.cuenta}
    </p>`;
  if (!retencion) return NOTHING;
  return html`<p class="note">
    Sujeta a retención del IGV: ${retencion.porcentaje}% (${style.currencySign}
    ${style.amount(retencion.monto)}).
  </p>`;
}

function left(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  return html`<div>
    <h4>Importe en letras</h4>
    <p style="margin:0 0 3mm">${facts.letras}</p>
    ${dues(facts, style)}${notes(facts, style)}
    ${
      facts.observaciones
        ? html`<h4>Observaciones</h4>
            <p style="margin:0 0 3mm">${facts.observaciones}</p>`
        : ''
    }
    <div class="whole">
      <h4>Paga por transferencia</h4>
      BCP soles 194-${digits(random, 7)}-0-${digits(random, 2)}<br />CCI
      002-194-00${digits(random, 10)}-${digits(random, 2)}<br />Yape / Plin al 9${digits(random, 8)}
    </div>
  </div>`;
}

function proof(facts: BenchFacts, random: Random): Markup {
  const code = digits(random, 6);
  return html`<div class="proof whole">
    ${qrPlace(facts, '25mm')}
    <div>
      <p>Representación impresa de la ${TITLES[facts.kind]?.toLowerCase()}.</p>
      <p>Código hash: ${facts.hash}</p>
      <p>
        Descarga el XML y el PDF en kontia.pe/c/${code} con la clave K${digits(random, 4)}. Aceptada
        por SUNAT (constancia ${digits(random, 13)}).
      </p>
    </div>
  </div>`;
}

/** Facturación en la nube: tiles with the label above the value, totals in a tinted panel. */
export const cloud: BenchLayout = {
  id: 'nube',
  role: 'construido',
  kinds: ['factura', 'boleta'],
  draw(facts, style, random) {
    const [tint, soft] = pick(random, [
      ['#3a4fd0', '#eef0fd'],
      ['#0b7a6b', '#e6f4f1'],
      ['#b3345e', '#fbecf1'],
    ] as const);
    const body = html`<main style="--tint:${tint};--soft:${soft}">
      ${top(facts, style)}${cards(facts, style, random)}${items(facts, style)}
      <div class="end">${left(facts, style, random)}${totals(facts, style)}</div>
      ${proof(facts, random)}
    </main>`;
    const columns: LinePrinted[] = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'];
    const { above, below } = shown(facts);
    const sums = [...above, ...below].map(({ key }) => key);
    const discount = facts.sumas.descuentos ? (['descuentos'] as const) : [];
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 13mm 15mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'total', ...sums, ...discount]),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'metodoPago',
          'ordenCompra',
          'guiaRemision',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, hasDiscounts(facts) ? [...columns, 'descuento'] : columns),
      },
    };
  },
};
