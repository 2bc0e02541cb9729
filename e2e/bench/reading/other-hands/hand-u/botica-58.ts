import type { BenchFacts, BenchLayout, BenchStyle, Cents, DrawnPage } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { documentoTruth, infoTruth, partyTruth, totalesTruth } from '../../truth';
import { renamed, rowsTruth, tradeRows, type TradeGoods, type TradeRow } from './trade-rows';

const NAMES = [
  'BOTICAS SAN MARTINCITO E.I.R.L.',
  'INVERSIONES FARMA VIDA S.A.C.',
  'BOTICA LA ECONOMICA S.R.L.',
  'NEGOCIOS FARMACEUTICOS DEL NORTE S.A.C.',
];
const GOODS: TradeGoods = {
  cheap: [
    ['PARACETAMOL 500MG TAB X100', 'CJA'],
    ['AMOXICILINA 500MG CAP X 10', 'BLI'],
    ['IBUPROFENO 400MG TAB X10', 'BLI'],
    ['PANAL CONFORT XG X 48', 'PQT'],
    ['SUERO FISIOLOGICO 1L', 'FCO'],
    ['ALCOHOL 70 LT', 'UND'],
    ['ENSURE ADV VAINILLA 850G', 'LAT'],
    ['BLOQUEADOR SPF50 90G', 'UND'],
    ['JERINGA DESC 5ML 21G', 'UND'],
    ['GASA ESTERIL 10X10 SOBRE', 'UND'],
    ['OMEPRAZOL 20MG CAP', 'CAP'],
    ['CLORFENAMINA 4MG TAB', 'TAB'],
  ],
  dear: [
    ['TENSIOMETRO DIGITAL BRAZO', 'UND'],
    ['NEBULIZADOR PISTON', 'UND'],
    ['FORMULA INFANTIL ET1 X 4 LATAS', 'PQT'],
    ['GLUCOMETRO + 100 TIRAS', 'UND'],
  ],
  untaxed: [['INSULINA GLARGINA 100UI LAPIZ', 'UND']],
};
const CSS = `
body { font: 9.4px/1.28 'Liberation Mono', monospace; color: #000; width: 58mm; padding: 2mm 2.5mm 3mm; }
.c { text-align: center; } .hr { border-top: 1px dashed #000; margin: 1mm 0; }
.big { font-weight: bold; font-size: 11.5px; }
table { width: 100%; } td { padding: 0; vertical-align: top; } .r { text-align: right; white-space: nowrap; }
.tot td { font-weight: bold; font-size: 12px; }`;

const amount = (cents: Cents): string => amountText(cents, 'bare');

interface Paid {
  isCash: boolean;
  /** Zero or negative: what is not collected for want of coins. */
  rounding: Cents;
  payable: Cents;
  given: Cents;
}

function paidOf({ sumas, metodoPago }: BenchFacts, random: Random): Paid {
  const isCash = metodoPago === 'Efectivo' || happens(random, 0.45);
  const rounding = isCash ? -(sumas.total % 10) : 0;
  const payable = sumas.total + rounding;
  const note = pick(random, [1_000, 2_000, 5_000, 10_000]);
  return { isCash, rounding, payable, given: Math.ceil(payable / note) * note };
}

function rowMarkup(row: TradeRow): Markup {
  const quantity = (row.cantidad / 1000).toFixed(row.cantidad % 1000 === 0 ? 0 : 3);
  return html`<tr>
      <td colspan="2">${row.codigo} ${row.descripcion}</td>
    </tr>
    <tr>
      <td>&nbsp;${quantity} ${row.unidad} x ${amount(row.unitario)}</td>
      <td class="r">${amount(row.importe + row.descuento)}</td>
    </tr>
    ${
      row.descuento > 0 &&
      html`<tr>
        <td>&nbsp;&nbsp;DSCTO. PROMO</td>
        <td class="r">-${amount(row.descuento)}</td>
      </tr>`
    }`;
}

const line = (label: string, cents: Cents, name = ''): Markup =>
  html`<tr class="${name}">
    <td>${label}</td>
    <td class="r">${amount(cents)}</td>
  </tr>`;

function sumsMarkup({ sumas }: BenchFacts, paid: Paid): Markup {
  return html`<table>
    ${sumas.descuentos > 0 && line('DSCTO. TOTAL', sumas.descuentos)}
    ${line('OP. GRAVADAS  S/', sumas.gravada)}
    ${sumas.exonerada > 0 && line('OP. EXONERADAS S/', sumas.exonerada)}
    ${line('I.G.V. 18%    S/', sumas.igv)}
    ${sumas.icbper > 0 && line('ICBPER        S/', sumas.icbper)}
    ${paid.rounding !== 0 && html`${line('IMPORTE       S/', sumas.total)}${line('REDONDEO      S/', paid.rounding)}`}
    ${line('TOTAL A PAGAR S/', paid.payable, 'tot')}
  </table>`;
}

function payment({ metodoPago }: BenchFacts, paid: Paid, random: Random): Markup {
  if (!paid.isCash)
    return html`<table>
        ${line(payName(metodoPago, false), paid.payable)}
      </table>
      ${metodoPago.startsWith('Tarjeta') && html`<div>VISA ************${digits(random, 4)} REF ${digits(random, 6)}</div>`}`;
  return html`<table>
    ${line('EFECTIVO', paid.given)}${line('VUELTO', paid.given - paid.payable)}
  </table>`;
}

function payName(metodo: string, isCash: boolean): string {
  if (isCash) return 'EFECTIVO';
  return metodo.startsWith('Tarjeta') ? 'TARJETA DE CREDITO' : 'YAPE/PLIN';
}

function buyer({ cliente }: BenchFacts): Markup {
  const label = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`<div>CLIENTE: ${cliente.nombre}</div>
    ${cliente.documento !== '' && html`<div>${label}: ${cliente.documento}</div>`}
    ${cliente.direccion !== '' && html`<div>DIREC.: ${cliente.direccion}</div>`}`;
}

function headMarkup(facts: BenchFacts, random: Random): Markup {
  const { emisor } = facts;
  const shop = between(random, 2, 48);
  return html`<div class="c">
      <div class="big">${emisor.nombre}</div>
      <div>RUC ${emisor.documento}</div>
      <div>${emisor.direccion}</div>
      <div>Tlf ${emisor.telefono}</div>
      ${happens(random, 0.4) && html`<div>LOCAL ${shop}: AV. GRAU ${between(random, 100, 990)}</div>`}
      <div class="hr"></div>
      <div class="big">BOLETA DE VENTA ELECTRONICA</div>
      <div class="big">${facts.serie}-${facts.correlativo}</div>
    </div>
    <div>
      FECHA: ${DATE_STYLES.slash(facts.emision)}
      ${between(random, 10, 21)}:${between(random, 10, 59)}:${between(random, 10, 59)}
    </div>
    <div>
      CAJA: 0${between(random, 1, 4)} CAJERO:
      ${pick(random, ['KATY', 'JROMERO', 'ADMIN', 'PVARGAS'])}
    </div>
    ${happens(random, 0.5) && html`<div>VEND: ${pick(random, ['Q.F. LUNA', 'TEC. ROSA', '0012'])}</div>`}
    ${buyer(facts)}
    <div class="hr"></div>`;
}

function draw(given: BenchFacts, _style: BenchStyle, random: Random): DrawnPage {
  const facts = { ...given, emisor: renamed(given.emisor, NAMES, random) };
  const rows = tradeRows(facts, GOODS, random);
  const paid = paidOf(facts, random);
  const hasHash = happens(random, 0.6);
  const body = html`${headMarkup(facts, random)}
    <table>
      <tr>
        <td>DESCRIPCION</td>
        <td class="r">IMPORTE</td>
      </tr>
    </table>
    <div class="hr"></div>
    <table>
      ${rows.map(rowMarkup)}
    </table>
    <div class="hr"></div>
    ${!facts.precioConIgv && html`<div>PRECIOS NO INCLUYEN IGV</div>`} ${sumsMarkup(facts, paid)}
    <div class="hr"></div>
    <div>SON: ${facts.letras}</div>
    ${payment(facts, paid, random)}
    <div>ARTICULOS: ${rows.length}</div>
    <div class="hr"></div>
    <div class="c">
      ${qrPlace(facts, '27mm')}${hasHash ? html`<div>${facts.hash}</div>` : NOTHING}
      <div>Representacion impresa de la Boleta de Venta Electronica</div>
      <div>NO SE ACEPTAN CAMBIOS NI DEVOLUCIONES DE MEDICAMENTOS (D.S. 014-2011-SA)</div>
      <div>
        ${pick(random, ['GRACIAS POR SU COMPRA', 'CUIDAMOS TU SALUD', 'Acumula puntos con tu DNI'])}
      </div>
    </div>`;
  const base = totalesTruth(facts, [
    'gravada',
    'igv',
    'total',
    ...(facts.sumas.exonerada > 0 ? (['exonerada'] as const) : []),
    ...(facts.sumas.descuentos > 0 ? (['descuentos'] as const) : []),
    ...(facts.sumas.icbper > 0 ? (['icbper'] as const) : []),
  ]);
  const products = rowsTruth(rows, ['codigo', 'unidad', 'cantidad', 'precio', 'importe']);
  return {
    ...wholePage({ css: CSS, body, paper: { width: '58mm', height: 'auto' }, margin: '0' }),
    truth: {
      documento: documentoTruth(facts, hasHash ? ['hash', 'moneda'] : ['moneda']),
      proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
      cliente: partyTruth(facts.cliente, ['direccion']),
      totales: {
        ...base,
        total: paid.payable / 100,
        ...(paid.rounding !== 0 && { redondeo: paid.rounding / 100 }),
      },
      informacion_adicional: {
        ...infoTruth(facts, ['letras']),
        metodo_pago: payName(facts.metodoPago, paid.isCash),
      },
      productos: products.map((one, at) => withDiscount(one, rows[at])),
    },
  };
}

/** Of a discounted row the amount before and the discount below it are printed. */
function withDiscount<T extends object>(one: T, row: TradeRow | undefined): T {
  if (!row || row.descuento === 0) return one;
  return { ...one, descuento: row.descuento / 100, subtotal: (row.importe + row.descuento) / 100 };
}

/** The 58 mm roll of a pharmacy's small point of sale. */
export const pharmacyTicket: BenchLayout = {
  id: 'botica-58',
  role: 'construido',
  kinds: ['boleta'],
  draw,
};
