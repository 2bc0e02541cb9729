import type { RetencionData } from '../../../../../backend/src/contracts/extracted-data';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle, DrawnPage } from '../../model';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { Random } from '../../facts/chance';
import { amountText } from '../../styles';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { AUDIT_CSS } from './audit-css';
import { letterOf, type Letter } from './audit-letter';

function letterhead({ facts, emisor, member }: Letter): Markup {
  return html`<table class="head">
    <tr>
      <td>
        <h1>${emisor.nombre}</h1>
        <p class="member">${member}</p>
        <p>${emisor.direccion}</p>
        <p>Teléfono: ${emisor.telefono}</p>
        <p>${emisor.email} | ${emisor.web}</p>
      </td>
      <td class="number">
        <p>RUC: ${emisor.documento}</p>
        <p>FACTURA ELECTRÓNICA</p>
        <p>N° ${facts.serie}-${facts.correlativo}</p>
      </td>
    </tr>
  </table>`;
}

const field = (label: string, value: string): Markup | false =>
  value !== '' &&
  html`<tr>
    <td class="label">${label}</td>
    <td>: ${value}</td>
  </tr>`;

function customer({ facts, style, atencion }: Letter): Markup {
  const { cliente, vencimiento } = facts;
  return html`<div class="customer">
    <table>
      ${field('Señores', cliente.nombre)}${field('RUC', cliente.documento)}
      ${field('Dirección', cliente.direccion)}${field('Atención', atencion)}
    </table>
    <table>
      ${field('Fecha de emisión', style.date(facts.emision))}
      ${field('Fecha de vencimiento', vencimiento ? style.date(vencimiento) : '')}
      ${field('Moneda', style.currencyName)}${field('Condición de pago', facts.formaPago)}
      ${field('Orden de servicio', facts.ordenCompra)}
    </table>
  </div>`;
}

function row(line: BenchLine, at: number, hasDiscounts: boolean, style: BenchStyle): Markup {
  return html`<tr>
    <td class="mid">${at + 1}</td>
    <td>${line.descripcion}</td>
    <td class="mid">${line.unidad}</td>
    <td class="mid">${style.quantity(line.cantidad)}</td>
    <td class="num">${style.amount(line.unitario)}</td>
    ${hasDiscounts && html`<td class="num">${line.descuento > 0 ? style.amount(line.descuento) : '-'}</td>`}
    <td class="num">${style.amount(line.importe)}</td>
  </tr>`;
}

function detail({ facts, style }: Letter): Markup {
  const hasDiscounts = facts.lineas.some(({ descuento }) => descuento > 0);
  return html`<p class="lead">Por lo siguiente:</p>
    <table class="detail">
      <thead>
        <tr>
          <th>N°</th>
          <th class="concept">Concepto</th>
          <th>Unidad</th>
          <th>Cant.</th>
          <th>Valor unitario</th>
          ${hasDiscounts && html`<th>Dscto.</th>`}
          <th>Valor de venta</th>
        </tr>
      </thead>
      <tbody>
        ${facts.lineas.map((line, at) => row(line, at, hasDiscounts, style))}
      </tbody>
    </table>`;
}

const SUMS = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'total'] as const;
const SUM_LABELS: Readonly<Record<(typeof SUMS)[number], string>> = {
  descuentos: 'Descuento global',
  gravada: 'Valor de venta gravado',
  exonerada: 'Valor de venta exonerado',
  gratuita: 'Transferencia gratuita',
  igv: 'IGV (18%)',
  total: 'TOTAL A PAGAR',
};
const shown = (facts: BenchFacts) => shownSums(facts, SUMS, ['gravada', 'igv', 'total']);

function sums({ facts, style }: Letter): Markup {
  return html`<table class="sums">
    ${shown(facts).map(
      (key) =>
        html`<tr class="${key}">
          <td>${SUM_LABELS[key]}</td>
          <td>${style.currencySign}</td>
          <td class="num">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function spot({ facts, style }: Letter): Markup {
  const { detraccion, retencion } = facts;
  if (detraccion)
    return html`<div class="note">
      <b>Operación sujeta al Sistema de Pago de Obligaciones Tributarias (D. Leg. 940)</b>
      <p>Bien o servicio: ${detraccion.codigo} Otros servicios empresariales</p>
      <p>Detracción ${detraccion.porcentaje}%: S/ ${style.amount(detraccion.monto)}</p>
      <p>Cuenta Banco de la Nación N° ${detraccion.cuenta}</p>
    </div>`;
  if (!retencion) return NOTHING;
  return html`<div class="note">
    <p>Operación sujeta a retención del IGV (R.S. 037-2002/SUNAT)</p>
    <p>Retención ${retencion.porcentaje}%: S/ ${style.amount(retencion.monto)}</p>
  </div>`;
}

function instalments({ facts, style }: Letter): Markup {
  const { cuotas } = facts;
  if (cuotas.length === 0) return NOTHING;
  const net = cuotas.reduce((sum, { monto }) => sum + monto, 0);
  return html`<div class="note">
    <p>Monto neto pendiente de pago: ${style.currencySign} ${style.amount(net)}</p>
    <table>
      <tr>
        <th>Cuota</th>
        <th>Vence</th>
        <th>Monto</th>
      </tr>
      ${cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td>${numero}</td>
            <td>${style.date(fecha)}</td>
            <td>${style.amount(monto)}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function closing(letter: Letter): Markup {
  const { facts, bank, emisor, hasHash, resolution } = letter;
  return html`<p class="words">Son: ${facts.letras}</p>
    <div class="close whole">
      <div>
        ${spot(letter)}${instalments(letter)}
        ${facts.observaciones && html`<p class="note">Observaciones: ${facts.observaciones}</p>`}
      </div>
      ${sums(letter)}
    </div>
    <div class="whole">
      <p class="pay">Sírvase abonar a nombre de ${emisor.nombre}:</p>
      <table class="bank">
        ${bank.map(
          ([name, number, cci]) =>
            html`<tr>
              <td>${name}</td>
              <td>${number}</td>
              <td>CCI ${cci}</td>
            </tr>`,
        )}
      </table>
      <div class="legal">
        ${qrPlace(facts, '24mm')}
        <p>
          Representación impresa de la factura electrónica. ${resolution}Puede verificarla en
          www.sunat.gob.pe (Consulta de Validez del CPE) o solicitar el archivo XML a
          ${emisor.email}.${hasHash && html`<br />Valor resumen: ${facts.hash}`}
        </p>
      </div>
    </div>`;
}

const retentionOf = ({ detraccion, retencion }: BenchFacts): { retencion?: RetencionData } =>
  retencion && !detraccion
    ? { retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) } }
    : {};

function truthOf({ facts, hasHash }: Letter): DrawnPage['truth'] {
  const cuotas = facts.cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
    .join('; ');
  const lines = linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'descuento', 'importe']);
  return {
    documento: documentoTruth(facts, [
      'vencimiento',
      'moneda',
      ...(hasHash ? (['hash'] as const) : []),
    ]),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, shown(facts)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...retentionOf(facts),
    informacion_adicional: compact({
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
      cuotas,
    }),
    productos: lines.map((line) => compact({ ...line, descuento: line.descuento || null })),
  };
}

function draw(given: BenchFacts, style: BenchStyle, random: Random): DrawnPage {
  const letter = letterOf(given, style, random);
  const body = html`<main class="${letter.look}">
    ${letterhead(letter)}${customer(letter)}${detail(letter)}${closing(letter)}
  </main>`;
  return {
    ...wholePage({ css: AUDIT_CSS, body, paper: A4, margin: '15mm 18mm 13mm' }),
    truth: truthOf(letter),
  };
}

/** Factura of an audit firm from a Word model: few long concepts, hours, expenses, detracción, bank accounts. */
export const auditoresWord: BenchLayout = {
  id: 'auditores-word',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
