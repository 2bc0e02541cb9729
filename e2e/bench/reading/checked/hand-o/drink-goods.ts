import { between, digits, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, BenchLine, CivilDate } from '../../model';

interface Drink {
  name: string;
  unit: string;
  /** Gross weight of one unit, in hundredths of a kilo. */
  weight: number;
}

/** A row of the facts as goods of a bottler. */
export interface DrinkRow extends BenchLine {
  lot: string;
  best: CivilDate;
  /** Gross weight of the row, in hundredths of a kilo. */
  weight: number;
}

const of = (name: string, unit: string, weight: number): Drink => ({ name, unit, weight });

const DRINKS: readonly Drink[] = [
  of('GAS KOLA REAL PET 3.00LT X4', 'PQT', 1268),
  of('GAS KOLA REAL PET 500ML X12', 'PQT', 648),
  of('GAS NEGRA PET 2.25LT X6', 'PQT', 1422),
  of('GAS NEGRA VR 295ML X24 RETORNABLE', 'CJA', 1694),
  of('GAS AMARILLA VR 1LT X12 RETORNABLE', 'CJA', 2315),
  of('GAS AMARILLA LATA 355ML X24', 'PQT', 910),
  of('GAS LIMON LIMA PET 1.50LT X6', 'PQT', 956),
  of('GAS NARANJA PET 400ML X15', 'PQT', 652),
  of('GAS GUARANA PET 450ML X12', 'PQT', 585),
  of('GAS PIÑA PET 3.00LT X4 PROMO 2DA UND 50%', 'PQT', 1268),
  of('AGUA MESA S/GAS PET 625ML X15', 'PQT', 985),
  of('AGUA MESA C/GAS PET 625ML X15', 'PQT', 985),
  of('AGUA MESA S/GAS PET 2.50LT X6', 'PQT', 1541),
  of('AGUA MESA S/GAS BIDON 20LT C/CAÑO', 'BID', 2095),
  of('AGUA MESA S/GAS BOLSA 7LT X2', 'PQT', 1418),
  of('ISOTONICA MANDARINA PET 500ML X12', 'PQT', 638),
  of('ISOTONICA TROPICAL PET 1LT X6', 'PQT', 634),
  of('ENERGIZANTE CLASICO PET 300ML X12', 'PQT', 392),
  of('ENERGIZANTE LATA 473ML X6', 'SIX', 302),
  of('BEB CIFRUT CITRUS PUNCH PET 500ML X12', 'PQT', 650),
  of('BEB CIFRUT GRANADILLA PET 3.00LT X4', 'PQT', 1275),
  of('NECTAR DURAZNO TETRA 1LT X12', 'CJA', 1308),
  of('NECTAR MANGO VIDRIO 296ML X24', 'CJA', 1245),
  of('NECTAR MANZANA TETRA 150ML X27', 'CJA', 462),
  of('TE NEGRO LIMON PET 500ML X12', 'PQT', 641),
  of('CERV LAGER BOT 620ML X12 RETORNABLE', 'CJA', 1490),
  of('CERV LAGER LATA 355ML X24', 'PQT', 918),
  of('CERV MALTA BOT 330ML X24 C/CAJA PLASTICA', 'CJA', 1672),
  of('CERV LAGER BARRIL ACERO 30LT', 'BRL', 4120),
  of('BIB JARABE KOLA NEGRA BAG IN BOX 18.9LT', 'CJA', 2440),
];

const BULK: readonly Drink[] = [
  of('AZUCAR BLANCA REFINADA GRANEL', 'KGM', 100),
  of('CO2 LIQUIDO GRADO ALIMENTICIO', 'KGM', 100),
  of('PREFORMA PET 28MM CRISTAL 38.5G GRANEL', 'KGM', 104),
  of('CONCENTRADO KOLA AMARILLA PARTE B', 'KGM', 108),
  of('SCRAP PET MOLIDO CRISTAL', 'KGM', 100),
  of('TAPA ROSCA 28MM PCO1881 AMARILLA GRANEL', 'KGM', 103),
];

const lotOf = (random: Random): string =>
  `L${between(random, 1, 365).toString().padStart(3, '0')}${pick(random, ['A', 'B', 'C'])}${between(random, 1, 9)}`;

function take(goods: readonly Drink[], taken: Map<string, string>, random: Random): Drink {
  const rest = goods.filter(({ name }) => !taken.has(name));
  return pick(random, rest.length > 0 ? rest : goods);
}

/** The rows of the facts as what leaves a bottling plant; a material keeps its code. */
export function drinkRows({ lineas, emision }: BenchFacts, random: Random): DrinkRow[] {
  const codes = new Map<string, string>();
  return lineas.map((line) => {
    const drink = take(line.cantidad % 1000 === 0 ? DRINKS : BULK, codes, random);
    const codigo = codes.get(drink.name) ?? `10${digits(random, 5)}`;
    codes.set(drink.name, codigo);
    return {
      ...line,
      codigo,
      descripcion: drink.name,
      unidad: drink.unit,
      lot: lotOf(random),
      best: addDays(emision, between(random, 70, 330)),
      weight: Math.max(1, Math.round((drink.weight * line.cantidad) / 1000)),
    };
  });
}
