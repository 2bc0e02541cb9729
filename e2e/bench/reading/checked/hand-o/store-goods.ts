import { between, digits, pick, type Random } from '../../facts/chance';
import { PLASTIC_BAG, UNTAXED_GOODS } from '../../facts/trades';
import type { BenchFacts, BenchLine } from '../../model';

interface Item {
  name: string;
  unit: string;
  price: number;
}

const of = (price: number, name: string, unit = 'UND'): Item => ({ name, unit, price });

const SHELF: readonly Item[] = [
  of(1, 'CARAMELO HALLS MENTHO X9'),
  of(1.5, 'CHOCOLATE SUBLIME CLASICO 30G'),
  of(1.8, 'GALL CASINO MENTA 43G'),
  of(2, 'AGUA SAN LUIS S/GAS 625ML'),
  of(2.5, 'GASEOSA INCA KOLA PET 500ML'),
  of(2.8, 'PAPAS LAYS CLASICAS 38G'),
  of(3, 'SPORADE TROPICAL 500ML'),
  of(3.2, 'YOG GLORIA BATTI FRESA 190G'),
  of(3.5, 'CAFE AMERICANO 8OZ'),
  of(3.9, 'EMPANADA DE CARNE'),
  of(4.2, 'LECHE GLORIA AZUL LATA 390G'),
  of(4.5, 'PILSEN CALLAO LATA 355ML'),
  of(4.9, 'FRUGOS DURAZNO 1L'),
  of(5.5, 'CUSQUEÑA DORADA BOT 310ML'),
  of(5.9, 'SANGUCHE TRIPLE CLASICO'),
  of(6.5, 'HELADO D ONOFRIO FRIO RICO'),
  of(6.9, 'HIELO EN CUBOS BOLSA 3KG', 'BLS'),
  of(7.9, 'DORITOS QUESO ATREVIDO 200G'),
  of(8.5, 'PAN MOLDE BIMBO BLANCO 480G'),
  of(9.5, 'COCA COLA SIN AZUCAR PET 3L'),
  of(10.9, 'RED BULL ENERGY DRINK 250ML'),
  of(11.5, 'PH ELITE DOBLE HOJA X8', 'PQT'),
  of(12.9, 'COMBO HOT DOG + GASEOSA 500ML'),
  of(14.5, 'ACEITE PRIMOR PREMIUM 900ML'),
  of(15.9, 'DETERG BOLIVAR FLORAL 780G'),
  of(17.9, 'PIZZA PEPPERONI PERSONAL'),
  of(19.5, 'CIG LUCKY STRIKE BLUE CAJ X20'),
  of(21.9, 'SIX PACK PILSEN LATA 355ML', 'PQT'),
  of(24.9, 'SIX PACK CUSQUEÑA TRIGO LATA 355ML', 'PQT'),
  of(26.9, 'VINO TABERNERO BORGOÑA 750ML'),
  of(29.9, 'POLLO A LA BRASA 1/2 + PAPAS'),
  of(32.9, 'PAÑAL HUGGIES ACTIVE SEC XG X28', 'PQT'),
  of(36.9, 'RON CARTAVIO BLACK 750ML'),
  of(39.9, 'PISCO TABERNERO QUEBRANTA 700ML'),
  of(45.9, 'VODKA RUSSKAYA 750ML + GINGER 1.5L'),
  of(52, 'PISCO PORTON ACHOLADO 750ML'),
  of(65, 'CARGADOR USB-C 20W CARGA RAPIDA'),
  of(79, 'WHISKY J WALKER RED LABEL 750ML'),
  of(95, 'CJA CERVEZA PILSEN 620ML X12 RETORNABLE', 'CJA'),
  of(129, 'WHISKY J WALKER BLACK LABEL 750ML'),
  of(149, 'AUDIFONO BLUETOOTH JBL TUNE'),
  of(189, 'CIG LUCKY STRIKE BLUE CARTON X10', 'CJA'),
  of(219, 'WHISKY CHIVAS REGAL 12A 1L'),
  of(299, 'TARJETA GIFT CARD PLAYSTATION 75 USD'),
  of(389, 'WHISKY J WALKER GOLD RESERVE 750ML'),
  of(560, 'FREIDORA DE AIRE IMACO 5L - CANJE'),
  of(899, 'WHISKY J WALKER BLUE LABEL 750ML'),
  of(1290, 'FRIGOBAR 90L - PROMO CANJE'),
  of(2490, 'WHISKY MACALLAN 18A SHERRY 700ML'),
];

const WEIGHED: readonly Item[] = [
  of(2.5, 'PLATANO DE SEDA', 'KG'),
  of(4.5, 'MANDARINA S/PEPA', 'KG'),
  of(6.5, 'ARANDANO GRANEL', 'KG'),
  of(9, 'PALTA FUERTE', 'KG'),
  of(13, 'POLLO BRASA AL PESO', 'KG'),
  of(19, 'JAMON DEL PAIS', 'KG'),
  of(24, 'QUESO EDAM TAJADO', 'KG'),
];
const FRESH = ['LIMON SUTIL GRANEL', 'MANZANA ISRAEL', 'PAPA AMARILLA'];
const PRINTED = ['LIBRO COCINA PERUANA PARA TODOS', 'LIBRO ALBUM OFICIAL TAPA DURA'];
const BAG_NAMES = ['BOLSA BIODEGRADABLE T-SHIRT', 'BOLSA PLASTICA MEDIANA'];

const UNTAXED = new Set(UNTAXED_GOODS.map(({ name }) => name.toUpperCase()));
const CHOICE = 4;

/** EAN-13 with its check digit; the shop's own goods begin with 20. */
function barcode(prefix: string, random: Random): string {
  const twelve = `${prefix}${digits(random, 12 - prefix.length)}`;
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

function nearest(items: readonly Item[], line: BenchLine, taken: Set<string>, random: Random) {
  const far = ({ price, name }: Item): number =>
    Math.abs(Math.log((price * 100) / line.unitario)) + (taken.has(name) ? 1.5 : 0);
  const item = pick(random, [...items].sort((a, b) => far(a) - far(b)).slice(0, CHOICE));
  taken.add(item.name);
  return item;
}

function itemOf(line: BenchLine, taken: Set<string>, random: Random): Item {
  const name = line.descripcion.toUpperCase();
  if (name === PLASTIC_BAG.name.toUpperCase()) return of(0, pick(random, BAG_NAMES));
  if (UNTAXED.has(name))
    return line.unidad === 'KGM' ? of(0, pick(random, FRESH), 'KG') : of(0, pick(random, PRINTED));
  return nearest(line.cantidad % 1000 === 0 ? SHELF : WEIGHED, line, taken, random);
}

/** The rows of the facts as goods of a convenience store. */
export function storeRows({ lineas }: BenchFacts, random: Random): BenchLine[] {
  const taken = new Set<string>();
  return lineas.map((line) => {
    const { name, unit } = itemOf(line, taken, random);
    const isOwn = unit === 'KG' || /^(BOLSA|COMBO|CAFE|EMPANADA|SANGUCHE|PIZZA|POLLO)/.test(name);
    const codigo = isOwn ? `20${between(random, 1000, 9999)}` : barcode('775', random);
    return { ...line, codigo, descripcion: name, unidad: unit };
  });
}
