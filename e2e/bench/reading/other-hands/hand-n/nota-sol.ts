import { happens, pick, type Random } from '../../facts/chance';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, Cents, DrawnPage } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  baseOf,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { properName } from './trade-names';
import { withNetPrices } from './wares';

const UNITS: Readonly<Record<string, string>> = {
  NIU: 'UNIDAD',
  UND: 'UNIDAD',
  ZZ: 'UNIDAD',
  KGM: 'KILOGRAMO',
  BLS: 'BOLSA',
  GLN: 'GALON',
  ROL: 'ROLLO',
  CJA: 'CAJA',
  PQT: 'PAQUETE',
  PLN: 'PLANCHA',
  SAC: 'SACO',
  MIL: 'MILLARES',
};
const CURRENCIES = {
  PEN: { name: 'SOLES', sign: 'S/' },
  USD: { name: 'DOLAR AMERICANO', sign: '$' },
  EUR: { name: 'EURO', sign: '€' },
} as const;

/** The portal numbers in its own series, and changes only what it made itself. */
function prepared(given: BenchFacts): BenchFacts {
  const facts = withNetPrices(given);
  const lineas = facts.lineas.map((line) => ({ ...line, unidad: UNITS[line.unidad] ?? 'UNIDAD' }));
  const { emisor, cliente, afectado } = facts;
  const changed = afectado && { ...afectado, numero: afectado.numero.replace(/^[^-]+/, 'E001') };
  return {
    ...facts,
    serie: 'E001',
    afectado: changed,
    lineas,
    emisor: {
      ...emisor,
      nombre: emisor.nombre.toUpperCase(),
      direccion: emisor.direccion.toUpperCase(),
    },
    cliente: {
      ...cliente,
      nombre: cliente.nombre.toUpperCase(),
      direccion: cliente.direccion.toUpperCase(),
    },
  };
}

const unpadded = (number: string): string => number.replace(/-0+/, '-');

function head(facts: BenchFacts, random: Random): Markup {
  const { emisor } = facts;
  const trade = properName(emisor.nombre).replace(
    / (S\.?A\.?C\.?|S\.?A\.?A?\.?|S\.R\.L\.|E\.I\.R\.L\.|SOCIEDAD.*)$/,
    '',
  );
  return html`<table class="head">
    <tr>
      <td>
        ${happens(random, 0.5) && html`<div class="trade">${trade}</div>`}
        <div><b>${emisor.nombre}</b></div>
        <div>${emisor.direccion}</div>
      </td>
      <td class="box">
        <b>NOTA DE CREDITO ELECTRONICA</b><br /><b>RUC: ${emisor.documento}</b><br /><b
          >${unpadded(`${facts.serie}-${facts.correlativo}`)}</b
        >
      </td>
    </tr>
  </table>`;
}

const SUPPORTS = [
  '',
  '',
  ' SEGUN ACUERDO CON EL CLIENTE',
  ' POR ERROR EN EL REGISTRO',
  ' A SOLICITUD DEL CLIENTE',
];

function fields(facts: BenchFacts, withAddress: boolean, random: Random): Markup {
  const { cliente, afectado, observaciones } = facts;
  const motive = `${afectado?.motivo.toUpperCase() ?? ''}${pick(random, SUPPORTS)}`;
  const all: readonly (readonly [string, string])[] = [
    ['Fecha de Emisión', DATE_STYLES.slash(facts.emision)],
    ['Documento que modifica', `FACTURA ELECTRONICA ${unpadded(afectado?.numero ?? '')}`],
    ['Señor(es)', cliente.nombre],
    ['RUC', cliente.documento],
    ['Dirección del Cliente', withAddress ? cliente.direccion : ''],
    ['Tipo de Moneda', CURRENCIES[facts.moneda].name],
    ['Motivo o Sustento', motive],
    ['Observación', observaciones],
  ];
  const shown = all.filter(([, value]) => value !== '');
  return html`<table class="fields">
    ${shown.map(
      ([label, value]) =>
        html`<tr>
          <th>${label}</th>
          <td>:</td>
          <td>${value}</td>
        </tr>`,
    )}
  </table>`;
}

const quantity = (thousandths: number): string =>
  (thousandths / 1000).toFixed(thousandths % 10 === 0 ? 2 : 3);

function rows(facts: BenchFacts, withCodes: boolean): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Cantidad</th>
        <th>Unidad Medida</th>
        <th>Código</th>
        <th class="wide">Descripción</th>
        <th>Valor Unitario</th>
        <th>ICBPER</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td class="r">${quantity(line.cantidad)}</td>
            <td>${line.unidad}</td>
            <td>${withCodes && line.codigo}</td>
            <td>${line.descripcion}</td>
            <td class="r">${amountText(line.unitario, 'bare')}</td>
            <td class="r">0.00</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function totals(facts: BenchFacts): Markup {
  const { sumas } = facts;
  const { sign } = CURRENCIES[facts.moneda];
  const money = (cents: Cents): string => `${sign} ${amountText(cents, 'point')}`;
  const all: readonly (readonly [string, Cents])[] = [
    ['Sub Total Ventas', baseOf(facts)],
    ['Anticipos', 0],
    ['Descuentos', sumas.descuentos],
    ['Valor Venta', baseOf(facts)],
    ['ISC', 0],
    ['IGV', sumas.igv],
    ['ICBPER', sumas.icbper],
    ['Otros Cargos', sumas.otrosCargos],
    ['Otros Tributos', 0],
    ['Monto de redondeo', 0],
    ['Importe Total', sumas.total],
  ];
  return html`<table class="end whole">
    <tr>
      <td>
        <div>
          Valor de Venta de Operaciones Gratuitas :
          <span class="cell">${money(sumas.gratuita)}</span>
        </div>
        <div class="words">SON: ${facts.letras}</div>
      </td>
      <td>
        <table class="sums">
          ${all.map(
            ([label, cents]) =>
              html`<tr>
                <td class="r">${label} :</td>
                <td class="cell r">${money(cents)}</td>
              </tr>`,
          )}
        </table>
      </td>
    </tr>
  </table>`;
}

const LEGAL = `Esta es una representación impresa de la nota de crédito electrónica, generada en el Sistema de SUNAT. El
Emisor Electrónico puede verificarla utilizando su clave SOL, el Adquirente o Usuario puede consultar su validez en
SUNAT Virtual: www.sunat.gob.pe, en Opciones sin Clave SOL/ Consulta de Validez del CPE.`;

const CSS = `
body { font: 8.5pt Arial, 'Liberation Sans', sans-serif; }
.sheet { border: 1px solid #000; padding: 3mm; } table { width: 100%; } .r { text-align: right; }
.head td { vertical-align: top; } .trade { font-weight: bold; font-size: 12pt; } .head .box { width: 70mm; border: 1px solid #000; text-align: center; font-size: 10pt; line-height: 1.6; padding: 2mm; }
.fields { margin: 4mm 0; } .fields th { text-align: left; width: 42mm; font-weight: bold; } .fields th, .fields td { padding: .5mm 0; vertical-align: top; } .fields td:nth-child(2) { width: 4mm; }
.rows { border: 1px solid #000; } .rows th { border: 1px solid #000; padding: 1mm; font-weight: bold; } .rows td { padding: .8mm 1mm; vertical-align: top; border-left: 1px solid #000; } .wide { width: 44%; }
.end { margin-top: 3mm; display: inline-table; } .end > tbody > tr > td { vertical-align: top; } .words { margin-top: 8mm; font-weight: bold; padding-right: 6mm; }
.sums { width: 76mm; margin-left: auto; } .sums td { padding: .6mm 1.5mm; } .cell { border: 1px solid #000; } .sums .cell { width: 34mm; }
div .cell { padding: .6mm 2mm; } .legal { margin-top: 5mm; border-top: 1px solid #000; padding-top: 2mm; text-align: center; font-size: 8pt; }`;

/** A credit note of a small company, as the portal of SUNAT prints it. */
export const NOTA_SOL: BenchLayout = {
  id: 'nota-sol',
  role: 'construido',
  kinds: ['nota_credito'],
  draw(given, _style, random): DrawnPage {
    const facts = prepared(given);
    const withCodes = happens(random, 0.4);
    const withAddress = happens(random, 0.5);
    const body = html`<div class="sheet">
      ${head(facts, random)} ${fields(facts, withAddress, random)} ${rows(facts, withCodes)}
      ${totals(facts)}
      <div class="legal whole">${LEGAL}</div>
    </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion']),
        cliente: partyTruth(facts.cliente, withAddress ? ['direccion'] : []),
        totales: {
          ...totalesTruth(facts, [
            'subtotal',
            'gratuita',
            'descuentos',
            'igv',
            'icbper',
            'otrosCargos',
            'total',
          ]),
          anticipos: 0,
          isc: 0,
          otros_impuestos: 0,
          redondeo: 0,
        },
        informacion_adicional: infoTruth(facts, ['observaciones', 'letras']),
        productos: linesTruth(
          facts,
          withCodes
            ? ['codigo', 'unidad', 'cantidad', 'unitario']
            : ['unidad', 'cantidad', 'unitario'],
        ),
      },
    };
  },
};
