import { happens, pick, type Random } from '../../facts/chance';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, CivilDate } from '../../model';
import { DATE_STYLES, amountText } from '../../styles';
import {
  compact,
  decimal,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';

const CSS = `
body { font: 9.2pt/1.45 'Liberation Sans', Arial, sans-serif; color: #000; padding: 0 1px; }
.frame { border: 1px solid #000; padding: 5mm 6mm; }
.top { display: flex; justify-content: space-between; gap: 6mm; }
.me { font-weight: bold; font-size: 11pt; }
.craft { font-style: italic; }
.box { border: 1px solid #000; width: 72mm; text-align: center; padding: 2mm 1mm; font-weight: bold; flex: none; align-self: flex-start; }
.box div { padding: 0.8mm 0; }
.at { margin: 2mm 0 4mm; }
table.say { width: 100%; }
.say td { vertical-align: top; padding: 0.7mm 0; }
.say td:first-child { width: 42mm; font-weight: bold; white-space: nowrap; }
.sums { margin: 5mm 0 0 auto; }
.sums td { padding: 0.6mm 2mm; }
.sums td.n { text-align: right; white-space: nowrap; }
.sums tr:last-child td { border-top: 1px solid #000; font-weight: bold; }
.foot { font-size: 7.5pt; margin-top: 3mm; }
`;

interface Job {
  craft: string;
  concepts: readonly string[];
}

const JOBS: readonly Job[] = [
  {
    craft: 'DISEÑADOR GRAFICO',
    concepts: [
      'DISEÑO DE LINEA GRAFICA Y MANUAL DE MARCA',
      'SERVICIO DE DISEÑO DE EMPAQUE PARA LINEA DE SNACKS, SEGUN COTIZACION 014',
      'Servicio de fotografía de producto y retoque para catálogo',
    ],
  },
  {
    craft: 'MEDICO CIRUJANO',
    concepts: [
      'HONORARIOS MEDICOS POR GUARDIAS EN TOPICO, TURNO TARDE',
      'ATENCIONES DE CONSULTA EXTERNA - MEDICINA OCUPACIONAL',
    ],
  },
  {
    craft: 'CONTADOR PUBLICO COLEGIADO',
    concepts: [
      'SERVICIO CONTABLE Y DECLARACIONES MENSUALES DEL PERIODO',
      'ELABORACION DE ESTADOS FINANCIEROS Y ANEXOS PARA LA DECLARACION JURADA ANUAL',
    ],
  },
  {
    craft: 'ABOGADO',
    concepts: [
      'ASESORIA LEGAL EN PROCESO LABORAL EXP. 04512',
      'Elaboración de contratos de locación y revisión de bases',
    ],
  },
  {
    craft: 'COMUNICADOR SOCIAL',
    concepts: [
      'EDICION DE VIDEO INSTITUCIONAL Y PIEZAS PARA REDES SOCIALES',
      'Redacción de memoria anual y notas de prensa',
    ],
  },
  {
    craft: 'INGENIERO ELECTRICISTA',
    concepts: [
      'SUPERVISION DE INSTALACIONES ELECTRICAS, VALORIZACION N° 2',
      'LEVANTAMIENTO DE OBSERVACIONES Y PLANOS DE REPLANTEO',
    ],
  },
];

const NOTES = [
  'PAGO EN CUENTA DE AHORROS INTERBANK',
  'SEGUNDA ARMADA SEGUN CONTRATO DE LOCACION DE SERVICIOS',
  'CORRESPONDE A SERVICIOS DEL MES',
  'Se adjunta constancia de suspensión de 4ta categoría',
  'O/S 0231 - AREA DE MARKETING',
] as const;

interface Printed {
  craft: string;
  concept: string;
  withPhone: boolean;
  remark: string;
  /** The form of the telephone writes its date shorter than that of the portal. */
  isApp: boolean;
}

function printedOf({ retencion }: BenchFacts, random: Random): Printed {
  const job = pick(random, JOBS);
  const note = happens(random, 0.45) ? pick(random, NOTES) : '';
  return {
    craft: happens(random, 0.35) ? job.craft : '',
    concept: pick(random, job.concepts),
    withPhone: happens(random, 0.6),
    remark: retencion && note.includes('suspensión') ? '' : note,
    isApp: happens(random, 0.4),
  };
}

const title = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

/** `05 de Octubre del 2026`, as SUNAT writes it. */
const sunatDay = (date: CivilDate): string =>
  DATE_STYLES.longDel(date).replace(/de (\p{L}+)/u, (_all, month: string) => `de ${title(month)}`);

const money = (cents: number): string => amountText(cents, 'point');

/** From the fee itself, so that a forged total does not carry it along. */
function netCents({ lineas, retencion }: BenchFacts): number {
  const fee = lineas.reduce((sum, line) => sum + line.importe, 0);
  return fee - (retencion?.monto ?? 0);
}

const CURRENCY = { PEN: 'SOLES', USD: 'DOLARES AMERICANOS', EUR: 'EUROS' } as const;

function top({ emisor, serie, correlativo }: BenchFacts, printed: Printed): Markup {
  return html`<div class="top">
    <div>
      <div class="me">${emisor.nombre}</div>
      ${printed.craft && html`<div class="craft">${printed.craft}</div>`}
      <div class="at">
        ${emisor.direccion} ${printed.withPhone && html`<br />TELÉFONO: ${emisor.telefono}`}
      </div>
    </div>
    <div class="box">
      <div>R.U.C. ${emisor.documento}</div>
      <div>RECIBO POR HONORARIOS ELECTRONICO</div>
      <div>Nro: ${serie} - ${Number(correlativo)}</div>
    </div>
  </div>`;
}

function sayings(facts: BenchFacts, printed: Printed): Markup {
  const { cliente } = facts;
  const row = (label: string, value: string) =>
    html`<tr>
      <td>${label}</td>
      <td>${value}</td>
    </tr>`;
  const day = printed.isApp ? DATE_STYLES.slash(facts.emision) : sunatDay(facts.emision);
  return html`<table class="say">
    ${row('Recibí de:', cliente.nombre)}
    ${row('Identificado con:', `RUC número ${cliente.documento}`)}
    ${row('Domiciliado en:', cliente.direccion)} ${row('Forma de Pago:', 'AL CONTADO')}
    ${row('La suma de:', facts.letras)}
    ${row('Por concepto de:', facts.lineas[0]?.descripcion ?? '')}
    ${row('Observación:', printed.remark || '-')}
    ${row('Inciso:', '"A" DEL ARTÍCULO 33 DE LA LEY DEL IMPUESTO A LA RENTA')}
    ${row('Fecha de emisión:', day)}
  </table>`;
}

function sums(facts: BenchFacts): Markup {
  const taken = facts.retencion?.monto ?? 0;
  const name = CURRENCY[facts.moneda];
  return html`<table class="sums">
    <tr>
      <td>Total por honorarios:</td>
      <td class="n">${money(facts.sumas.total)}</td>
      <td></td>
    </tr>
    <tr>
      <td>Retención (8 %) IR:</td>
      <td class="n">(${money(taken)})</td>
      <td></td>
    </tr>
    <tr>
      <td>Total Neto Recibido:</td>
      <td class="n">${money(netCents(facts))}</td>
      <td>${name}</td>
    </tr>
  </table>`;
}

function retencionTruth(facts: BenchFacts) {
  const monto = facts.retencion?.monto ?? 0;
  return { retencion: { porcentaje: 8, monto: decimal(monto), neto: decimal(netCents(facts)) } };
}

/** The recibo por honorarios electrónico as SUNAT's portal and its telephone app deliver it of late. */
export const rheReciente: BenchLayout = {
  id: 'rhe-reciente',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(given, _style, random) {
    const printed = printedOf(given, random);
    const descripcion = printed.concept;
    const facts = { ...given, lineas: given.lineas.map((line) => ({ ...line, descripcion })) };
    const body = html`<div class="frame whole">
        ${top(facts, printed)} ${sayings(facts, printed)} ${sums(facts)}
      </div>
      ${printed.isApp && html`<div class="foot">Emitido desde APP Emprender SUNAT</div>`}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '14mm 15mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          ...(printed.withPhone ? ['telefono' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['total']),
        ...retencionTruth(facts),
        informacion_adicional: compact({
          ...infoTruth(facts, ['letras']),
          terminos_pago: 'AL CONTADO',
          observaciones: printed.remark,
        }),
        productos: linesTruth(facts, []),
      },
    };
  },
};
