import { between, digits, happens, pick, type Random } from '../facts/chance';
import { html, qrPlace, ROLL_80, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../truth';

const CSS = `
body { font: 8.4pt 'DejaVu Sans Mono', 'Courier New', monospace; color: #000; width: 80mm; padding: 3mm 4mm; }
.c { text-align: center; } .c b { font-size: 9.6pt; }
hr { border: 0; border-top: 1px dashed #000; margin: 1.5mm 0; }
.two { display: flex; justify-content: space-between; gap: 2mm; } .two span:last-child { white-space: nowrap; }
.big { font-size: 11pt; font-weight: bold; }
.sub { padding-left: 3mm; }
`;

const GOODS = [
  'YOG GLORIA FRESA 1KG',
  'PAN MOLDE BLANCO 500G',
  'ACEITE PRIMOR 900ML',
  'LECHE EVAP 400G',
  'GALL SODA X6',
  'DET LIQ 1.8L',
  'CAFE INST 180G',
  'ARROZ EXTRA 5KG',
  'ATUN FILETE 170G',
  'PAPAS HILO 200G',
  'CHOCOLATE BITTER 70%',
  'SHAMPOO ANTICASPA 375',
  'PILAS AA X4',
  'HELADO LUCUMA 1L',
  'JAMON INGLES 200G',
];
const SHOPS = [
  'T014 PARDO - AV. JOSE PARDO 715 MIRAFLORES',
  'T022 BRASIL - AV. BRASIL 2610 PUEBLO LIBRE',
  'T031 LA MOLINA - AV. JAVIER PRADO 5420',
  'T047 TRUJILLO - AV. LARCO 911',
];
const LABELS = {
  gravada: 'OP.GRAVADA',
  exonerada: 'OP.EXONERADA',
  inafecta: 'OP.INAFECTA',
  igv: 'IGV 18%',
  icbper: 'ICBPER',
  otrosCargos: 'OTROS CARGOS',
} as const;
type Sum = keyof typeof LABELS;
const ORDER: readonly Sum[] = ['gravada', 'exonerada', 'inafecta', 'igv', 'icbper', 'otrosCargos'];

const two = (left: string, right: string, cls = ''): Markup =>
  html`<div class="two ${cls}"><span>${left}</span><span>${right}</span></div>`;

const goodsOf = (lines: readonly BenchLine[], random: Random): BenchLine[] =>
  lines.map((line) => ({
    ...line,
    codigo: `775${digits(random, 10)}`,
    descripcion: /bolsa/i.test(line.descripcion) ? line.descripcion : pick(random, GOODS),
  }));

interface Till {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
}

function head({ facts, style, random }: Till): Markup {
  const { emisor, cliente, kind } = facts;
  const time = `${between(random, 10, 22)}:${between(random, 10, 59)}`;
  const title = kind === 'ticket' ? 'TICKET' : 'BOLETA DE VENTA ELECTRONICA';
  return html`<div class="c">
      <b>${emisor.nombre}</b><br />RUC ${emisor.documento}<br />${emisor.direccion}<br />${pick(random, SHOPS)}
      <hr />
      <b>${title}</b><br />${facts.serie}-${facts.correlativo}
    </div>
    <hr />
    ${two(`FECHA ${style.date(facts.emision)}`, `HORA ${time}`)}
    ${two(`CAJA 0${between(random, 1, 9)}`, `CAJERO ${digits(random, 4)}`)}
    ${cliente.nombre && html`<div>CLIENTE: ${cliente.nombre}</div>`}
    ${cliente.documento && html`<div>${cliente.documento.length === 11 ? 'RUC' : 'DNI'}: ${cliente.documento}</div>`}
    <hr />`;
}

function goods({ facts, style }: Till): Markup {
  return html`${facts.lineas.map((line) => {
    const off = line.descuento > 0 ? ` DSCTO ${style.amount(line.descuento)}` : '';
    const sold = `${style.quantity(line.cantidad)} ${line.unidad} x ${style.amount(line.unitario)}${off}`;
    return html`<div>${line.codigo} ${line.descripcion}</div>
      ${two(sold, style.amount(line.importe), 'sub')}`;
  })}`;
}

function foot({ facts, style, random }: Till): Markup {
  const { sumas } = facts;
  return html`<hr />
    ${shownSums(facts, ORDER, ['gravada', 'igv']).map((key) => two(LABELS[key], style.amount(sumas[key])))}
    ${two(`TOTAL ${style.currencySign}`, style.amount(sumas.total), 'big')}
    <div>SON: ${facts.letras}</div>
    <hr />
    ${two(facts.metodoPago.toUpperCase(), style.amount(sumas.total))}
    ${facts.metodoPago === 'Tarjeta de crédito' && html`<div>VISA ************${digits(random, 4)} APROB ${digits(random, 6)}</div>`}
    ${two('ARTICULOS', String(facts.lineas.length))}
    <hr />
    <div class="c">
      ${qrPlace(facts, '28mm')}<br />Representación impresa del comprobante. Consúltelo en la web
      del emisor. Cambios: 7 días con este comprobante y producto sin uso. ¡VUELVA PRONTO!
    </div>`;
}

/** Roll of a minimarket chain: bar code and name on a line, quantity by price and amount below it. */
export const minimarketRollo: BenchLayout = {
  id: 'minimarket-rollo',
  role: 'construido',
  kinds: ['boleta', 'ticket'],
  draw(given, style, random) {
    const facts: BenchFacts = { ...given, lineas: goodsOf(given.lineas, random) };
    const till: Till = { facts, style, random };
    const shown = shownSums(facts, ORDER, ['gravada', 'igv']);
    const rows = linesTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'descuento',
      'importe',
    ]);
    const signed = happens(random, 0.5)
      ? html`<div class="c">SISTEMA POS ${digits(random, 2)}.4</div>`
      : '';
    return {
      ...wholePage({
        css: CSS,
        body: html`${head(till)}${goods(till)}${foot(till)}${signed}`,
        paper: ROLL_80,
        margin: '0',
      }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion']),
        cliente: partyTruth(facts.cliente, []),
        totales: totalesTruth(facts, [...shown, 'total']),
        informacion_adicional: {
          ...infoTruth(facts, ['metodoPago', 'letras']),
          metodo_pago: facts.metodoPago.toUpperCase(),
        },
        productos: rows.map((row) => compact({ ...row, descuento: row.descuento || null })),
      },
    };
  },
};
