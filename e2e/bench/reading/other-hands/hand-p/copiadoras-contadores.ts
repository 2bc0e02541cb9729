import { digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { charge, type Machine } from './copier-rent';
import { rowKind, sellerNamed } from './rows-of-trade';
import { cuotasText, serviceDetraccion, withheldTruth } from './withheld';

const CSS = `
body { font: 8.4pt "Liberation Sans", Helvetica, sans-serif; color: #1b1b1b; }
.top { display: flex; justify-content: space-between; }
.top .a { width: 105mm; line-height: 1.4; }
.top .a b { font-size: 13pt; color: #00695c; }
.top .b { text-align: right; line-height: 1.5; font-size: 9.5pt; }
.top .b strong { font-size: 12pt; }
.tiles { display: grid; grid-template-columns: 1fr 1fr 1fr 1fr; gap: 2mm; margin: 4mm 0; }
.tiles div { background: #e0f2f1; padding: 2mm; }
.tiles small { display: block; font-size: 7pt; color: #444; }
.tiles b { font-size: 10pt; }
.client { line-height: 1.5; border-left: 1.5mm solid #00695c; padding-left: 3mm; }
.rows { width: 100%; margin-top: 4mm; }
.rows th { text-align: left; border-bottom: 1pt solid #00695c; padding: 1mm; color: #00695c; }
.rows td { padding: 1mm; vertical-align: top; border-bottom: .3pt solid #bbb; }
.n { text-align: right !important; white-space: nowrap; }
.under { display: flex; justify-content: space-between; margin-top: 3mm; align-items: flex-start; }
.under .l { width: 108mm; line-height: 1.5; font-size: 7.8pt; }
.sums td { padding: .7mm 0 .7mm 5mm; text-align: right; }
.sums td:first-child { text-align: left; }
.sums .t td { background: #00695c; color: #fff; font-weight: bold; padding: 1.2mm 2mm; }
h5 { margin: 5mm 0 1mm; font-size: 8.6pt; color: #00695c; }
.meter { width: 100%; font-size: 7pt; }
.meter th, .meter td { border: .4pt solid #888; padding: .6mm 1mm; text-align: left; }
.meter th { background: #eee; }
.legal { font-size: 6.8pt; display: flex; gap: 4mm; margin-top: 4mm; align-items: center; }
`;

const SUMS = [
  ['descuentos', 'Descuento'],
  ['gravada', 'Subtotal gravado'],
  ['exonerada', 'Exonerado'],
  ['igv', 'IGV 18%'],
  ['total', 'Total a pagar'],
] as const;
const isShown = ({ sumas }: BenchFacts, key: (typeof SUMS)[number][0]): boolean =>
  sumas[key] !== 0 || key === 'gravada' || key === 'igv' || key === 'total';

function monthBefore(emision: string): { from: string; to: string } {
  const first = new Date(`${emision.slice(0, 7)}-01T00:00:00Z`);
  const last = new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10);
  return { from: DATE_STYLES.slash(`${last.slice(0, 7)}-01`), to: DATE_STYLES.slash(last) };
}

function head(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, cliente } = facts;
  const { from, to } = monthBefore(facts.emision);
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '';
  return html`<div class="top">
      <div class="a">
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Mesa de ayuda ${emisor.telefono}
        &nbsp; ${emisor.email}
      </div>
      <div class="b">
        RUC ${emisor.documento}<br /><strong>FACTURA ELECTRÓNICA</strong
        ><br />${style.number(facts.serie, facts.correlativo)}<br />Emitida el
        ${style.date(facts.emision)}
      </div>
    </div>
    <div class="tiles whole">
      <div><small>PERIODO FACTURADO</small>${from} al ${to}</div>
      <div>
        <small>CONTRATO</small>AL-${digits(random, 4)}-${pick(random, ['2024', '2025', '2026'])}
      </div>
      <div><small>${due ? 'VENCE EL' : 'CONDICIÓN'}</small>${due || facts.formaPago}</div>
      <div>
        <small>TOTAL A PAGAR</small><b>${style.currencySign} ${style.amount(facts.sumas.total)}</b>
      </div>
    </div>
    <div class="client">
      Facturado a: <b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />Dirección:
      ${cliente.direccion}
      ${due && html`<br />Forma de pago: ${facts.formaPago}`}${facts.ordenCompra && html`<br />Orden de compra: ${facts.ordenCompra}`}<br />Moneda:
      ${style.currencyName}
    </div>`;
}

function rows(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>#</th>
        <th>Concepto</th>
        <th class="n">Cantidad</th>
        <th>Unidad</th>
        <th class="n">Precio</th>
        <th class="n">Importe</th>
      </tr>
    </thead>
    ${facts.lineas.map(
      (line, at) =>
        html`<tr>
          <td>${at + 1}</td>
          <td>${line.descripcion}</td>
          <td class="n">${style.quantity(line.cantidad)}</td>
          <td>${line.unidad}</td>
          <td class="n">${style.amount(line.unitario)}</td>
          <td class="n">${style.amount(line.importe)}</td>
        </tr>`,
    )}
  </table>`;
}

function withheld({ detraccion, retencion, percepcion }: BenchFacts, style: BenchStyle): Markup {
  if (detraccion)
    return html`Operación sujeta a detracción (${detraccion.codigo} Arrendamiento de bienes
      muebles)<br />
      Porcentaje: ${detraccion.porcentaje} % &nbsp; Importe: S/ ${style.amount(detraccion.monto)}<br />Cuenta
      de detracciones BN: ${detraccion.cuenta}<br />`;
  if (retencion)
    return html`Retención de IGV ${retencion.porcentaje} %: S/ ${style.amount(retencion.monto)}<br />`;
  if (!percepcion) return NOTHING;
  return html`Percepción ${percepcion.porcentaje} %: S/ ${style.amount(percepcion.monto)} &nbsp;
    Total cobrado: S/ ${style.amount(percepcion.totalConPercepcion)}<br />`;
}

function under(facts: BenchFacts, style: BenchStyle): Markup {
  const shown = SUMS.filter(([key]) => isShown(facts, key));
  return html`<div class="under whole">
    <div class="l">
      ${withheld(facts, style)}
      ${facts.cuotas.map(({ numero, fecha, monto }) => html`Cuota N° ${numero}: ${style.date(fecha)} por ${style.amount(monto)}<br />`)}
      ${facts.observaciones && html`Observaciones: ${facts.observaciones}<br />`}Son ${facts.letras}
    </div>
    <table class="sums">
      ${shown.map(([key, label]) => html`<tr${key === 'total' ? html` class="t"` : NOTHING}><td>${label}</td><td>${style.currencySign} ${style.amount(facts.sumas[key])}</td></tr>`)}
    </table>
  </div>`;
}

/** Readings as the technician took them, whole numbers without marks. */
function meters(machines: readonly Machine[]): Markup {
  if (machines.length === 0) return NOTHING;
  return html`<h5>Lectura de contadores del periodo</h5>
    <table class="meter">
      <thead>
        <tr>
          <th>Serie</th>
          <th>Modelo</th>
          <th>Ubicación</th>
          <th class="n">Lectura anterior</th>
          <th class="n">Lectura actual</th>
          <th class="n">Impresiones</th>
          <th class="n">Incluidas</th>
        </tr>
      </thead>
      ${machines.map(
        (one) =>
          html`<tr>
            <td>${one.serie}</td>
            <td>${one.modelo}</td>
            <td>${one.lugar}</td>
            <td class="n">${one.anterior}</td>
            <td class="n">${one.actual}</td>
            <td class="n">${one.actual - one.anterior}</td>
            <td class="n">${one.incluidas}</td>
          </tr>`,
      )}
    </table>`;
}

function legal(facts: BenchFacts, random: Random): Markup {
  return html`<div class="legal whole">
    ${qrPlace(facts, '22mm')}
    <div>
      Cuentas: BCP soles
      192-${digits(random, 7)}-0-${digits(random, 2)}${happens(random, 0.5) && html` / Interbank dólares 100-${digits(random, 10)}`}<br />
      Los reclamos por lecturas se atienden dentro de los cinco días de recibida la factura.
      Representación impresa de la factura electrónica.<br />Firma digital: ${facts.hash}
    </div>
  </div>`;
}

function monthFacts(given: BenchFacts, lineas: BenchLine[], random: Random): BenchFacts {
  const cuenta = given.detraccion?.cuenta ?? `00-${digits(random, 3)}-${digits(random, 6)}`;
  const detraccion = serviceDetraccion(given, '019', 10, cuenta);
  return {
    ...given,
    ...(detraccion && { retencion: null, percepcion: null, cuotas: [] }),
    detraccion,
    lineas,
    emisor: sellerNamed(
      given.emisor,
      pick(random, ['Soluciones de Impresión', 'Copiadoras', 'Rental Copy']),
    ),
  };
}

/** Monthly factura of a renter of copiers to firms: period, contract, counters, detracción of 10 %. */
export const COPIADORAS_CONTADORES: BenchLayout = {
  id: 'copiadoras-contadores',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const sold = given.lineas.filter((line) => rowKind(line) !== 'gift');
    const charges = sold.map((line) => charge(line, random));
    const facts = monthFacts(
      given,
      charges.map(({ line }) => ({ ...line, unitario: line.importe })),
      random,
    );
    const machines = charges.flatMap(({ machine }) => machine ?? []);
    const body = html`${head(facts, style, random)}${rows(facts, style)}${under(facts, style)}${meters(machines)}${legal(facts, random)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 15mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(
          facts,
          SUMS.map(([key]) => key).filter((key) => isShown(facts, key)),
        ),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...withheldTruth(facts),
        informacion_adicional: compact({
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          cuotas: cuotasText(facts.cuotas),
        }),
        productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
