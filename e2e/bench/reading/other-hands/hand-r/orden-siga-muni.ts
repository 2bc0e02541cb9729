import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { PLACES } from '../../facts/words';
import { A4, html, NOTHING, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { GOODS, UNITS } from './municipal-goods';
import { hasDiscounts, rowsTruth } from './printed-values';

const USES = [
  'MANTENIMIENTO DE PARQUES Y JARDINES',
  'ADQUISICION PARA EL PROGRAMA DEL VASO DE LECHE',
  'MEJORAMIENTO DEL SERVICIO DE TRANSITABILIDAD VEHICULAR',
  'ABASTECIMIENTO DE LAS OFICINAS ADMINISTRATIVAS',
  'ACTIVIDAD: LIMPIEZA PUBLICA Y ORNATO',
];
const SOURCES = ['2-09', '5-07', '5-08', '5-18', '1-00'];
const CLASSES = ['2.3.1 99.1 99', '2.3.1 5.1 2', '2.3.1 11.1 1', '2.6.2 3.2 4', '2.3.1 1.1 1'];
const PROCESSES = [
  'CONTRATACION <= 8 UIT',
  'COMPARACION DE PRECIOS',
  'SUBASTA INVERSA ELECTRONICA',
  'ADJUDICACION SIMPLIFICADA',
];

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  /** As printed: without series, seven digits. */
  number: string;
  place: string;
}

const bare = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();

function ownLine(line: BenchLine, at: number, random: Random): BenchLine {
  const isService = line.unidad === 'ZZ';
  return {
    ...line,
    codigo: `${pick(random, ['2072', '7175', '1337', '8955'])}000${digits(random, 5)}`,
    descripcion: isService ? (GOODS[at % GOODS.length] ?? '') : bare(line.descripcion),
    unidad: UNITS[line.unidad] ?? line.unidad,
  };
}

function heading({ facts, random, number }: Drawing): Markup {
  const [year, month, day] = facts.emision.split('-');
  return html`<div class="sys">
      <span
        >Sistema Integrado de Gestión Administrativa<br />Módulo de Logística<br />Versión
        2${between(random, 0, 5)}.0${between(random, 1, 6)}.00</span
      ><span>Página : 1</span>
    </div>
    <h3>ORDEN DE COMPRA - GUÍA DE INTERNAMIENTO N° ${number}</h3>
    <div class="exp">N° Exp. SIAF : ${digits(random, 10)}</div>
    <table class="unit">
      <tr>
        <td>UNIDAD EJECUTORA</td>
        <td>: 001 ${facts.cliente.nombre}</td>
        <td class="day" rowspan="2">
          <table>
            <tr>
              <th>Día</th>
              <th>Mes</th>
              <th>Año</th>
            </tr>
            <tr>
              <td>${day}</td>
              <td>${month}</td>
              <td>${year}</td>
            </tr>
          </table>
        </td>
      </tr>
      <tr>
        <td>NRO. IDENTIFICACIÓN</td>
        <td>: 30${digits(random, 4)}</td>
      </tr>
    </table>`;
}

function terms({ facts, style, random }: Drawing): Markup {
  const { emisor } = facts;
  const process = pick(random, PROCESSES);
  const year = facts.emision.slice(0, 4);
  return html`<table class="two">
    <tr>
      <th>1. DATOS DEL PROVEEDOR</th>
      <th>2. CONDICIONES GENERALES</th>
    </tr>
    <tr>
      <td>
        Señor(es) : ${emisor.nombre}<br />Dirección : ${emisor.direccion}<br />RUC :
        ${emisor.documento} &nbsp;&nbsp; Teléfono : ${emisor.telefono}<br />CCI :
        0${digits(random, 2)}${digits(random, 17)}
      </td>
      <td>
        N° Cuadro Adquisic. : ${String(between(random, 1, 2400)).padStart(6, '0')}<br />Tipo de
        Proceso : ${process}<br />${process.startsWith('CONTRATACION') ? NOTHING : html`N° Proceso : ${between(random, 1, 40)}-${year}-CS<br />`}Moneda
        : ${style.currencyName} &nbsp;&nbsp; T/C :
        ${facts.moneda === 'PEN' ? '' : `3.${digits(random, 3)}`}<br />Forma de pago :
        ${facts.formaPago}
      </td>
    </tr>
    <tr>
      <td colspan="2">
        Concepto : ${pick(random, USES)}, S/PEDIDO DE COMPRA N°
        ${String(between(random, 1, 3000)).padStart(5, '0')}
      </td>
    </tr>
  </table>`;
}

function rows({ facts, style }: Drawing): Markup {
  const discounted = hasDiscounts(facts);
  const row = (line: BenchLine): Markup =>
    html`<tr>
      <td>${line.codigo}</td>
      <td class="n">${style.quantity(line.cantidad)}</td>
      <td>${line.unidad}</td>
      <td>${line.descripcion}</td>
      <td class="n">${style.amount(line.unitario)}</td>
      ${discounted && html`<td class="n">${line.descuento ? style.amount(line.descuento) : ''}</td>`}
      <td class="n">${style.amount(line.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Código</th>
        <th>Cant.</th>
        <th>Unid. Med.</th>
        <th>Descripción</th>
        <th>Precio Unitario<br />${style.currencySign}</th>
        ${discounted && html`<th>Dscto.</th>`}
        <th>Total<br />${style.currencySign}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(row)}
    </tbody>
  </table>`;
}

const ORDER = ['gravada', 'exonerada', 'igv', 'total'] as const;
const sumsShown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

function sums({ facts, style }: Drawing): Markup {
  const words: Record<(typeof ORDER)[number], string> = {
    gravada: 'VALOR VENTA AFECTO',
    exonerada: 'VALOR VENTA EXONERADO',
    igv: 'I.G.V.',
    total: 'TOTAL',
  };
  return html`<table class="sums">
    <tr>
      <td class="words" rowspan="5">SON : ${facts.letras}</td>
    </tr>
    ${sumsShown(facts).map(
      (key) =>
        html`<tr>
          <td>${words[key]}</td>
          <td class="n">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function budget({ facts, style, random }: Drawing): Markup {
  const chain = `${digits(random, 2)}.${digits(random, 3)}.${digits(random, 4)}.9002.3999999.5${digits(random, 6)}`;
  return html`<table class="budget">
    <tr>
      <th colspan="5">AFECTACIÓN PRESUPUESTAL</th>
    </tr>
    <tr>
      <th>Meta / Mnemónico</th>
      <th>Cadena Funcional</th>
      <th>FF/Rb</th>
      <th>Clasif. Gasto</th>
      <th>Monto ${style.currencySign}</th>
    </tr>
    <tr>
      <td>${String(between(random, 1, 190)).padStart(4, '0')}</td>
      <td>${chain}</td>
      <td>${pick(random, SOURCES)}</td>
      <td>${pick(random, CLASSES)}</td>
      <td class="n">${style.amount(facts.sumas.total)}</td>
    </tr>
  </table>`;
}

function foot({ facts, random, place }: Drawing): Markup {
  const { cliente } = facts;
  return html`<table class="bill">
      <tr>
        <td>
          FACTURAR A NOMBRE DE : ${cliente.nombre}<br />RUC : ${cliente.documento}<br />Dirección :
          ${cliente.direccion}
        </td>
        <td>
          Plazo de entrega : ${pick(random, ['3', '5', '10', '15'])} DÍAS CALENDARIO<br />Lugar :
          ALMACÉN CENTRAL - ${place}
        </td>
      </tr>
    </table>
    ${facts.observaciones && html`<p>Observaciones : ${facts.observaciones}</p>`}
    <p class="law">
      El contratista se obliga a cumplir las obligaciones que le corresponden, bajo sanción de
      quedar inhabilitado para contratar con el Estado. Esta Orden es nula sin las firmas y sellos
      reglamentarios. Cada Orden de Compra se debe facturar por separado en original y copia. Nos
      reservamos el derecho de devolver la mercadería que no esté de acuerdo con las
      especificaciones
      técnicas.${happens(random, 0.5) && ' Penalidad por mora según la Ley de Contrataciones.'}
    </p>
    <table class="signs">
      <tr>
        <td>ELABORADO POR<br />ADQUISICIONES</td>
        <td>UNIDAD DE<br />ABASTECIMIENTO</td>
        <td>GERENCIA DE<br />ADMINISTRACIÓN</td>
        <td>RECIBÍ CONFORME<br />ALMACÉN &nbsp; __/__/____</td>
      </tr>
    </table>`;
}

const CSS = `body { font: 7.8pt 'Liberation Sans'; color: #000; } table { width: 100%; } td, th { padding: .8mm 1.2mm; vertical-align: top; font-weight: normal; text-align: left; } .n { text-align: right; white-space: nowrap; }
.sys { display: flex; justify-content: space-between; font-size: 6.6pt; } h3 { text-align: center; font-size: 12pt; margin: 3mm 0 1mm; } .exp { text-align: center; margin-bottom: 2mm; }
.unit td:first-child { width: 34mm; } .day { width: 40mm; } .day td, .day th { border: .8px solid #000; text-align: center; width: auto !important; }
.two, .rows, .budget, .bill, .signs { border: .8px solid #000; margin-top: -.8px; } .two th { font-weight: bold; border-bottom: .8px solid #000; } .two td, .two th { width: 50%; border-right: .8px solid #000; line-height: 1.45; } .two tr:last-child td { border-top: .8px solid #000; }
.rows th { border: .8px solid #000; text-align: center; } .rows td { border-left: .8px solid #000; border-right: .8px solid #000; } .sums { border: .8px solid #000; border-top: 1px solid #000; } .words { width: 62%; border-right: .8px solid #000; }
.budget th { text-align: center; border: .8px solid #000; } .budget td { border-right: .8px solid #000; text-align: center; } .budget td.n { text-align: right; } .bill td { width: 50%; line-height: 1.45; } .law { font-size: 6.6pt; } .signs td { width: 25%; height: 26mm; vertical-align: bottom; text-align: center; border-right: .8px solid #000; font-size: 6.8pt; }`;

function truthOf({ facts, number }: Drawing): ExtractedData {
  return {
    documento: { ...documentoTruth(facts, ['moneda']), numero: number },
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, sumsShown(facts)),
    informacion_adicional: compact(infoTruth(facts, ['formaPago', 'observaciones', 'letras'])),
    productos: rowsTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'descuento',
      'importe',
    ]),
  };
}

/** A municipality's order from SIGA: numbered sections, day in cells, budget line, signatures. */
export const ordenSigaMuni: BenchLayout = {
  id: 'orden-siga-muni',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(given, style, random) {
    const [, province, district] = pick(random, PLACES);
    const place = bare(district);
    const nombre = pick(random, [
      `MUNICIPALIDAD DISTRITAL DE ${place}`,
      `MUNICIPALIDAD DISTRITAL DE ${place}`,
      `MUNICIPALIDAD PROVINCIAL DE ${bare(province)}`,
    ]);
    const direccion = `${pick(random, ['PLAZA DE ARMAS S/N', 'JR. LIMA 214', 'AV. GRAU 505'])} - ${place}`;
    const facts: BenchFacts = {
      ...given,
      cliente: { ...given.cliente, nombre, direccion },
      lineas: given.lineas.map((line, at) => ownLine(line, at, random)),
    };
    const drawing = { facts, style, random, number: given.correlativo.slice(1), place };
    const body = html`${heading(drawing)}${terms(drawing)}${rows(drawing)}
      <div class="whole">${sums(drawing)}${budget(drawing)}${foot(drawing)}</div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 11mm' }),
      truth: truthOf(drawing),
    };
  },
};
