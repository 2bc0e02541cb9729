import { between, happens, pick, type Random } from '../../facts/chance';
import { netOf } from '../../facts/sums';
import { html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { amountText } from '../../styles';
import {
  decimal,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';

const money = (cents: Cents): string => amountText(cents, 'point');

const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Setiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const;
const CURRENCY = { PEN: 'SOLES', USD: 'DÓLAR AMERICANO', EUR: 'EURO' } as const;

const CSS = `
body { font: 10pt/1.45 'Liberation Sans', Arial, sans-serif; color: #000; }
.frame { border: 1px solid #000; padding: 6mm 8mm 5mm; }
.top { display: flex; justify-content: space-between; gap: 10mm; }
.who b { font-size: 11.5pt; }
.box { border: 1px solid #000; text-align: center; padding: 3mm 8mm; font-weight: bold; font-size: 11pt; line-height: 1.6; white-space: nowrap; height: max-content; }
dl { display: grid; grid-template-columns: 46mm 1fr; row-gap: 1mm; margin: 6mm 0 4mm; }
dt { font-weight: bold; } dd { margin: 0; }
.bottom { display: flex; justify-content: space-between; align-items: flex-end; }
table td { padding: .6mm 2mm; } td.r { text-align: right; min-width: 30mm; }
tr.net td { border-top: 1px solid #000; font-weight: bold; }
.note { font-size: 7.6pt; color: #333; margin-top: 4mm; }
`;

type Calling = 'accountant' | 'doctor';

function concept(calling: Calling, emision: string, random: Random): string {
  const [year = '', month = ''] = emision.split('-');
  const period = `${(MONTHS[Number(month) - 1] ?? '').toUpperCase()} ${year}`;
  if (calling === 'accountant')
    return pick(random, [
      `SERVICIOS CONTABLES Y TRIBUTARIOS CORRESPONDIENTES AL MES DE ${period}`,
      `ELABORACIÓN DE PLANILLAS Y PDT PLAME DEL PERIODO ${period}`,
      `ASESORÍA TRIBUTARIA Y PRESENTACIÓN DE DECLARACIÓN JURADA ANUAL, PRIMERA ARMADA, INCLUYE REVISIÓN DE LIBROS ELECTRÓNICOS PLE`,
      `PERITAJE CONTABLE EXPEDIENTE N° ${between(random, 102, 998)}-2025`,
      `REGULARIZACIÓN DE REGISTRO DE COMPRAS Y VENTAS SIRE ${period}`,
    ]);
  return pick(random, [
    `HONORARIOS MÉDICOS POR CONSULTA EXTERNA, ${period}`,
    `ATENCIÓN MÉDICA OCUPACIONAL EN TÓPICO, ${between(random, 8, 24)} TURNOS, ${period}`,
    `LECTURA E INFORME DE ${between(random, 12, 90)} ELECTROCARDIOGRAMAS Y ESPIROMETRÍAS DE EXÁMENES MÉDICOS OCUPACIONALES`,
    `SERVICIO DE GUARDIA MÉDICA, ${period}`,
    'INTERVENCIÓN QUIRÚRGICA AMBULATORIA, HONORARIOS DE CIRUJANO Y PRIMER AYUDANTE',
  ]);
}

const REMARKS: Readonly<Record<Calling, readonly string[]>> = {
  accountant: [
    'ABONAR EN CUENTA DE AHORROS BCP',
    'SEGÚN CONTRATO DE LOCACIÓN DE SERVICIOS',
    'SUSPENSIÓN DE 4TA CATEGORÍA VIGENTE, SE ADJUNTA CONSTANCIA',
  ],
  doctor: [
    'CONSULTORIO 304',
    'SEGÚN LIQUIDACIÓN DE ATENCIONES REMITIDA A TESORERÍA',
    'FAVOR DE ABONAR A CUENTA INTERBANCARIA REGISTRADA',
  ],
};

function asCalling(facts: BenchFacts, random: Random): BenchFacts {
  const calling: Calling = happens(random, 0.5) ? 'accountant' : 'doctor';
  const remarks = facts.retencion
    ? REMARKS[calling].filter((text) => !text.startsWith('SUSP'))
    : REMARKS[calling];
  return {
    ...facts,
    lineas: facts.lineas.map((line) => ({
      ...line,
      descripcion: concept(calling, facts.emision, random),
    })),
    observaciones: facts.observaciones ? pick(random, remarks) : '',
  };
}

function longDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day} de ${MONTHS[Number(month) - 1] ?? ''} del ${year}`;
}

const item = (label: string, value: string): Markup =>
  html`<dt>${label}</dt>
    <dd>${value}</dd>`;

function top(facts: BenchFacts, number: string): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div class="who">
      <b>${emisor.nombre}</b><br />${emisor.direccion}<br />TELÉFONO: ${emisor.telefono}
    </div>
    <div class="box">
      R.U.C. ${emisor.documento}<br />RECIBO POR HONORARIOS ELECTRÓNICO<br />Nro: ${number}
    </div>
  </div>`;
}

function details(facts: BenchFacts): Markup {
  const { cliente, lineas } = facts;
  return html`<dl>
    ${item('Recibí de', cliente.nombre)}
    ${item('Identificado con RUC', `número ${cliente.documento}`)}
    ${item('Domiciliado en', cliente.direccion)}
    ${item('Forma de Pago', facts.formaPago.toUpperCase())} ${item('La suma de', facts.letras)}
    ${item('Por concepto de', lineas.map(({ descripcion }) => descripcion).join(' '))}
    ${item('Observación', facts.observaciones || '-')}
    ${item('Inciso', '"A" DEL ARTÍCULO 33 DE LA LEY DEL IMPUESTO A LA RENTA')}
    ${item('Fecha de emisión', longDay(facts.emision))}
  </dl>`;
}

function amounts(facts: BenchFacts): Markup {
  const { sumas, retencion, moneda } = facts;
  const share = retencion?.porcentaje ?? 8;
  return html`<table>
    <tr>
      <td>Total por Honorarios :</td>
      <td class="r">${money(sumas.total)}</td>
    </tr>
    <tr>
      <td>Retención (${share} %) IR :</td>
      <td class="r">(${money(retencion?.monto ?? 0)})</td>
    </tr>
    <tr class="net">
      <td>Total Neto Recibido :</td>
      <td class="r">${money(netOf(facts))} ${CURRENCY[moneda]}</td>
    </tr>
  </table>`;
}

/** SUNAT's fee receipt printed on landscape paper, with the way of payment in its header. */
export const rheApaisado: BenchLayout = {
  id: 'rhe-apaisado',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(given, _style, random) {
    const facts = asCalling(given, random);
    const number = `${facts.serie}-${Number(facts.correlativo)}`;
    const printed = happens(random, 0.4);
    const body = html`<div class="frame">
        ${top(facts, number)} ${details(facts)}
        <div class="bottom">
          <span></span>
          ${amounts(facts)}
        </div>
      </div>
      <div class="note">
        ${printed && 'Este es un documento electrónico generado en SUNAT Operaciones en Línea. '} La
        autenticidad de este recibo puede verificarse en www.sunat.gob.pe, opción Consulta de
        validez del Recibo por Honorarios Electrónico.
      </div>`;
    return {
      ...wholePage({
        css: CSS,
        body,
        paper: { width: '297mm', height: '210mm' },
        margin: '14mm 18mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['total']),
        retencion: {
          porcentaje: facts.retencion?.porcentaje ?? 8,
          monto: decimal(facts.retencion?.monto ?? 0),
          neto: decimal(netOf(facts)),
        },
        informacion_adicional: infoTruth(facts, ['formaPago', 'observaciones', 'letras']),
        productos: linesTruth(facts, []),
      },
    };
  },
};
