import { happens, pick, type Random } from '../../facts/chance';
import { COMPANY_FORMS } from '../../facts/words';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { amountText } from '../../styles';
import { BANQUETE_CSS } from './banquete-css';
import { bankPart, quotaPart, withheldPart } from './banquete-parts';
import { eventRows } from './event-rows';
import { EVENT_REMARKS, eventOf, type EventData } from './event-words';
import { otherServices } from '../../checked/hand-s/fitted-rows';
import { renamedSeller } from '../../checked/hand-s/renamed-sellers';

const STEMS = ['Eventos y Catering', 'Banquetes', 'Buffets y Recepciones', 'Catering'] as const;
const TAGS = ['CATERING · BANQUETES · EVENTOS', 'EVENTOS CORPORATIVOS Y SOCIALES'] as const;

interface Draft {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  event: EventData;
  brand: string;
  tag: string;
  web: string;
  remark: string;
  withSurcharge: boolean;
  withDiscount: boolean;
  withCode: boolean;
}

function draftOf(given: BenchFacts, style: BenchStyle, random: Random): Draft {
  const stem = pick(random, STEMS);
  const emisor = renamedSeller(given.emisor, stem);
  const form = COMPANY_FORMS.find((one) => emisor.nombre.toUpperCase().endsWith(` ${one}`)) ?? '';
  const lineas = eventRows(given, random);
  const detraccion = otherServices(given.detraccion);
  const facts = { ...given, emisor, lineas, detraccion };
  return {
    facts,
    style,
    random,
    event: eventOf(facts, random),
    brand: emisor.nombre.slice(stem.length, emisor.nombre.length - form.length).trim(),
    tag: pick(random, TAGS),
    web: `www.${emisor.email.split('@')[1] ?? ''}`,
    remark: given.observaciones ? pick(random, EVENT_REMARKS) : '',
    withSurcharge: happens(random, 0.7),
    withDiscount: facts.lineas.some(({ descuento }) => descuento > 0),
    withCode: happens(random, 0.35),
  };
}

function head({ facts, brand, tag, web }: Draft): Markup {
  const { emisor, serie, correlativo } = facts;
  return html`<div class="top">
    <div>
      <div class="brand">${brand}</div>
      <div class="tag">${tag}</div>
      <div class="legal">${emisor.nombre}</div>
      <div class="small">${emisor.direccion}</div>
      <div class="small">Telf.: ${emisor.telefono} &nbsp; E-mail: ${emisor.email}</div>
      <div class="small">${web}</div>
    </div>
    <div class="box">
      <div>R.U.C. N° ${emisor.documento}</div>
      <div class="title">FACTURA ELECTRÓNICA</div>
      <div>N° ${serie}-${correlativo}</div>
    </div>
  </div>`;
}

const row = (label: string, value: string): Markup =>
  html`<tr>
    <td>${label}</td>
    <td>${value}</td>
  </tr>`;

function parties({ facts, style }: Draft): Markup {
  const { cliente, vencimiento, ordenCompra, formaPago, metodoPago } = facts;
  return html`<div class="two">
    <div style="flex:1">
      <table>
        ${row('Señor(es)', `: ${cliente.nombre}`)} ${row('R.U.C.', `: ${cliente.documento}`)}
        ${row('Dirección', `: ${cliente.direccion}`)}
        ${ordenCompra ? row('Orden de Compra/Serv.', `: ${ordenCompra}`) : NOTHING}
      </table>
    </div>
    <div style="width:70mm">
      <table>
        ${row('Fecha de Emisión', `: ${style.date(facts.emision)}`)}
        ${vencimiento ? row('Fecha de Vencimiento', `: ${style.date(vencimiento)}`) : NOTHING}
        ${row('Moneda', `: ${style.currencyName}`)} ${row('Condición de Pago', `: ${formaPago}`)}
        ${formaPago === 'Contado' ? row('Medio de Pago', `: ${metodoPago}`) : NOTHING}
      </table>
    </div>
  </div>`;
}

function eventBox({ event, style }: Draft): Markup {
  return html`<div class="event whole">
    <h4>DATOS DEL EVENTO</h4>
    <table>
      <tr>
        <td><b>Evento:</b> ${event.tipo}</td>
        <td><b>Fecha del evento:</b> ${style.date(event.fecha)}</td>
        <td><b>Horario:</b> ${event.hora}</td>
      </tr>
      <tr>
        <td><b>Lugar:</b> ${event.lugar}</td>
        <td><b>N° de personas:</b> ${event.personas}</td>
        <td><b>Contrato:</b> ${event.contrato}</td>
      </tr>
      <tr>
        <td><b>Ejecutiva:</b> ${event.ejecutiva}</td>
        <td colspan="2">${event.contacto ? html`<b>Contacto:</b> ${event.contacto}` : NOTHING}</td>
      </tr>
    </table>
  </div>`;
}

function rows({ facts, style, withDiscount, withCode }: Draft): Markup {
  const body = facts.lineas.map(
    (line) =>
      html`<tr>
        ${withCode ? html`<td>${line.codigo}</td>` : NOTHING}
        <td class="n">${style.quantity(line.cantidad)}</td>
        <td class="c">${line.unidad}</td>
        <td>${line.descripcion}</td>
        <td class="n">${style.amount(line.unitario)}</td>
        ${withDiscount ? html`<td class="n">${style.amount(line.descuento)}</td>` : NOTHING}
        <td class="n">${style.amount(line.importe)}</td>
      </tr>`,
  );
  return html`<table class="rows">
    <thead>
      <tr>
        ${withCode ? html`<th style="width:17mm">Código</th>` : NOTHING}
        <th class="n" style="width:17mm">Cant.</th>
        <th class="c" style="width:13mm">Und.</th>
        <th>Descripción del servicio</th>
        <th class="n" style="width:23mm">Valor Unit.</th>
        ${withDiscount ? html`<th class="n" style="width:20mm">Dscto.</th>` : NOTHING}
        <th class="n" style="width:26mm">Valor Venta</th>
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}

const SUM_LABELS = {
  gravada: 'Op. Gravada',
  exonerada: 'Op. Exonerada',
  inafecta: 'Op. Inafecta',
  gratuita: 'Op. Gratuita',
  descuentos: 'Descuento Global',
  otrosCargos: 'Recargo al Consumo',
  igv: 'I.G.V. (18%)',
} as const;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = [
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'descuentos',
  'otrosCargos',
  'igv',
];

function sumKeys({ facts, withSurcharge }: Draft): Sum[] {
  const always: Sum[] = ['gravada', 'igv', ...(withSurcharge ? (['otrosCargos'] as const) : [])];
  return shownSums(facts, SUM_ORDER, always);
}

function sums(draft: Draft): Markup {
  const { facts, style } = draft;
  const money = (cents: number): string => `${style.currencySign} ${style.amount(cents)}`;
  return html`<table class="sums">
    ${sumKeys(draft).map(
      (key) =>
        html`<tr>
          <td>${SUM_LABELS[key]}</td>
          <td class="n">${money(facts.sumas[key])}</td>
        </tr>`,
    )}
    <tr class="all">
      <td>IMPORTE TOTAL</td>
      <td class="n">${money(facts.sumas.total)}</td>
    </tr>
  </table>`;
}

function foot(draft: Draft): Markup {
  const { facts, remark, web } = draft;
  return html`<div class="whole">
    <div class="words">SON: ${facts.letras}</div>
    <div class="foot">
      <div class="left">
        ${remark ? html`<div class="part"><b>Observaciones:</b> ${remark}</div>` : NOTHING}
        ${withheldPart(draft)} ${quotaPart(draft)} ${bankPart(draft)}
      </div>
      ${sums(draft)}
    </div>
    <div class="end">
      ${qrPlace(facts, '24mm')}
      <div>
        Resumen: ${facts.hash}<br />Representación impresa de la FACTURA ELECTRÓNICA, consulte su
        documento en ${web}/comprobantes<br />Autorizado mediante Resolución de Intendencia N°
        034-005-0009511/SUNAT
        <div class="conditions">
          La anulación del evento con menos de 7 días genera penalidad del 50% del contrato. El
          menaje faltante o deteriorado será facturado al cliente.
        </div>
      </div>
    </div>
  </div>`;
}

function truthOf(draft: Draft): ExtractedData {
  const { facts, remark, withDiscount, withCode } = draft;
  const lines = linesTruth(facts, [
    ...(withCode ? (['codigo'] as const) : []),
    ...(['cantidad', 'unidad', 'unitario', 'importe'] as const),
    ...(withDiscount ? (['descuento'] as const) : []),
  ]);
  const { retencion, cuotas } = facts;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [...sumKeys(draft), 'total']),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    informacion_adicional: compact({
      terminos_pago: facts.formaPago,
      metodo_pago: facts.formaPago === 'Contado' ? facts.metodoPago : '',
      orden_compra: facts.ordenCompra,
      observaciones: remark,
      monto_en_letras: facts.letras,
      cuotas: cuotas
        .map(
          ({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`,
        )
        .join('; '),
    }),
    productos: lines.map((line) => compact({ ...line, descuento: line.descuento || null })),
  };
}

/** A caterer's factura: so many people at a price, and a box that says of which party. */
export const banqueteEvento: BenchLayout = {
  id: 'banquete-evento',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, style, random) {
    const draft = draftOf(facts, style, random);
    const body = html`${head(draft)} ${parties(draft)} ${eventBox(draft)} ${rows(draft)}
    ${foot(draft)}`;
    const sheet = { css: BANQUETE_CSS, body, paper: A4, margin: '10mm 11mm 12mm' };
    return { ...wholePage(sheet), truth: truthOf(draft) };
  },
};
