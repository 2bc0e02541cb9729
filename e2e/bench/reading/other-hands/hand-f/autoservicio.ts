import { html, qrPlace, ROLL_80, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  decimal,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { good, inBusiness, reworded, shelf } from './parts';

const GOODS = [
  good('CHOCOLATE BARRA 30G', 'UN', 3),
  good('YOG BEB FRESA 1KG', 'UN', 7),
  good('ATUN FILETE ACEITE 140G', 'UN', 6),
  good('PAN MOLDE BLANCO 480G', 'UN', 9),
  good('LECHE UHT ENTERA 1L', 'UN', 5),
  good('DETERG POLVO LIMON 2.4K', 'UN', 26),
  good('ACEITE VEG BOT 900ML', 'UN', 11),
  good('PAPEL HIG DH 24 ROLLOS', 'UN', 32),
  good('SHAMPOO NIÑOS 400ML', 'UN', 21),
  good('VINO TINTO MALBEC 750', 'UN', 45),
  good('PANAL TALLA XG X 54', 'UN', 62),
  good('CAFE INST FCO 200G', 'UN', 38),
  good('SARTEN ANTIADH 24CM', 'UN', 75),
  good('VENTILADOR PIE 16 PULG', 'UN', 149),
  good('LICUADORA 1.5L VASO VIDRIO', 'UN', 199),
  good('HORNO MICROONDAS 20L', 'UN', 329),
  good('TV LED 43 SMART FHD', 'UN', 1099),
  good('REFRIGERADORA NF 250L', 'UN', 1599),
  good('LAPTOP 14 8GB 256SSD', 'UN', 2299),
] as const;
const BY_WEIGHT = [
  good('POLLO ENTERO FRESCO', 'KG', 10),
  good('QUESO EDAM LAMINADO', 'KG', 36),
  good('PLATANO SEDA GRANEL', 'KG', 4),
  good('TOMATE ITALIANO', 'KG', 5),
  good('CARNE MOLIDA ESPECIAL', 'KG', 24),
  good('PALTA FUERTE', 'KG', 9),
] as const;
const NO_TAX = ['PAPA YUNGAY GRANEL', 'LIMON SUTIL GRANEL', 'ZANAHORIA GRANEL'] as const;
const STORES = ['LA MARINA', 'CANTO REY', 'PRO LOS OLIVOS', 'CAYMA', 'EL TAMBO'] as const;
const CASHIERS = ['LUZ M.', 'BRYAN C.', 'YESSENIA R.', 'KEVIN A.'] as const;
const PAID: Readonly<Record<string, string>> = {
  Efectivo: 'EFECTIVO',
  'Tarjeta de crédito': 'TARJETA DE CREDITO',
};

/** Rows that contain the tax; what the cents do not come out to is taken by one row, if need be as a discount. */
function withTax(given: BenchFacts): BenchFacts {
  const { sumas } = given;
  if (given.precioConIgv) return given;
  const isTaxed = (line: BenchLine): boolean =>
    sumas.exonerada === 0 || line.importe !== sumas.exonerada;
  const grossed = given.lineas.map((line) => (isTaxed(line) ? grossLine(line) : line));
  const due = sumas.gravada + Math.round((sumas.gravada * 18) / 100) + sumas.exonerada;
  const rest = due - grossed.reduce((sum, { importe }) => sum + importe, 0);
  const pieces = grossed.findIndex(
    (line, row) => line.cantidad % 1000 === 0 && line !== given.lineas[row],
  );
  const at = pieces === -1 ? 0 : pieces;
  return {
    ...given,
    precioConIgv: true,
    lineas: grossed.map((line, row) => (row === at && rest !== 0 ? changed(line, rest) : line)),
  };
}

const grossOf = ({ unitario, cantidad }: BenchLine): number =>
  Math.round((unitario * cantidad) / 1000);

function grossLine(line: BenchLine): BenchLine {
  const raised = { ...line, unitario: Math.round(line.unitario * 1.18) };
  const gross = grossOf(raised);
  const share = line.descuento / Math.max(1, line.descuento + line.importe);
  const descuento = Math.round(gross * share);
  return { ...raised, descuento, importe: gross - descuento };
}

/** The row with `cents` more or less; never with a negative discount. */
function changed(line: BenchLine, cents: number): BenchLine {
  const importe = line.importe + cents;
  const wanted = importe + line.descuento;
  let unitario = Math.ceil((wanted * 1000) / line.cantidad);
  if (grossOf({ ...line, unitario }) < importe) unitario += 1;
  return { ...line, unitario, importe, descuento: grossOf({ ...line, unitario }) - importe };
}

function sold(given: BenchFacts, random: Random): BenchFacts {
  const [loose, packed] = [shelf(BY_WEIGHT), shelf(GOODS)];
  const facts = reworded(given, (line, kind, at) => {
    const codigo = `77${digits(random, 11)}`;
    if (kind === 'bolsa') return { codigo, unidad: 'UN', descripcion: 'BOLSA BIODEG MEDIANA' };
    if (kind === 'exonerada')
      return { codigo, unidad: 'KG', descripcion: NO_TAX[at % 3] ?? NO_TAX[0] };
    const { name, unit } = (line.cantidad % 1000 ? loose : packed)(line);
    return { codigo, unidad: unit, descripcion: name };
  });
  const emisor = inBusiness(
    facts.emisor,
    pick(random, ['Supermercados', 'Minimarket', 'Autoservicios']),
  );
  return { ...withTax(facts), emisor, metodoPago: PAID[facts.metodoPago] ?? 'TARJETA DE DEBITO' };
}

const CSS = `
body { width: 80mm; padding: 4mm 4mm 6mm; font: 8.4pt 'DejaVu Sans Mono', monospace; line-height: 1.25; letter-spacing: -.35pt; }
.c { text-align: center; } p { margin: 0; } .b { font-weight: bold; font-size: 9.6pt; }
hr { border: 0; border-top: 1px dashed #000; margin: 1.5mm 0; }
.two { display: flex; justify-content: space-between; } .two.t { font-weight: bold; font-size: 10.5pt; }
.item { break-inside: avoid; } .calc { display: flex; justify-content: space-between; padding-left: 5mm; }
.small { font-size: 7pt; }`;

const two = (label: string, value: string, look = ''): Markup =>
  html`<div class="two ${look}"><span>${label}</span><span>${value}</span></div>`;

function item(line: BenchLine, style: BenchStyle): Markup {
  const off = line.descuento ? html`<span>DSCTO -${style.amount(line.descuento)}</span>` : '';
  const count =
    line.cantidad % 1000 ? (line.cantidad / 1000).toFixed(3) : String(line.cantidad / 1000);
  return html`<div class="item">
    <div>${line.codigo} ${line.descripcion}</div>
    <div class="calc">
      <span>${count} ${line.unidad} X ${style.amount(line.unitario)}</span>${off}<span
        >${style.amount(line.importe)}</span
      >
    </div>
  </div>`;
}

const saved = ({ lineas }: BenchFacts): number =>
  lineas.reduce((sum, { descuento }) => sum + descuento, 0);

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  const { sumas } = facts;
  return html`${saved(facts) > 0 && two('TOTAL DESCUENTOS', style.amount(saved(facts)))}
  ${two('OP. GRAVADA', style.amount(sumas.gravada))}${sumas.exonerada > 0 && two('OP. EXONERADA', style.amount(sumas.exonerada))}
  ${two('IGV 18%', style.amount(sumas.igv))}${sumas.icbper > 0 && two('ICBPER', style.amount(sumas.icbper))}
  ${two('TOTAL A PAGAR S/', style.amount(sumas.total), 't')}`;
}

function tender({ metodoPago, sumas }: BenchFacts, style: BenchStyle, random: Random): Markup {
  const isCash = metodoPago === 'EFECTIVO';
  const given = Math.ceil(sumas.total / 1000) * 1000;
  return html`<p>MEDIO DE PAGO: ${metodoPago}</p>
    ${
      isCash
        ? html`${two('RECIBIDO', style.amount(given))}${two('VUELTO', style.amount(given - sumas.total))}`
        : html`<p>
            ************${digits(random, 4)} AUT ${digits(random, 6)} REF ${digits(random, 4)}
          </p>`
    }`;
}

function buyer({ cliente }: BenchFacts): Markup {
  const label = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`<p>CLIENTE: ${cliente.nombre}</p>
    <p>${label}: ${cliente.documento}</p>
    ${cliente.direccion && html`<p>DIRECCION: ${cliente.direccion}</p>`}`;
}

function body(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, lineas } = facts;
  const time = `${digits(random, 1) === '9' ? '09' : '1' + String(between(random, 0, 9))}:${between(random, 10, 59)}:${between(random, 10, 59)}`;
  return html`<div class="c">
      <p class="b">${emisor.nombre}</p>
      <p>RUC ${emisor.documento}</p>
      <p>${emisor.direccion}</p>
      <p>TIENDA ${pick(random, STORES)} ${between(random, 101, 480)}</p>
    </div>
    <hr />
    <div class="c">
      <p>BOLETA DE VENTA ELECTRONICA</p>
      <p class="b">${style.number(facts.serie, facts.correlativo)}</p>
    </div>
    <p>FECHA: ${style.date(facts.emision)} HORA: ${time}</p>
    <p>
      CAJA: ${between(random, 1, 24)} TRX: ${digits(random, 5)} CAJERO: ${pick(random, CASHIERS)}
    </p>
    ${buyer(facts)}
    <hr />
    ${lineas.map((line) => item(line, style))}
    <hr />
    ${sums(facts, style)}
    <p>SON: ${facts.letras}</p>
    <hr />
    ${tender(facts, style, random)}
    <p>NRO. DE ARTICULOS: ${lineas.length}</p>
    ${happens(random, 0.5) && html`<p>PUNTOS ACUMULADOS EN ESTA COMPRA: ${Math.floor(facts.sumas.total / 400)}</p>`}
    <hr />
    <div class="c small">
      ${qrPlace(facts, '30mm')}
      <p>${facts.hash}</p>
      <p>
        Representación impresa de la boleta de venta electrónica. Autorizado con R.I.
        0180050000${digits(random, 3)}/SUNAT
      </p>
      <p>
        Cambios y devoluciones dentro de los 7 días con este comprobante. No aplica a alimentos
        frescos.
      </p>
      <p class="b">GRACIAS POR SU COMPRA</p>
    </div>`;
}

export const autoservicio: BenchLayout = {
  id: 'autoservicio',
  role: 'construido',
  kinds: ['boleta'],
  draw(given, style, random) {
    const facts = sold(given, random);
    const { sumas, lineas } = facts;
    const off = saved(facts);
    const page = { css: CSS, body: body(facts, style, random), paper: ROLL_80, margin: '0' };
    const totales = totalesTruth(facts, [
      'gravada',
      'igv',
      'total',
      ...(sumas.exonerada ? ['exonerada' as const] : []),
      ...(sumas.icbper ? ['icbper' as const] : []),
    ]);
    return {
      ...wholePage(page),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: { ...totales, ...(off > 0 && { descuentos: decimal(off) }) },
        informacion_adicional: compact({ ...infoTruth(facts, ['letras', 'metodoPago']) }),
        productos: lineas.map((line) => ({
          ...linesTruth({ ...facts, lineas: [line] }, [
            'codigo',
            'unidad',
            'cantidad',
            'unitario',
            'importe',
          ])[0],
          ...(line.descuento > 0 && { descuento: decimal(line.descuento) }),
        })),
      },
    };
  },
};
