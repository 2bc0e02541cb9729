import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  documentoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { shortName } from './people';
import { renamed, reworded, type Wares } from './rewording';

const GRILL: Wares = {
  cheap: [
    'UND PORCION PAPAS FRITAS',
    'UND INCA KOLA 500 ML',
    'UND CHICHA MORADA VASO',
    'UND 1/8 POLLO C/PAPAS Y ENSALADA',
    'UND CREMAS ADICIONALES',
    'UND TAPER P/LLEVAR',
    'UND PORCION ARROZ CHAUFA CHICO',
  ],
  middle: [
    'UND 1/4 POLLO A LA BRASA + PAPAS + ENSALADA',
    'UND POLLO ENTERO + PAPAS FAM. + ENSALADA FAM. + GASEOSA 1.5 L',
    'UND 1/2 POLLO A LA BRASA',
    'UND PARRILLA PERSONAL (CHORIZO, ANTICUCHO Y CHULETA)',
    'UND LOMO SALTADO',
    'UND JARRA DE MARACUYA 1 L',
  ],
  dear: [
    'UND PARRILLA FAMILIAR 6 PERSONAS',
    'UND BUFFET POLLADA CORPORATIVA',
    'UND COMBO FIESTA 3 POLLOS',
    'UND SERVICIO DE CATERING',
  ],
  byWeight: ['KG POLLO A LA LEÑA X KG', 'KG ANTICUCHO MARINADO X KG', 'KG CHORIZO PARRILLERO X KG'],
  untaxed: ['KG FRUTA DE ESTACION', 'KG PAPA CANCHAN'],
  untaxedPieces: ['UND LIBRO RECETARIO PERUANO'],
  services: ['UND CONSUMO'],
  freight: ['UND DELIVERY'],
};
const SHOP: Wares = {
  cheap: [
    'UND GALLETA SODA SIX PACK',
    'UND COCA COLA SIN AZUCAR 600ML',
    'UND PAN DE MOLDE BLANCO GDE',
    'UND YOGURT FRESA 1 KG',
    'UND AGUA S/GAS 2.5 L',
    'UND DETERGENTE 330 GR',
    'UND ATUN FILETE EN ACEITE 140 GR',
    'UND CHOCOLATE BITTER 90GR',
  ],
  middle: [
    'UND CERVEZA LATA 355ML PACK X 6',
    'UND PAÑAL TALLA XG X 44',
    'UND ACEITE VEGETAL 5 L',
    'UND ALIMENTO PERRO ADULTO RAZAS PEQUEÑAS POLLO Y CARNE 8 KG',
    'UND RON AÑEJO 750 ML',
    'UND CAFE MOLIDO TOSTADO 450 GR',
  ],
  dear: [
    'UND WHISKY 12 AÑOS 750ML',
    'UND OLLA ARROCERA 1.8 L',
    'UND CANASTA NAVIDEÑA GRANDE',
    'UND LICUADORA VASO VIDRIO',
  ],
  byWeight: ['KG QUESO FRESCO X KG', 'KG JAMON INGLES X KG', 'KG ACEITUNA BOTIJA X KG'],
  untaxed: ['KG PLATANO DE SEDA X KG', 'KG TOMATE ITALIANO X KG', 'KG LIMON SUTIL X KG'],
  untaxedPieces: ['UND LIBRO CUENTO INFANTIL'],
  services: ['UND VARIOS'],
  freight: ['UND DELIVERY'],
};

const SUM_LABELS = {
  descuentos: 'DESCUENTO',
  gravada: 'OP.GRAVADA',
  exonerada: 'OP.EXONERADA',
  inafecta: 'OP.INAFECTA',
  gratuita: 'OP.GRATUITA',
  igv: 'IGV 18%',
  icbper: 'ICBPER',
  otrosCargos: 'REC. CONSUMO',
  total: 'TOTAL',
} as const satisfies Partial<Record<SumPrinted, string>>;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = [
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'descuentos',
  'igv',
  'icbper',
  'otrosCargos',
];
const ALWAYS: readonly Sum[] = ['gravada', 'igv'];

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  isNarrow: boolean;
  tradeName: string;
  /** Table and waiter, or the cash desk. */
  served: string;
  hour: string;
  method: string;
  hasPhone: boolean;
  hasHash: boolean;
  hasWords: boolean;
  hasDiscount: boolean;
  thanks: string;
}

const cssOf = (isNarrow: boolean): string => `
html, body { width: ${isNarrow ? 58 : 80}mm; }
body { font: ${isNarrow ? 6.6 : 8}pt/1.32 'DejaVu Sans Mono', monospace; color: #000; padding: 4mm ${isNarrow ? 2.5 : 4}mm 6mm; }
.c { text-align: center; } .r { text-align: right; white-space: nowrap; } b, .b { font-weight: bold; }
.trade { font: bold ${isNarrow ? 12 : 15}pt 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; text-align: center; }
.doc { font-weight: bold; text-align: center; font-size: 112%; }
.rule { border-top: 1px dashed #000; margin: 1.4mm 0; }
.kv { display: flex; justify-content: space-between; }
table { width: 100%; } td { padding: 0; vertical-align: top; }
.total { display: flex; justify-content: space-between; font: bold ${isNarrow ? 13 : 17}pt 'DejaVu Sans', sans-serif; margin: 1mm 0; }
.small { font-size: 85%; text-align: center; }
`;

const RULE = html`<div class="rule"></div>`;
const pair = (label: string, value: string): Markup =>
  html`<div class="kv"><span>${label}</span><span>${value}</span></div>`;

function topOf({ facts, style, tradeName, hasPhone }: Drawing): Markup {
  const { emisor } = facts;
  return html`${tradeName && html`<div class="trade">${tradeName}</div>`}
    <div class="c b">${emisor.nombre}</div>
    <div class="c">RUC ${emisor.documento}</div>
    <div class="c">${emisor.direccion}</div>
    ${hasPhone && html`<div class="c">Cel/Telf: ${emisor.telefono}</div>`} ${RULE}
    <div class="doc">
      BOLETA DE VENTA ELECTRÓNICA<br />${style.number(facts.serie, facts.correlativo)}
    </div>
    ${RULE}`;
}

function clientOf({ facts, style, hour, served }: Drawing): Markup {
  const { cliente } = facts;
  const idLabel = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`<div>F.Emisión: ${style.date(facts.emision)} ${hour}</div>
    <div>Cliente: ${cliente.nombre}</div>
    <div>${idLabel}: ${cliente.documento}</div>
    ${cliente.direccion && html`<div>Dirección: ${cliente.direccion}</div>`}
    <div>${served}</div>
    ${RULE}`;
}

function rowOf({ style, hasDiscount }: Drawing, line: BenchLine): Markup {
  const discount = hasDiscount && line.descuento > 0 && html` dsc ${style.amount(line.descuento)}`;
  return html`<tr>
      <td colspan="2">${line.descripcion}</td>
    </tr>
    <tr>
      <td>&nbsp; ${style.quantity(line.cantidad)} x ${style.amount(line.unitario)}${discount}</td>
      <td class="r">${style.amount(line.importe)}</td>
    </tr>`;
}

function rowsOf(drawing: Drawing): Markup {
  return html`<table>
      <tr class="b">
        <td>DESCRIPCIÓN<br />&nbsp; CANT x P.UNIT</td>
        <td class="r"><br />IMPORTE</td>
      </tr>
      ${drawing.facts.lineas.map((line) => rowOf(drawing, line))}
    </table>
    ${RULE}`;
}

function sumsOf({ facts, style, method, hasWords }: Drawing): Markup {
  return html`${shownSums(facts, SUM_ORDER, ALWAYS).map((key) => pair(SUM_LABELS[key], `${style.currencySign} ${style.amount(facts.sumas[key])}`))}
    <div class="total">
      <span>TOTAL</span><span>${style.currencySign} ${style.amount(facts.sumas.total)}</span>
    </div>
    ${hasWords && html`<div>SON: ${facts.letras}</div>`}
    ${RULE}${pair('Condición:', 'CONTADO')}${pair('Medio de pago:', method)}${RULE}`;
}

function endOf({ facts, hasHash, thanks, isNarrow }: Drawing): Markup {
  return html`${facts.qr && html`<div class="c" style="margin:2mm 0">${qrPlace(facts, isNarrow ? '26mm' : '30mm')}</div>`}
    ${hasHash && html`<div class="small">${facts.hash}</div>`}
    <div class="small">
      Representación impresa de la Boleta de Venta Electrónica. Consulte su comprobante en la web de
      SUNAT.
    </div>
    <div class="c b" style="margin-top:2mm">${thanks}</div>`;
}

const NAME_STARTS = { grill: 'POLLERÍA', shop: 'MINIMARKET' } as const;

function servedBy(isGrill: boolean, random: Random): string {
  const name = shortName(random);
  if (!isGrill) return `Cajero: ${name}  Caja: ${between(random, 1, 3)}`;
  const place = happens(random, 0.7) ? `Mesa: ${between(random, 1, 24)}` : 'PARA LLEVAR';
  return `${place}  Mozo: ${name}`;
}

function drawingOf(given: BenchFacts, style: BenchStyle, random: Random): Drawing {
  const isGrill = happens(random, 0.5);
  const start = isGrill ? NAME_STARTS.grill : NAME_STARTS.shop;
  const stem = pick(
    random,
    isGrill ? ['Inversiones Gastronómicas', 'Pollos y Parrillas'] : ['Comercial', 'Minimarket'],
  );
  const emisor = renamed(given.emisor, stem);
  const worded = reworded(given, isGrill ? GRILL : SHOP, random);
  const tradeWord = pick(random, [
    'EL SABROSO',
    'DOÑA JULIA',
    'RICO SUR',
    'LA ESQUINA',
    'SAN MARTÍN',
  ]);
  const facts = { ...worded, emisor };
  return {
    facts,
    style,
    isNarrow: happens(random, 0.35),
    tradeName: happens(random, 0.6) ? `${start} ${tradeWord}` : '',
    served: servedBy(isGrill, random),
    hour: `${String(between(random, 10, 22))}:${digits(random, 1).replace(/[6-9]/, '3')}${digits(random, 1)}`,
    method: pick(random, [
      'YAPE',
      'YAPE',
      'PLIN',
      'EFECTIVO',
      'EFECTIVO',
      'TARJETA VISA',
      'TARJETA DÉBITO',
    ]),
    hasPhone: happens(random, 0.7),
    hasHash: facts.hash !== '' && happens(random, 0.5),
    hasWords: happens(random, 0.8),
    hasDiscount: facts.lineas.some(({ descuento }) => descuento > 0),
    thanks: pick(random, [
      '¡GRACIAS POR SU COMPRA!',
      'GRACIAS POR SU PREFERENCIA',
      '¡VUELVA PRONTO!',
    ]),
  };
}

/** Boleta of a grill or a corner shop, printed by a telephone on a pocket printer of 58 or 80 mm. */
export const polloYTienda: BenchLayout = {
  id: 'pollo-y-tienda',
  role: 'construido',
  kinds: ['boleta'],
  draw(given, style, random) {
    const drawing = drawingOf(given, style, random);
    const { facts, isNarrow, hasPhone, hasHash, hasDiscount, hasWords } = drawing;
    const body = html`${topOf(drawing)}${clientOf(drawing)}${rowsOf(drawing)}${sumsOf(drawing)}${endOf(drawing)}`;
    const paper = { width: isNarrow ? '58mm' : '80mm', height: 'auto' };
    return {
      ...wholePage({ css: cssOf(isNarrow), body, paper, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, hasHash ? ['moneda', 'hash'] : ['moneda']),
        proveedor: partyTruth(facts.emisor, hasPhone ? ['direccion', 'telefono'] : ['direccion']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [...shownSums(facts, SUM_ORDER, ALWAYS), 'total']),
        informacion_adicional: {
          terminos_pago: 'CONTADO',
          metodo_pago: drawing.method,
          ...(hasWords && { monto_en_letras: facts.letras }),
        },
        productos: linesTruth(facts, [
          'cantidad',
          'unitario',
          'importe',
          ...(hasDiscount ? (['descuento'] as const) : []),
        ]).map((row) => (row.descuento === 0 ? { ...row, descuento: null } : row)),
      },
    };
  },
};
