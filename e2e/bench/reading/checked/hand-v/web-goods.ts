import { pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine, Cents } from '../../model';
import { stemOf } from './firm-names';

/** What a shop of this trade is called, and sells, where its facts are of something not sold by Internet. */
interface WebTrade {
  stem: string;
  goodFor(line: BenchLine, random: Random): Pick<BenchLine, 'descripcion' | 'unidad'>;
}

const FABRICS = [
  'Tela polialgodón popelina 1.50 m de ancho, por metro',
  'Drill sanforizado 8 oz azul marino, por metro',
  'Tela polar antipilling 1.60 m de ancho, por metro',
  'Jersey algodón 30/1 peinado color entero, por metro',
  'Tela taslan impermeable 1.50 m de ancho, por metro',
  'Franela reactiva estampada infantil 1.60 m de ancho, por metro',
  'Notex blanco 60 g 1.60 m de ancho, por metro',
] as const;

/** Up to so many cents each. */
const APPLIANCES: readonly (readonly [Cents, readonly string[]])[] = [
  [
    20_000,
    ['Plancha a vapor 1600 W suela cerámica', 'Hervidor eléctrico 1.7 L acero', 'Licuadora 600 W'],
  ],
  [
    90_000,
    [
      'Horno microondas 20 L digital negro',
      'Aspiradora vertical inalámbrica 2 en 1',
      'Freidora de aire 5.5 L panel táctil',
      'Barra de sonido 2.1 Bluetooth 300 W',
    ],
  ],
  [
    220_000,
    [
      'Lavadora carga superior 16 kg inverter silver',
      'Televisor LED 50" 4K UHD Smart TV',
      'Cocina a gas 5 hornillas encendido eléctrico acero inoxidable',
      'Congeladora horizontal 198 L blanca',
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      'Refrigeradora side by side 576 L no frost con dispensador de agua, acero inoxidable',
      'Lavaseca carga frontal 20 kg / 12 kg inverter, conexión Wi-Fi',
      'Televisor QLED 75" 4K UHD Smart TV con soporte de pared',
      'Aire acondicionado split 24000 BTU frío/calor inverter',
    ],
  ],
];

const FABRIC_SHOP: WebTrade = {
  stem: 'Telas y Textiles',
  goodFor: (_line, random) => ({ descripcion: pick(random, FABRICS), unidad: 'MTR' }),
};

const APPLIANCE_SHOP: WebTrade = {
  stem: 'Electrohogar',
  goodFor: ({ unitario }, random) => {
    const found = APPLIANCES.find(([upTo]) => unitario <= upTo);
    return { descripcion: pick(random, found?.[1] ?? []), unidad: 'NIU' };
  },
};

const OTHER_TRADES: Readonly<Record<string, WebTrade>> = {
  Agroindustrias: FABRIC_SHOP,
  'Servicios Generales': APPLIANCE_SHOP,
  'Transportes y Logística': APPLIANCE_SHOP,
  'Mantenimiento e Ingeniería': APPLIANCE_SHOP,
};

/** Nobody buys vegetables in a web shop of tools: these are sold by weight and untaxed too. */
const UNTAXED_BY_WEIGHT = [
  'Urea agrícola granulada a granel, por kg',
  'Guano de isla a granel, por kg',
] as const;

const isVegetable = ({ descripcion }: BenchLine): boolean => /^(papa|cebolla) /i.test(descripcion);
const isBook = ({ descripcion }: BenchLine): boolean => /^libro /i.test(descripcion);
const isBag = ({ descripcion }: BenchLine): boolean => /^bolsa plástica/i.test(descripcion);

const SHIPPING = [
  'Despacho a domicilio Lima y Callao',
  'Costo de envío',
  'Envío express 24 horas',
  'Servicio de entrega a domicilio',
] as const;
const HEAVY_SHIPPING = [
  'Despacho de carga a domicilio',
  'Flete carga pesada Lima y Callao',
] as const;
const LIGHT_AT_MOST: Cents = 3_500;
const SHIPPING_AT_MOST: Cents = 15_000;

/** A row that may as well be what the delivery costs. */
function shippingAt({ lineas }: BenchFacts): number {
  if (lineas.length < 2) return -1;
  return lineas.findIndex(
    (line) =>
      line.cantidad === 1000 &&
      line.descuento === 0 &&
      line.importe > 0 &&
      line.importe <= SHIPPING_AT_MOST &&
      !isVegetable(line) &&
      !isBook(line) &&
      !isBag(line),
  );
}

const casing = (line: BenchLine, text: string): string =>
  line.descripcion === line.descripcion.toUpperCase() ? text.toUpperCase() : text;

function goodOf(line: BenchLine, stem: string, random: Random): BenchLine {
  if (isBook(line) || isBag(line)) return line;
  if (isVegetable(line)) {
    if (/abarrotes/i.test(stem)) return line;
    return { ...line, descripcion: casing(line, pick(random, UNTAXED_BY_WEIGHT)) };
  }
  const other = OTHER_TRADES[stem]?.goodFor(line, random);
  return other
    ? { ...line, unidad: other.unidad, descripcion: casing(line, other.descripcion) }
    : line;
}

export interface WebGoods {
  /** What the shop calls itself before its proper name. */
  stem: string;
  lineas: BenchLine[];
  hasShipping: boolean;
}

/** The rows as a web shop sells them, the cost of delivery last. */
export function webGoods(facts: BenchFacts, random: Random): WebGoods {
  const stem = stemOf(facts.emisor.nombre);
  const at = shippingAt(facts);
  const goods = facts.lineas
    .filter((_line, index) => index !== at)
    .map((line) => goodOf(line, stem, random));
  const shipping = facts.lineas[at];
  const last = shipping && {
    ...shipping,
    codigo: pick(random, ['ENVIO01', 'DELIVERY', 'SERV-ENV']),
    unidad: 'ZZ',
    descripcion: casing(
      shipping,
      pick(random, shipping.importe > LIGHT_AT_MOST ? HEAVY_SHIPPING : SHIPPING),
    ),
  };
  return {
    stem: OTHER_TRADES[stem]?.stem ?? stem,
    lineas: last ? [...goods, last] : goods,
    hasShipping: last !== undefined,
  };
}
