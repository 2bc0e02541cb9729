import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import {
  asOneUnit,
  goodOf,
  rowKind,
  sellerNamed,
  withoutDetraccion,
  type Band,
} from './rows-of-trade';

const BANDS: readonly Band[] = [
  {
    below: 500,
    goods: [
      ['PARACETAMOL 500MG TAB', 'TAB'],
      ['IBUPROFENO 400MG TAB', 'TAB'],
      ['ALCOHOL PURO 70 120ML', 'UND'],
      ['LORATADINA 10MG TAB', 'TAB'],
      ['GASA ESTERIL 10X10 X5', 'SOB'],
    ],
  },
  {
    below: 2500,
    goods: [
      ['AMOXICILINA 500MG CAP BL X10', 'BLI'],
      ['PANTOPRAZOL 40MG TAB REC BL X10', 'BLI'],
      ['SUERO ORAL SABOR FRESA 1L', 'FCO'],
      ['CREMA DENTAL TRIPLE ACCION 150ML', 'UND'],
      ['NAPROXENO 550MG TAB X10', 'BLI'],
      ['AGUA OXIGENADA 10VOL 1L', 'FCO'],
    ],
  },
  {
    below: 12000,
    goods: [
      ['PAÑAL ADULTO T-G PLUS X20 UND', 'PQT'],
      ['FORMULA INFANTIL ETAPA 1 LATA 400G', 'LAT'],
      ['COLAGENO HIDROLIZADO + MAGNESIO POLVO 300G', 'FCO'],
      ['PROTECTOR SOLAR FPS50 TOQUE SECO 60ML', 'UND'],
      ['SALBUTAMOL 100MCG INHALADOR 200 DOSIS', 'FCO'],
    ],
  },
  {
    below: 90000,
    goods: [
      ['TENSIOMETRO DIGITAL DE BRAZO', 'UND'],
      ['NEBULIZADOR A PISTON COMPLETO', 'UND'],
      ['ENOXAPARINA 60MG/0.6ML JGA PRELL CJA X10', 'CJA'],
      ['GLUCOMETRO KIT + 50 TIRAS REACTIVAS', 'KIT'],
    ],
  },
  {
    below: Infinity,
    goods: [
      ['SILLA DE RUEDAS PLEGABLE ALUMINIO', 'UND'],
      ['CONCENTRADOR DE OXIGENO 5L', 'UND'],
      ['COLCHON ANTIESCARAS CON COMPRESOR', 'UND'],
    ],
  },
];
const UNTAXED = [
  'METFORMINA 850MG TAB CJA X100',
  'TAMOXIFENO 20MG TAB CJA X30',
  'LETROZOL 2.5MG TAB X30',
] as const;
const LABS = [
  'PORTUGAL',
  'MEDIFARMA',
  'FARMINDUSTRIA',
  'GENFAR',
  'TEVA',
  'IQFARMA',
  'HERSIL',
  'LANSIER',
] as const;
const MAKERS = ['NIPRO', 'OMRON', 'KIMBERLY', 'B.BRAUN', 'IMPORTADO'] as const;
const STORES = [
  'AV. LARCO 1187 MIRAFLORES - LIMA',
  'AV. BRASIL 2905 MAGDALENA DEL MAR - LIMA',
  'JR. DE LA UNION 790 CERCADO - LIMA',
  'AV. EJERCITO 710 YANAHUARA - AREQUIPA',
  'C.C. REAL PLAZA LC-104 HUANCAYO - JUNIN',
] as const;

function labOf({ codigo, unidad, descripcion }: BenchLine): string {
  if (descripcion.startsWith('BOLSA')) return '';
  const makers = unidad === 'UND' || unidad === 'KIT' ? MAKERS : LABS;
  return makers[Number(codigo) % makers.length] ?? '';
}

function drug(line: BenchLine, at: number, random: Random): BenchLine {
  const codigo = `${pick(random, ['0', '1', '2'])}${digits(random, 5)}`;
  const kind = rowKind(line);
  if (kind === 'bag')
    return { ...line, codigo, descripcion: 'BOLSA PLASTICA CHICA', unidad: 'UND' };
  const row = line.cantidad % 1000 === 0 ? line : asOneUnit(line);
  if (kind === 'untaxed')
    return { ...row, codigo, descripcion: pick(random, UNTAXED), unidad: 'CJA' };
  const [descripcion, unidad] = goodOf(BANDS, row.unitario, at);
  return { ...row, codigo, descripcion, unidad };
}

const CSS = `
body { width: 80mm; padding: 3mm 4mm 5mm; font: 7.4pt/1.3 "Liberation Mono", monospace; color: #000; }
.c { text-align: center; }
.big { font-size: 10pt; font-weight: bold; }
hr { border: 0; border-top: 1px dashed #000; margin: 1.2mm 0; }
table { width: 100%; }
td, th { padding: 0; vertical-align: top; text-align: left; font-weight: normal; }
.n { text-align: right; white-space: nowrap; }
.item td { padding-top: .8mm; }
.total td { font-size: 10pt; font-weight: bold; padding-top: .8mm; }
.small { font-size: 6.4pt; }
`;

const money = (cents: Cents): string => amountText(cents, 'point');

const SUM_ORDER = [
  'gravada',
  'exonerada',
  'gratuita',
  'descuentos',
  'igv',
  'icbper',
  'total',
] as const;
const SUM_ALWAYS = ['gravada', 'igv', 'total'] as const;
const SUM_WORDS: Readonly<Record<(typeof SUM_ORDER)[number], string>> = {
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  gratuita: 'OP. GRATUITA',
  descuentos: 'DSCTO. GLOBAL',
  igv: 'IGV 18%',
  icbper: 'ICBPER',
  total: 'TOTAL A PAGAR',
};

interface Visit {
  store: string;
  storePhone: string;
  pay: string;
  withPoints: boolean;
  withDiscounts: boolean;
}

function head(facts: BenchFacts, visit: Visit, sign: string, random: Random): Markup {
  const { emisor, cliente } = facts;
  const isFactura = facts.kind === 'factura';
  const hour = `${String(between(random, 7, 22)).padStart(2, '0')}:${between(random, 10, 59)}:${between(random, 10, 59)}`;
  const idLabel = cliente.documento.length === 8 ? 'DNI' : 'RUC';
  return html`<div class="c">
      <div class="big">${emisor.nombre}</div>
      RUC ${emisor.documento}<br />${emisor.direccion}<br />Central: ${emisor.telefono} <br />LOCAL
      ${digits(random, 3)}: ${visit.store}<br />T. ${visit.storePhone}
    </div>
    <hr />
    <div class="c">
      <b>${isFactura ? 'FACTURA' : 'BOLETA DE VENTA'} ELECTRONICA</b><br /><b
        >${facts.serie}-${facts.correlativo}</b
      >
    </div>
    <hr />
    FECHA: ${DATE_STYLES.slash(facts.emision)} HORA: ${hour}<br />
    CAJA: ${between(random, 1, 6)} CAJERO:
    ${pick(random, ['MQUISPE', 'JFLORES', 'RAYALA', 'KTORRES'])} VEND: ${digits(random, 5)}<br />MONEDA:
    ${sign} ${cliente.documento && html`<br />${idLabel}: ${cliente.documento}`}<br />${isFactura ? 'RAZON SOCIAL' : 'CLIENTE'}:
    ${cliente.nombre} ${cliente.direccion && html`<br />DIRECCION: ${cliente.direccion}`}
    <hr />`;
}

function items(facts: BenchFacts, withDiscounts: boolean): Markup {
  const [unit, sum] = facts.precioConIgv ? ['P.UNIT', 'IMPORTE'] : ['V.UNIT', 'V.VENTA'];
  return html`<table>
      <tr>
        <th colspan="5">CODIGO DESCRIPCION</th>
      </tr>
      <tr>
        <th>LAB</th>
        <th class="n">CANT UM</th>
        <th class="n">${unit}</th>
        ${withDiscounts && html`<th class="n">DSCTO</th>`}
        <th class="n">${sum}</th>
      </tr>
      <tr>
        <td colspan="5"><hr /></td>
      </tr>
      ${facts.lineas.map(
        (line) =>
          html`<tr class="item">
              <td colspan="5">${line.codigo} ${line.descripcion}</td>
            </tr>
            <tr>
              <td>${labOf(line)}</td>
              <td class="n">${line.cantidad / 1000} ${line.unidad}</td>
              <td class="n">${money(line.unitario)}</td>
              ${withDiscounts && html`<td class="n">${money(line.descuento)}</td>`}
              <td class="n">${money(line.importe)}</td>
            </tr>`,
      )}
    </table>
    <hr />`;
}

function sums(facts: BenchFacts, sign: string): Markup {
  return html`<table>
      ${shownSums(facts, SUM_ORDER, SUM_ALWAYS).map(
        (key) =>
          html`<tr${key === 'total' ? html` class="total"` : NOTHING}><td>${SUM_WORDS[key]}</td><td class="n">${sign}</td><td class="n">${money(facts.sumas[key])}</td></tr>`,
      )}
    </table>
    SON: ${facts.letras}
    <hr />`;
}

function end(facts: BenchFacts, visit: Visit, random: Random): Markup {
  const isCard = visit.pay !== 'EFECTIVO' && visit.pay !== 'YAPE';
  return html`FORMA DE PAGO: ${visit.pay}
    ${isCard && html`<br />TARJETA ************${digits(random, 4)} REF ${digits(random, 6)}`}
    ${
      visit.withPoints &&
      html`<hr />
        SOCIO CLUB: *****${digits(random, 3)}<br />PUNTOS DE ESTA COMPRA:
        ${between(random, 3, 90)}<br />SALDO DE PUNTOS: ${between(random, 91, 2400)}`
    }
    <hr />
    <div class="c">${qrPlace(facts, '27mm')}</div>
    <div class="c small">
      ${facts.hash}<br />Representación impresa de la
      ${facts.kind === 'factura' ? 'factura' : 'boleta de venta'} electrónica. Autorizado con R.I.
      N° 018-005-000${digits(random, 4)}/SUNAT.<br />
      No se aceptan cambios ni devoluciones de medicamentos (D.S. 014-2011-SA).
      ${happens(random, 0.5) && html`<br />Químico farmacéutico de turno: ${pick(random, ['Q.F. A. RAMOS', 'Q.F. L. PAREDES', 'Q.F. C. OSORIO'])}`}
      <br />¡GRACIAS POR SU COMPRA!
    </div>`;
}

/** Ticket of a pharmacy chain: two lines by row, laboratory, discounts, card and points. */
export const BOTICA_CADENA: BenchLayout = {
  id: 'botica-cadena',
  role: 'construido',
  kinds: ['boleta', 'boleta', 'boleta', 'factura'],
  draw(given, style, random) {
    const lineas = given.lineas.map((line, at) => drug(line, at, random));
    const emisor = sellerNamed(
      given.emisor,
      pick(random, ['Boticas', 'Farmacias', 'Cadena de Boticas']),
    );
    const pay = pick(random, ['EFECTIVO', 'VISA', 'VISA', 'MASTERCARD', 'YAPE']);
    const facts: BenchFacts = { ...withoutDetraccion(given), emisor, lineas, metodoPago: pay };
    const visit: Visit = {
      store: pick(random, STORES),
      storePhone: `${between(random, 2, 7)}${digits(random, 2)}-${digits(random, 4)}`,
      pay,
      withPoints: facts.kind === 'boleta' && happens(random, 0.6),
      withDiscounts: lineas.some(({ descuento }) => descuento > 0),
    };
    const sign = facts.moneda === 'PEN' ? pick(random, ['S/', 'S/', 'S/.']) : style.currencySign;
    const body = html`${head(facts, visit, sign, random)}${items(facts, visit.withDiscounts)}${sums(facts, sign)}${end(facts, visit, random)}`;
    const printed = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: ROLL_80, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, SUM_ALWAYS)),
        informacion_adicional: infoTruth(facts, ['metodoPago', 'letras']),
        productos: linesTruth(facts, visit.withDiscounts ? [...printed, 'descuento'] : printed),
      },
    };
  },
};
