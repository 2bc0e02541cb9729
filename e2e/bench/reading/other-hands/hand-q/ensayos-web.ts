import { digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { TECHNICAL } from './lab-wares';
import { cuotasTruth, hasDiscounts, orBlank, rowsTruth, withheldTruth } from './paid-later';
import { recast } from './recast';

const CSS = `
body { font: 9.2pt/1.42 'Instrument Sans', sans-serif; font-kerning: none; font-variant-numeric: tabular-nums; color: #20242c; }
.top { display: grid; grid-template-columns: 1fr auto; align-items: start; }
.top h1 { font-size: 20pt; font-weight: 500; letter-spacing: -.3px; margin: 0; }
.top .no { font-size: 11pt; color: #5b6472; }
.firm { text-align: right; font-size: 8.4pt; color: #5b6472; max-width: 92mm; }
.firm b { color: #20242c; font-size: 10pt; }
.mid { display: grid; grid-template-columns: 1.5fr 1fr 1fr; gap: 6mm; margin: 7mm 0 6mm; }
.mid small, .pay small { display: block; color: #0d8a6a; font-weight: 600; font-size: 7.6pt; margin-bottom: .6mm; }
.mid .amt { background: #eaf6f2; border-radius: 2.5mm; padding: 2.5mm 3.5mm; }
.mid .amt strong { font-size: 14pt; white-space: nowrap; }
.rows { width: 100%; } .rows th { text-align: left; color: #5b6472; font-weight: 600; font-size: 7.8pt; border-bottom: 1px solid #c9d0d8; padding: 0 1.5mm 1.5mm; }
.rows td { padding: 1.8mm 1.5mm; border-bottom: 1px solid #edf0f3; vertical-align: top; }
.n { text-align: right !important; white-space: nowrap; }
.rows .code { color: #5b6472; font-size: 8pt; }
.sum { width: 82mm; margin: 3mm 0 0 auto; } .sum td { padding: .8mm 1.5mm; } .sum tr:last-child td { font-weight: 700; font-size: 11.5pt; border-top: 1px solid #20242c; padding-top: 1.6mm; }
.pay { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 8mm; margin-top: 6mm; font-size: 8.6pt; }
.pay td { padding: .2mm 4mm .2mm 0; }
.end { margin-top: 7mm; display: flex; gap: 4mm; align-items: center; font-size: 7.4pt; color: #5b6472; }
`;

function top(facts: BenchFacts, style: BenchStyle): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div>
      <h1>Factura electrónica</h1>
      <div class="no">${style.number(facts.serie, facts.correlativo)}</div>
    </div>
    <div class="firm">
      <b>${emisor.nombre}</b><br />RUC: ${emisor.documento}<br />${emisor.direccion}<br />${emisor.telefono}
      · ${emisor.email}
    </div>
  </div>`;
}

function middle(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente, vencimiento } = facts;
  return html`<div class="mid">
    <div>
      <small>Cliente</small><b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />${cliente.direccion}
    </div>
    <div>
      <small>Fecha de emisión</small>${style.date(facts.emision)}
      ${vencimiento && html`<small style="margin-top:1.5mm">Fecha de vencimiento</small>${style.date(vencimiento)}`}
      <small style="margin-top:1.5mm">Forma de pago</small>${facts.formaPago}
    </div>
    <div class="amt">
      <small>Total ${style.currencyName}</small
      ><strong>${style.currencySign} ${style.amount(facts.sumas.total)}</strong>
      ${facts.ordenCompra && html`<small style="margin-top:1.5mm">Orden de compra</small>${facts.ordenCompra}`}
      ${facts.guiaRemision && html`<small style="margin-top:1.5mm">Guía de remisión</small>${facts.guiaRemision}`}
    </div>
  </div>`;
}

interface Columns {
  code: boolean;
  discount: boolean;
}

function row(line: BenchLine, style: BenchStyle, { code, discount }: Columns): Markup {
  return html`<tr>
    ${code && html`<td class="code">${line.codigo}</td>`}
    <td>${line.descripcion}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    <td class="n">${style.quantity(line.cantidad)}</td>
    ${discount && html`<td class="n">${orBlank(line.descuento, style.amount)}</td>`}
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;
}

function rows(facts: BenchFacts, style: BenchStyle, columns: Columns): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        ${columns.code && html`<th>Referencia</th>`}
        <th>Producto o servicio</th>
        <th class="n">Precio</th>
        <th class="n">Cantidad</th>
        ${columns.discount && html`<th class="n">Descuento</th>`}
        <th class="n">Subtotal</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line) => row(line, style, columns))}
    </tbody>
  </table>`;
}

const LABELS = {
  descuentos: 'Descuento global',
  gravada: 'Gravado',
  exonerada: 'Exonerado',
  inafecta: 'Inafecto',
  gratuita: 'Gratuito',
  igv: 'IGV (18%)',
} as const;
const ORDER = ['descuentos', 'gravada', 'exonerada', 'inafecta', 'gratuita', 'igv'] as const;
const ALWAYS = ['gravada', 'igv'] as const;

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="sum whole">
    ${shownSums(facts, ORDER, ALWAYS).map(
      (key) =>
        html`<tr>
          <td>${LABELS[key]}</td>
          <td class="n">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
    <tr>
      <td>Total</td>
      <td class="n">${style.currencySign} ${style.amount(facts.sumas.total)}</td>
    </tr>
  </table>`;
}

const block = (title: string, body: Markup): Markup =>
  html`<div><small>${title}</small>${body}</div>`;

function withheld({ detraccion, retencion, percepcion }: BenchFacts, style: BenchStyle): Markup {
  if (detraccion)
    return block(
      'Información de la detracción',
      html`Bien o servicio: ${detraccion.codigo}<br />Porcentaje: ${detraccion.porcentaje}%<br />Monto:
        S/ ${style.amount(detraccion.monto)}<br />Cuenta Banco de la Nación: ${detraccion.cuenta}`,
    );
  if (retencion)
    return block(
      'Información de la retención',
      html`Porcentaje: ${retencion.porcentaje}%<br />Monto retenido: S/
        ${style.amount(retencion.monto)}`,
    );
  if (percepcion)
    return block(
      'Información de la percepción',
      html`Porcentaje: ${percepcion.porcentaje}%<br />Monto: S/ ${style.amount(percepcion.monto)}<br />Total
        con percepción: S/ ${style.amount(percepcion.totalConPercepcion)}`,
    );
  return NOTHING;
}

function instalments(facts: BenchFacts, style: BenchStyle): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  const table = html`<table>
    ${facts.cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td>Cuota ${numero}</td>
          <td>${style.date(fecha)}</td>
          <td class="n">${style.currencySign} ${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
  return block('Plan de pagos', table);
}

function accounts(facts: BenchFacts, random: Random): Markup {
  const bank = pick(random, ['BCP', 'BBVA', 'Interbank', 'Scotiabank']);
  const currency = { PEN: 'soles', USD: 'dólares', EUR: 'euros' }[facts.moneda];
  const number = `${digits(random, 3)}-${digits(random, 8)}-0-${digits(random, 2)}`;
  const cci = `0${digits(random, 2)}-${digits(random, 3)}-${digits(random, 12)}-${digits(random, 2)}`;
  return block(
    'Datos para el pago',
    html`${bank} cuenta corriente ${currency}: ${number}<br />CCI: ${cci}`,
  );
}

/** Laboratory's or engineer's invoice from a modern web service. */
export const ensayosWeb: BenchLayout = {
  id: 'ensayos-web',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const { facts } = recast(given, pick(random, TECHNICAL), random);
    const columns: Columns = { code: happens(random, 0.6), discount: hasDiscounts(facts) };
    const showsAccount = happens(random, 0.8);
    const maker = pick(random, [
      'Generado con un software de facturación en la nube.',
      'Emitido desde el portal web de facturación del contribuyente.',
      'Enviado por correo electrónico con su XML y CDR.',
    ]);
    const body = html`${top(facts, style)} ${middle(facts, style)} ${rows(facts, style, columns)}
      ${sums(facts, style)}
      <div class="pay whole">
        ${block('Importe en letras', html`${facts.letras}`)}
        ${showsAccount && accounts(facts, random)} ${instalments(facts, style)}
        ${withheld(facts, style)}
        ${facts.observaciones && block('Notas', html`${facts.observaciones}`)}
      </div>
      <div class="end whole">
        ${qrPlace(facts, '24mm')}
        <div>
          Representación impresa de la factura electrónica. ${maker}
          ${facts.hash && html`<br />Hash: ${facts.hash}`}
        </div>
      </div>`;
    const info = ['formaPago', 'ordenCompra', 'guiaRemision', 'observaciones', 'letras'] as const;
    const cuotas = cuotasTruth(facts);
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '15mm 15mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [...shownSums(facts, ORDER, ALWAYS), 'total']),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...withheldTruth(facts),
        informacion_adicional: { ...infoTruth(facts, info), ...(cuotas && { cuotas }) },
        productos: rowsTruth(facts, [
          ...(columns.code ? (['codigo'] as const) : []),
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]),
      },
    };
  },
};
