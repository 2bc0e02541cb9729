import { between, digits, pick, type Random } from '../../facts/chance';
import { PLASTIC_BAG } from '../../facts/trades';
import type { BenchFacts, BenchLine } from '../../model';
import { isLoose, isUntaxed, shelf, type Stocked } from './goods-by-price';

interface HomeGood extends Stocked {
  brand: string;
  /** As its label says it. */
  model: string;
  /** Months of warranty, 0 for none. */
  months: number;
  /** Whether each piece has a number of its own. */
  isNumbered: boolean;
}

const FURNITURE = /^(COLCHON|DORMITORIO|CENTRO DE TV|SILLA|ZAPATERA)/;

const of = (name: string, price: number, brand = '', model = '', months = 0): HomeGood => ({
  name,
  unit: 'UND',
  price,
  brand,
  model,
  months,
  isNumbered: months > 0 && /\d/.test(model) && !FURNITURE.test(name),
});

const GOODS: readonly HomeGood[] = [
  of('PILA ALCALINA AA BLISTER X 2', 4.5, 'PANASONIC', 'LR6XWA/2B'),
  of('FOCO LED 9W LUZ FRIA E27', 6.9, 'PHILIPS', 'ECOHOME'),
  of('AUDIFONO CON CABLE IN EAR', 12.9, 'MIRAY', 'AMI-10', 3),
  of('CABLE HDMI 1.5 M', 15.9, 'VIVITAR', 'VHD1500'),
  of('MOUSE INALAMBRICO NEGRO', 24.9, 'LOGITECH', 'M170', 12),
  of('RADIO PORTATIL AM/FM', 36, 'MIRAY', 'RMI-35', 6),
  of('EXTENSION ELECTRICA 5 TOMAS 3 M', 21.9, 'OPALUX', 'OP-5T3M'),
  of('GANCHO DE ROPA X 10', 9.9),
  of('BALANZA DIGITAL DE COCINA 5 KG', 29, 'IMACO', 'DKS5', 6),
  of('SECADORA DE CABELLO 1200W', 49, 'PHILIPS', 'BHC010', 24),
  of('SANDWICHERA 2 PANES', 59, 'IMACO', 'IS-760', 12),
  of('BATIDORA DE MANO 5 VELOCIDADES', 66, 'OSTER', '2499-053', 12),
  of('TERMO ACERO INOXIDABLE 1 L', 42, 'RECORD', 'TR-1000'),
  of('JUEGO DE CUBIERTOS 24 PIEZAS', 49.9, 'FACUSA', 'CLASICO'),
  of('SARTEN ANTIADHERENTE 24 CM', 44.9, 'RECORD', 'GOURMET'),
  of('VASO DE VIDRIO SET X 6', 19.9, 'NADIR', 'BRISTOL'),
  of('ALMOHADA VISCOELASTICA 50 X 70', 39, 'PARAISO', 'ZEBRA', 12),
  of('RACK FIJO PARA TV 32" A 65"', 69, 'MOVILINE', 'MV-F65'),
  of('AUDIFONO INALAMBRICO IN EAR', 89, 'MIRAY', 'AMI-25BT', 3),
  of('PLANCHA A VAPOR 1800W', 99, 'OSTER', 'GCSTBS6004', 12),
  of('LICUADORA 600W VASO DE VIDRIO', 179, 'OSTER', 'BLST4655-053', 24),
  of('OLLA ARROCERA 1.8 L', 119, 'IMACO', 'OA-1818', 12),
  of('HERVIDOR ELECTRICO 1.7 L', 79, 'THOMAS', 'TH-4510I', 12),
  of('VENTILADOR PEDESTAL 16" 3 VELOCIDADES', 129, 'IMACO', 'IFS16BK', 12),
  of('PARLANTE BLUETOOTH 40W RMS', 249, 'SONY', 'SRS-XB33', 12),
  of('MICROONDAS 20 L DIGITAL', 329, 'SAMSUNG', 'MS20A3010AL', 12),
  of('FREIDORA DE AIRE 4.2 L', 289, 'MIRAY', 'FAM-42D', 12),
  of('ASPIRADORA CICLONICA 1600W', 399, 'ELECTROLUX', 'EAS31', 12),
  of('COCINA A GAS 4 HORNILLAS ACERO', 699, 'MABE', 'EMP5120FS0', 12),
  of('TERMA ELECTRICA 50 L', 469, 'SOLE', 'TELE50', 24),
  of('TELEVISOR LED 32" HD SMART', 699, 'HYUNDAI', 'HYLED3257AIM', 12),
  of('TELEVISOR LED 43" FHD SMART', 1099, 'LG', '43LM6370PDB', 12),
  of('TELEVISOR 55" UHD 4K CRYSTAL', 1799, 'SAMSUNG', 'UN55AU7090GXPE', 12),
  of('TELEVISOR 65" QLED 4K', 3199, 'TCL', '65C645', 24),
  of('REFRIGERADORA 2 PUERTAS NO FROST 312 L', 1699, 'LG', 'GT32BPPDC', 12),
  of('REFRIGERADORA SIDE BY SIDE 602 L INVERTER', 3699, 'SAMSUNG', 'RS60T5200S9PE', 12),
  of('CONGELADORA HORIZONTAL 295 L', 1499, 'ELECTROLUX', 'EFC30W2HTW', 12),
  of('LAVADORA CARGA SUPERIOR 16 KG', 1299, 'MABE', 'LMA46100VGAB0', 12),
  of('LAVASECA CARGA FRONTAL 12/7 KG', 2799, 'LG', 'WD12VVC4S6C', 12),
  of('LAPTOP 15.6" CORE I5 8GB 512GB SSD', 2499, 'LENOVO', '82H802XKLM', 12),
  of('CELULAR 128GB 6GB RAM AZUL', 899, 'XIAOMI', '23021RAAEG', 12),
  of('MINICOMPONENTE 1000W USB BLUETOOTH', 999, 'LG', 'CL87', 12),
  of('COLCHON 2 PLAZAS RESORTES MEDALLON', 749, 'PARAISO', 'MEDALLON', 60),
  of('DORMITORIO QUEEN BOX TARIMA + CABECERA', 1690, 'ROSEN', 'NEW STYLE 4', 36),
  of('JUEGO DE SALA SECCIONAL L TELA CHENILLE GRIS', 2399, 'MUEBLES LIMA', 'VENECIA', 12),
  of('COMEDOR 6 SILLAS TORNILLO LAQUEADO', 1890, 'MUEBLES LIMA', 'PARACAS', 12),
  of('ROPERO 3 CUERPOS MELAMINA WENGUE', 649, 'TUHOME', 'VAROX', 12),
  of('COMODA 5 CAJONES MELAMINA BLANCO', 299, 'TUHOME', 'KAIA', 12),
  of('CENTRO DE TV FLOTANTE 1.60 M', 359, 'MICA', 'FLOAT 160', 12),
  of('SILLA DE OFICINA ERGONOMICA MALLA', 269, 'ASENTI', 'ERGO-M2', 6),
  of('MESA DE CENTRO VIDRIO TEMPLADO', 219, 'ASENTI', 'LYON', 6),
  of('REPOSTERO ALTO 4 PUERTAS', 429, 'MICA', 'OLLANTA', 12),
  of('ZAPATERA 12 PARES', 109, 'TUHOME', 'ZAP-12', 6),
  of('REPISA FLOTANTE 60 CM', 34.9, 'TUHOME', 'FLAT'),
  of('TELEVISOR 75" NEO QLED 8K', 8999, 'SAMSUNG', 'QN75QN800BGXPE', 24),
  of('TELEVISOR 83" OLED EVO 4K', 15999, 'LG', 'OLED83C3PSA', 24),
  of('REFRIGERADORA FRENCH DOOR 638 L DISPENSADOR', 7499, 'LG', 'GM78SXT', 12),
  of('CENTRO DE LAVADO 22 KG A GAS', 5499, 'WHIRLPOOL', '7MWGT4027HW', 12),
  of('LAPTOP GAMER 16" CORE I9 32GB RTX', 10499, 'ASUS', 'G634JZ-N4034', 12),
  of('JUEGO DE SALA 3-2-1 CUERO NATURAL', 6290, 'MUEBLES LIMA', 'TOSCANA', 24),
  of('COMEDOR 10 SILLAS CEDRO TALLADO', 12900, 'MUEBLES LIMA', 'IMPERIAL', 24),
];

const BOOKS = [of('LIBRO RECETARIO COCINA PERUANA', 79)];
/** Life insurance pays no IGV. */
const INSURANCE = [of('SEGURO DE VIDA PROTECCION FAMILIAR 12M', 60)];
const BAG = [of('BOLSA PLASTICA BIODEGRADABLE', 0.1)];

/** A row of the facts as an article of the shop, with the lines that the program prints below it. */
export interface HomeRow extends BenchLine {
  below: readonly string[];
}

/** More serial numbers than these do not fit in the field of the program. */
const MOST_SERIALS = 6;

function serial(random: Random): string {
  const letters = 'ABCDEFGHKLMNPRTWXZ';
  const letter = (): string => pick(random, [...letters]);
  return `${between(random, 2, 6)}${between(random, 10, 12)}${letter()}${letter()}${letter()}${digits(random, 6)}`;
}

/** Brand, model and warranty in one line, the serial numbers of all pieces in another. */
function below(good: HomeGood, line: BenchLine, random: Random): string[] {
  const count = line.cantidad / 1000;
  const sold = [
    good.brand && `MARCA: ${good.brand}`,
    good.model && `MODELO: ${good.model}`,
    good.months > 0 && `GARANTIA: ${good.months} MESES`,
  ].filter((part) => part !== '' && part !== false);
  const lines = sold.length > 1 ? [sold.join('   ')] : [];
  if (!good.isNumbered) return lines;
  const serials = Array.from({ length: Math.min(count, MOST_SERIALS) }, () => serial(random));
  const rest = count > MOST_SERIALS ? ' ...' : '';
  return [...lines, `SERIE: ${serials.join(' / ')}${rest}`];
}

function kindOf(line: BenchLine): readonly HomeGood[] {
  if (line.descripcion.toUpperCase() === PLASTIC_BAG.name.toUpperCase()) return BAG;
  if (isUntaxed(line)) return line.unidad === 'KGM' ? INSURANCE : BOOKS;
  return GOODS;
}

/** Loose things are none of this shop's: such a row is one piece at its whole price. */
function inPieces(line: BenchLine): BenchLine {
  if (line.unidad !== 'KGM' && !isLoose(line)) return line;
  return { ...line, cantidad: 1000, unitario: line.importe + line.descuento };
}

export function homeRows(facts: BenchFacts, random: Random): HomeRow[] {
  const shelves = new Map(
    [GOODS, BOOKS, INSURANCE, BAG].map((goods) => [goods, shelf(goods, facts.moneda, random)]),
  );
  return facts.lineas.map((given) => {
    const kind = kindOf(given);
    const line = inPieces(given);
    const good = shelves.get(kind)?.(line) ?? of(line.descripcion, 0);
    return { ...line, descripcion: good.name, unidad: good.unit, below: below(good, line, random) };
  });
}
