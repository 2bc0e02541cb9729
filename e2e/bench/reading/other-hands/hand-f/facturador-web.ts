import { html, NOTHING, A4, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { digits, happens, pick, type Random } from '../../facts/chance';
import { inCurrency } from './parts';

const SIGN = { PEN: 'S/', USD: '$', EUR: '€' } as const;
const UNITS: Readonly<Record<string, string>> = {
  NIU: 'Unidades',
  UND: 'Unidades',
  KGM: 'kg',
  ZZ: 'Unidades',
  BLS: 'Bolsas',
  CJA: 'Cajas',
  GLN: 'Galones',
  ROL: 'Rollos',
  SAC: 'Sacos',
  PQT: 'Paquetes',
  PLN: 'Paquetes',
  MIL: 'Millares',
};
const COLORS = ['#714b67', '#0d5c75', '#23614e', '#8a3b12'] as const;

interface Bill {
  facts: BenchFacts;
  /** As this program writes them, whatever others do. */
  money(cents: number): string;
  quantity(thousandths: number): string;
}

/** Most of its users bill in dollars; what is withheld in soles keeps a bill in soles. */
function billed(given: BenchFacts): Bill {
  const { detraccion, retencion, percepcion } = given;
  const isWithheld = detraccion !== null || retencion !== null || percepcion !== null;
  const turned = isWithheld ? given : inCurrency(given, 'USD');
  const facts: BenchFacts = {
    ...turned,
    lineas: turned.lineas.map((line): BenchLine => ({
      ...line,
      unidad: UNITS[line.unidad] ?? 'Unidades',
    })),
  };
  const sign = SIGN[facts.moneda];
  return {
    facts,
    money: (cents) => `${sign} ${amountText(cents, 'point')}`,
    quantity: (thousandths) => (thousandths / 1000).toFixed(thousandths % 10 ? 3 : 2),
  };
}

const css = (color: string): string => `
body { padding-right: .8mm; font: 9.2pt 'Instrument Sans', 'Liberation Sans', sans-serif; color: #222; }
.head { display: flex; justify-content: space-between; border-bottom: 1.5pt solid ${color}; padding-bottom: 4mm; }
.logo { width: 16mm; height: 16mm; border-radius: 50%; background: ${color}; color: #fff; font-size: 17pt; font-weight: 700; display: flex; align-items: center; justify-content: center; }
.us { text-align: right; font-size: 8.6pt; line-height: 1.45; color: #444; } .us b { color: #222; font-size: 10pt; }
.to { margin: 6mm 0 5mm 52%; line-height: 1.45; } .to b { font-size: 10pt; }
h1 { color: ${color}; font-size: 18pt; font-weight: 500; margin: 0 0 5mm; }
.facts { display: flex; gap: 9mm; margin-bottom: 6mm; } .facts b { display: block; color: ${color}; font-size: 8.4pt; }
table.rows { width: 100%; } .rows th { text-align: left; color: ${color}; border-bottom: 1pt solid ${color}; padding: 1.5mm 1mm; font-size: 8.6pt; }
.rows td { padding: 1.8mm 1mm; border-bottom: .4pt solid #ddd; vertical-align: top; } .rows tr:nth-child(even) td { background: #f6f5f7; }
.n, .rows th.n { text-align: right; white-space: nowrap; }
.sum { margin: 4mm 0 0 auto; width: 78mm; } .sum td { padding: 1.4mm 1mm; border-bottom: .4pt solid #ddd; } .sum tr.t td { font-weight: 700; color: ${color}; border-bottom: 0; border-top: 1pt solid ${color}; }
.end { margin-top: 5mm; display: flex; gap: 6mm; align-items: flex-start; font-size: 8.6pt; line-height: 1.5; }
.end p { margin: 0 0 1.5mm; }
@page { @bottom-center { content: 'Página ' counter(page) ' / ' counter(pages); font: 7.5pt 'Liberation Sans'; color: #777; } }`;

const fact = (label: string, value: string): Markup => html`<div><b>${label}</b>${value}</div>`;

function rows({ facts, money, quantity }: Bill, withDiscount: boolean): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th style="width:44%">Descripción</th>
        <th class="n">Cantidad</th>
        <th class="n">Precio unitario</th>
        ${withDiscount && html`<th class="n">Desc.</th>`}
        <th>Impuestos</th>
        <th class="n">Importe</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line) => {
        const tax =
          line.importe === 0 ? 'Gratuito' : isTaxed(facts, line) ? 'IGV 18%' : 'Exonerado';
        return html`<tr>
          <td>[${line.codigo}] ${line.descripcion}</td>
          <td class="n">${quantity(line.cantidad)} ${line.unidad}</td>
          <td class="n">${amountText(line.unitario, 'point')}</td>
          ${withDiscount && html`<td class="n">${amountText(line.descuento, 'point')}</td>`}
          <td>${tax}</td>
          <td class="n">${money(line.importe)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** The one row of a bill that makes up its untaxed sales. */
const isTaxed = ({ sumas }: BenchFacts, { importe }: BenchLine): boolean =>
  sumas.exonerada === 0 || importe !== sumas.exonerada;

function sums({ facts: { sumas }, money }: Bill): Markup {
  const entry = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td class="n">${money(cents)}</td>
    </tr>`;
  return html`<table class="sum">
    ${sumas.descuentos !== 0 && entry('Descuento global', sumas.descuentos)}
    ${entry(sumas.exonerada ? 'Op. gravadas' : 'Subtotal', sumas.gravada)}
    ${sumas.exonerada !== 0 && entry('Op. exoneradas', sumas.exonerada)}
    ${sumas.gratuita !== 0 && entry('Op. gratuitas', sumas.gratuita)} ${entry('IGV 18%', sumas.igv)}
    <tr class="t">
      <td>Total</td>
      <td class="n">${money(sumas.total)}</td>
    </tr>
  </table>`;
}

function withheldNotes({ facts, money }: Bill): Markup {
  const { detraccion, retencion, percepcion } = facts;
  return html`${detraccion && html`<p>Operación sujeta al Sistema de Pago de Obligaciones Tributarias - SPOT. Bien o servicio ${detraccion.codigo}, detracción ${detraccion.porcentaje}%: ${money(detraccion.monto)}. Banco de la Nación cta. ${detraccion.cuenta}</p>`}
  ${retencion && html`<p>Retención del IGV ${retencion.porcentaje}%: ${money(retencion.monto)}</p>`}
  ${percepcion && html`<p>Percepción ${percepcion.porcentaje}%: ${money(percepcion.monto)} · Total con percepción: ${money(percepcion.totalConPercepcion)}</p>`}`;
}

function instalments({ facts, money }: Bill): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  const written = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<br />Cuota ${numero}: ${money(monto)} con vencimiento ${DATE_STYLES.slash(fecha)}`,
  );
  return html`<p><b>Plan de pagos</b>${written}</p>`;
}

interface Look {
  terms: string;
  style: BenchStyle;
  random: Random;
}

function body(bill: Bill, { terms, style, random }: Look): Markup {
  const { facts } = bill;
  const { emisor, cliente } = facts;
  const day = DATE_STYLES.slash;
  const withDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
  return html`<div class="head">
      <div class="logo">${emisor.nombre.slice(0, 1).toUpperCase()}</div>
      <div class="us">
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />RUC: ${emisor.documento}
      </div>
    </div>
    <div class="to">
      <b>${cliente.nombre}</b><br />${cliente.direccion}<br />RUC: ${cliente.documento}
    </div>
    <h1>
      Factura electrónica
      ${style.number(facts.serie, facts.correlativo).replace(/^N(?:°|ro\.) /, '')}
    </h1>
    <div class="facts">
      ${fact('Fecha de factura', day(facts.emision))}${facts.vencimiento ? fact('Fecha de vencimiento', day(facts.vencimiento)) : NOTHING}
      ${fact('Origen', `S0${digits(random, 4)}`)}${facts.ordenCompra ? fact('Orden de compra', facts.ordenCompra) : NOTHING}${facts.guiaRemision ? fact('Guía de remisión', facts.guiaRemision) : NOTHING}
    </div>
    ${rows(bill, withDiscount)}
    <div class="whole">
      ${sums(bill)}
      <div class="end">
        <div style="flex:1">
          <p>Son: ${facts.letras}</p>
          <p>Términos de pago: ${terms}</p>
          ${instalments(bill)}${withheldNotes(bill)}
          ${facts.observaciones && html`<p>Observaciones: ${facts.observaciones}</p>`}
          <p>
            Utilice la siguiente comunicación al realizar su pago:
            <b>${facts.serie}-${facts.correlativo}</b>
          </p>
          ${happens(random, 0.6) && html`<p>BCP cuenta corriente dólares 194-${digits(random, 7)}-1-${digits(random, 2)}</p>`}
          <p style="color:#777">
            Representación impresa de la factura electrónica · ${emisor.telefono} · ${emisor.email}
          </p>
        </div>
        ${qrPlace(facts, '27mm')}
      </div>
    </div>`;
}

export const facturadorWeb: BenchLayout = {
  id: 'facturador-web',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const bill = billed(given);
    const { facts } = bill;
    const { sumas } = facts;
    const isCredit = facts.formaPago === 'Crédito';
    const terms = isCredit ? `Crédito ${30 * facts.cuotas.length} días` : 'Contado';
    const color = pick(random, COLORS);
    const page = {
      css: css(color),
      body: body(bill, { terms, style, random }),
      paper: A4,
      margin: '13mm 15mm 15mm',
    };
    const { detraccion } = facts;
    return {
      ...wholePage(page),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'vencimiento']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [
          'gravada',
          'igv',
          'total',
          ...(sumas.exonerada ? ['exonerada' as const] : []),
          ...(sumas.descuentos ? ['descuentos' as const] : []),
          ...(sumas.gratuita ? ['gratuita' as const] : []),
        ]),
        ...(detraccion && { detraccion: { ...detraccion, monto: detraccion.monto / 100 } }),
        informacion_adicional: compact({
          ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'letras', 'observaciones']),
          terminos_pago: terms,
        }),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'importe',
          ...(facts.lineas.some(({ descuento }) => descuento > 0) ? ['descuento' as const] : []),
        ]),
      },
    };
  },
};
