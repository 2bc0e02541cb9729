import { digits, pick, type Random } from '../../facts/chance';
import type { BenchLine, Cents } from '../../model';

interface Part {
  name: string;
  unit: string;
  brand: string;
}

const part = (name: string, brand: string, unit = 'UND'): Part => ({ name, unit, brand });

/** By the price of one: up to so many cents each. */
const STOCK: readonly (readonly [Cents, readonly Part[]])[] = [
  [
    900,
    [
      part('FUSIBLE TIPO UÑA 20A', 'HELLA'),
      part('ABRAZADERA SINFIN 1/2" - 3/4"', 'TRIDON'),
      part('FOCO 1 CONTACTO 12V 21W', 'NARVA'),
      part('BROCA HSS 1/8" PARA METAL', 'IRWIN'),
      part('DISCO DE CORTE METAL 4 1/2" X 1.0MM', 'NORTON'),
      part('RETEN DE VALVULA 7MM', 'CORTECO'),
    ],
  ],
  [
    2_200,
    [
      part('FILTRO DE ACEITE TOYOTA HILUX 2.5/3.0', 'FRAM'),
      part('BUJIA DE ENCENDIDO BKR6E', 'NGK'),
      part('RODAMIENTO RIGIDO DE BOLAS 6203-2RSH', 'SKF'),
      part('CINTA METRICA 5M X 19MM', 'STANLEY'),
      part('FAJA EN V 13 X 1100 LI A-42', 'OPTIBELT'),
      part('RETEN DE RUEDA POSTERIOR 50 X 68 X 9', 'NOK'),
      part('LLAVE MIXTA 13MM', 'STANLEY'),
    ],
  ],
  [
    7_500,
    [
      part('FILTRO DE AIRE PRIMARIO AF25557', 'FLEETGUARD'),
      part('JUEGO DE PASTILLAS DE FRENO DELANTERA NISSAN FRONTIER', 'BOSCH', 'JGO'),
      part('TERMINAL DE DIRECCION EXTERIOR LH/RH', '555'),
      part('RODAMIENTO DE RODILLOS CONICOS 32008 X/Q', 'SKF'),
      part('FAJA DE DISTRIBUCION 123 DIENTES', 'GATES'),
      part('JUEGO DE DADOS ENCASTRE 1/2" 24 PIEZAS', 'STANLEY', 'JGO'),
      part('ARCO DE SIERRA PROFESIONAL 12"', 'BAHCO'),
      part('RADIADOR DE ACEITE, EMPAQUE', 'ELRING', 'JGO'),
    ],
  ],
  [
    25_000,
    [
      part('BOMBA DE AGUA HYUNDAI H1 2.5 CRDI', 'GMB'),
      part('AMORTIGUADOR DELANTERO GAS TOYOTA YARIS', 'KYB'),
      part('KIT DE RODAJE DE RUEDA VKBA 6892', 'SKF', 'KIT'),
      part('LLAVE STILSON 24" MANGO DE ALUMINIO', 'RIDGID'),
      part('FARO DELANTERO RH KIA SPORTAGE', 'DEPO'),
      part('CRUCETA DE CARDAN 5-280X', 'SPICER'),
      part('GATA HIDRAULICA TIPO BOTELLA 12 TN', 'TRUPER'),
    ],
  ],
  [
    70_000,
    [
      part('KIT DE EMBRAGUE 240MM MITSUBISHI L200 (PLATO, DISCO, COLLARIN)', 'VALEO', 'KIT'),
      part('BATERIA 15 PLACAS 12V 90AH BORNE STANDARD', 'ETNA'),
      part('AMOLADORA ANGULAR 7" 2200W GWS 22-180', 'BOSCH'),
      part('TALADRO PERCUTOR 1/2" 800W CON MALETIN', 'DEWALT'),
      part('RODAMIENTO OSCILANTE DE RODILLOS 22216 EK/C3', 'SKF'),
      part('ARRANCADOR 12V 2.2KW 11 DIENTES', 'DENSO'),
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      part('ROTOMARTILLO SDS MAX 1500W 12.5J', 'MAKITA'),
      part('TURBOCOMPRESOR HX35W CUMMINS 6BT', 'HOLSET'),
      part('BOMBA DE INYECCION REMANUFACTURADA CP3', 'BOSCH'),
      part('ESCANER AUTOMOTRIZ MULTIMARCA CON MALETA DE CONECTORES', 'LAUNCH'),
      part('COMPRESORA DE AIRE 5HP 300L TRIFASICA', 'SCHULZ'),
      part('CULATA COMPLETA 4D56 CON VALVULAS', 'AMC'),
      part('ELEVADOR HIDRAULICO DE DOS COLUMNAS 4 TN', 'LAUNCH'),
    ],
  ],
];

const BY_WEIGHT: readonly Part[] = [
  part('SOLDADURA CELLOCORD P-T E6011 1/8"', 'SOLDEXA', 'KG'),
  part('ALAMBRE MIG ER70S-6 0.9MM', 'SOLDEXA', 'KG'),
  part('GRASA MULTIPROPOSITO EP-2 A GRANEL', 'VISTONY', 'KG'),
  part('PERNERIA HEXAGONAL GRADO 5 SURTIDA', 'NACIONAL', 'KG'),
  part('WAIPE INDUSTRIAL DE COLOR', 'NACIONAL', 'KG'),
];

/** International freight and books pay no IGV. */
const FREIGHT = part('FLETE AEREO INTERNACIONAL MIAMI - LIMA (EXONERADO)', '', 'KG');
const MANUAL = part('LIBRO MANUAL DE MECANICA Y ELECTRICIDAD AUTOMOTRIZ', 'CEAC');

function partOf({ descripcion, cantidad, unitario }: BenchLine, random: Random): Part {
  if (/^(papa|cebolla) /i.test(descripcion)) return FREIGHT;
  if (/^libro /i.test(descripcion)) return MANUAL;
  if (cantidad % 1000 !== 0) return pick(random, BY_WEIGHT);
  const [, parts] = STOCK.find(([upTo]) => unitario <= upTo) ?? [0, BY_WEIGHT];
  return pick(random, parts);
}

/** How a distributor numbers its goods. */
export const CODE_FORMS: readonly ((random: Random) => string)[] = [
  (random) => `${digits(random, 3)}-${digits(random, 5)}`,
  (random) => `RP${digits(random, 6)}`,
  (random) => `${digits(random, 2)}.${digits(random, 2)}.${digits(random, 4)}`,
  (random) => `1${digits(random, 7)}`,
];

export interface PartLine extends BenchLine {
  brand: string;
}

/** A part or tool instead of a shop's goods; amounts and quantity are those of `line`. */
export function partLine(
  line: BenchLine,
  { prefix, code }: { prefix: string; code: (random: Random) => string },
  random: Random,
): PartLine {
  const { name, unit, brand } = partOf(line, random);
  return {
    ...line,
    codigo: code(random),
    descripcion: `${prefix}${name}`,
    unidad: unit,
    brand,
  };
}
