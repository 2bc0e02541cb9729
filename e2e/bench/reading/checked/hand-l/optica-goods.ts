import { between, digits, pick, type Random } from '../../facts/chance';
import { PLASTIC_BAG } from '../../facts/trades';
import type { BenchFacts, BenchLine } from '../../model';
import { chooser, isFree, isLoose, isUntaxed, serviceCode, type Article } from './stock';

type Kind = 'luna' | 'montura' | 'contacto' | 'otro';

interface Optical extends Article {
  kind: Kind;
}

const many =
  (kind: Kind, unit: string) =>
  (name: string, price: number): Optical => ({ kind, unit, name, price });
const lens = many('luna', 'PAR');
const frame = many('montura', 'UND');
const contact = many('contacto', 'CJA');
const other = many('otro', 'UND');
const service = many('otro', 'SRV');

/** What one person buys. */
const SINGLE: readonly Optical[] = [
  other('PAÑO MICROFIBRA 15X18', 4),
  other('CORDON SUJETADOR SILICONA', 9),
  other('ESTUCHE RIGIDO C/CIERRE', 19),
  other('SPRAY LIMPIALENTES 60 ML', 14),
  other('PLAQUETA SILICONA + AJUSTE', 6),
  other('SOLUCION MULTIPROPOSITO 355 ML', 48),
  other('GOTAS LUBRICANTES 10 ML', 36),
  other('CAMBIO DE VARILLA', 28),
  lens('LUNA RESINA CR-39 MONOFOCAL BLANCA', 49),
  lens('LUNA RESINA AR MONOFOCAL 1.56', 119),
  lens('LUNA POLICARBONATO AR BLUE DEFENSE', 199),
  lens('LUNA FOTOCROMATICA GRIS 1.56 AR', 259),
  lens('LUNA BIFOCAL FLAT TOP RESINA', 139),
  lens('LUNA ALTO INDICE 1.67 AR BLUE', 429),
  lens('LUNA TRANSITIONS GEN 8 MONOFOCAL GRIS', 549),
  lens('LUNA PROGRESIVO DIGITAL HD 1.56 AR', 690),
  lens('LUNA PROGRESIVO VARILUX COMFORT MAX CRIZAL SAPPHIRE', 1690),
  lens('LUNA PROGRESIVO VARILUX XR TRANSITIONS 1.67', 2890),
  frame('MONTURA TR90 LIVIANA UNISEX', 69),
  frame('MONTURA ACETATO VIZZANO VZ2104', 99),
  frame('MONTURA METAL LITE 3310', 149),
  frame('MONTURA VOGUE VO5239', 379),
  frame('MONTURA RAY-BAN RX5228', 529),
  frame('MONTURA OAKLEY OX8156', 649),
  frame('MONTURA TITANIO SILHOUETTE 5567', 1490),
  frame('MONTURA CARTIER CT0434O', 3890),
  frame('MONTURA INFANTIL FLEX SILICONA', 89),
  frame('LENTE DE SOL ARNETTE AN4290', 299),
  frame('LENTE DE SOL RAY-BAN RB2132 NEW WAYFARER', 569),
  frame('LENTE DE SOL POLARIZADO MAUI JIM 766', 1190),
  contact('LTE. CONTACTO ACUVUE OASYS X 6', 165),
  contact('LTE. CONTACTO BIOFINITY X 3', 129),
  contact('LTE. CONTACTO AIR OPTIX COLORS X 2', 115),
  contact('LTE. CONTACTO DAILIES TOTAL1 X 30', 189),
  contact('LTE. CONTACTO TORICO SOFLENS X 6', 239),
];

/** What companies and schools buy by the dozen. */
const BULK: readonly Optical[] = [
  other('PAÑO MICROFIBRA C/LOGO', 3),
  other('ESTUCHE SEMIRIGIDO', 12),
  other('SPRAY LIMPIALENTES 30 ML', 7),
  other('CORDON SUJETADOR NEOPRENE', 8),
  other('LENTE DE SEGURIDAD CLARO ANTIEMPAÑO', 16),
  other('LENTE DE LECTURA +2.00', 22),
  other('SOBRELENTE DE SEGURIDAD', 29),
  other('KIT LIMPIEZA OPTICA ESTUCHE', 39),
  other('SOLUCION MULTIPROPOSITO 500 ML', 56),
  frame('MONTURA CONVENIO TR90', 65),
  lens('LUNA RESINA AR CONVENIO EMPRESA', 85),
  frame('LENTE SEGURIDAD C/MEDIDA Z87 MONOFOCAL', 210),
  frame('LENTE SEGURIDAD C/MEDIDA Z87 BIFOCAL', 320),
  lens('LUNA POLICARBONATO BLUE CONVENIO EMPRESA', 150),
  frame('LENTE SEGURIDAD C/MEDIDA Z87 PROGRESIVO', 580),
  frame('PACK ANUAL TRABAJADOR: MONTURA + LUNAS + EXAMEN', 980),
  other('EXHIBIDOR ACRILICO P/MONTURAS 24 POS.', 440),
  other('CAJA DE PRUEBAS 232 LENTES', 1350),
  other('PROYECTOR DE OPTOTIPOS LED', 2750),
];

const BY_MEASURE: readonly Optical[] = [
  many('otro', 'LT')('LIQUIDO LIMPIALENTES A GRANEL', 12),
  many('otro', 'MT')('CORDON P/ANTEOJOS EN ROLLO', 3),
  many('otro', 'MT')('PAÑO MICROFIBRA EN ROLLO', 9),
  many('otro', 'LT')('TINTE P/LUNAS ORGANICAS', 22),
  many('otro', 'KG')('PULIMENTO OXIDO DE ALUMINIO', 18),
  many('otro', 'MT')('HILO NYLON RANURADO', 2),
  many('otro', 'MT')('HILO NYLON RANURADO TRANSP. 0.60', 4),
  many('otro', 'LT')('ALCOHOL ISOPROPILICO 70%', 7),
  many('otro', 'LT')('SOLUCION SALINA P/LENTES', 14),
  many('otro', 'LT')('REFRIGERANTE P/BISELADORA', 10),
  many('otro', 'KG')('YESO P/LABORATORIO OPTICO', 5),
  many('otro', 'KG')('ALUMINA FINA P/TALLER', 24),
  many('otro', 'MT')('CUERINA P/ESTUCHES 1.40 M', 16),
  many('otro', 'MT')('PAPEL PROTECTOR DE LUNAS', 6),
];

const BOOKS = [other('LIBRO MANUAL DE SALUD VISUAL (EXON.)', 79)];
const FARM = [many('otro', 'KG')('MATERIAL DONACION CAMPAÑA (EXON.)', 3.5)];
const BAGS = [many('otro', 'NIU')('BOLSA PLASTICA BIODEGRADABLE', 0.1)];

const SERVICES: Readonly<Record<string, readonly Optical[]>> = {
  '020': [
    service('MANTENIMIENTO DE BISELADORA AUTOMATICA', 1850),
    service('REPARACION DE LENSOMETRO DIGITAL', 980),
    service('CALIBRACION DE AUTORREFRACTOMETRO', 1340),
    service('MANTENIMIENTO DE UNIDAD OFTALMOLOGICA', 2600),
    service('AJUSTE DE FORÓPTERO', 60),
  ],
  '022': [
    service('CAMPAÑA DE SALUD VISUAL EN PLANTA', 3500),
    service('TAMIZAJE VISUAL OCUPACIONAL, INFORME POR TRABAJADOR', 2850),
    service('EXAMEN OPTOMETRICO OCUPACIONAL (GRUPO)', 1900),
    service('VIGILANCIA MEDICO VISUAL - SEMESTRAL', 4200),
  ],
  '027': [
    service('TRASLADO DE UNIDAD MOVIL OFTALMOLOGICA', 2900),
    service('TRASLADO DE EQUIPOS A SEDE DEL CLIENTE', 640),
    service('TRASLADO DE MOBILIARIO OPTICO', 1250),
    service('ESTIBA DE EQUIPOS OPTICOS', 380),
  ],
};

/** A row of the facts as an article of the optician, with the small print below its name. */
export interface OpticalRow extends BenchLine {
  kind: Kind;
  below: string;
}

const FROM_HOW_MANY = 8_000;

function shelfFor(line: BenchLine, code: string | null): readonly Optical[] {
  if (line.descripcion.toUpperCase() === PLASTIC_BAG.name.toUpperCase()) return BAGS;
  if (isUntaxed(line)) return line.unidad === 'KGM' ? FARM : BOOKS;
  if (code) return SERVICES[code] ?? SINGLE;
  if (isLoose(line)) return BY_MEASURE;
  return line.cantidad >= FROM_HOW_MANY ? BULK : SINGLE;
}

const LABS = ['LAB. CENTRAL', 'LAB. SURCO', 'LAB. EXT. ESSILOR', 'STOCK TDA'];
const COLORS = ['C1 NEGRO MATE', 'C2 CAREY', 'C4 AZUL', '2000 NEGRO', '5082 HAVANA', 'C3 VINO'];

function below(kind: Kind, random: Random): string {
  switch (kind) {
    case 'luna':
      return `${pick(random, LABS)}  DIAM ${pick(random, ['65', '70', '75'])}  TALLADO ${pick(random, ['DIGITAL', 'CONV.'])}`;
    case 'montura':
      return `COL ${pick(random, COLORS)}  CAL ${between(random, 48, 58)}-${between(random, 16, 20)}-${pick(random, ['140', '145'])}`;
    case 'contacto':
      return `PWR -${between(random, 1, 6)}.${pick(random, ['00', '25', '50', '75'])}  CB 8.${between(random, 4, 7)}  LOTE ${digits(random, 7)}`;
    case 'otro':
      return '';
  }
}

const PREFIXES: Readonly<Record<Kind, string>> = {
  luna: 'LU',
  montura: 'MO',
  contacto: 'LC',
  otro: 'AC',
};

export function opticalRows(facts: BenchFacts, random: Random): OpticalRow[] {
  const choose = chooser<Optical>(facts.moneda, random);
  const code = serviceCode(facts);
  const codes = new Map<string, string>();
  return facts.lineas.map((line) => {
    const { kind, name, unit } = choose(line, shelfFor(line, code));
    const codigo = codes.get(name) ?? `${code ? 'SV' : PREFIXES[kind]}${digits(random, 6)}`;
    codes.set(name, codigo);
    const descripcion = isFree(line) ? `${name} - OBSEQUIO` : name;
    return { ...line, codigo, descripcion, unidad: unit, kind, below: below(kind, random) };
  });
}
