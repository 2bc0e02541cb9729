import type { Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import { isLoose, isUntaxed, shelf, type Stocked } from './goods-by-price';

interface Material extends Stocked {
  /** Weight of one unit. */
  kg: number;
}

const of = (name: string, unit: string, price: number, kg: number): Material => ({
  name,
  unit,
  price,
  kg,
});

const MATERIALS: readonly Material[] = [
  of('LADRILLO KING KONG 18 HUECOS TIPO IV', 'UND', 1.1, 2.7),
  of('LADRILLO PANDERETA RAYADA 9X10.5X23', 'UND', 0.8, 2.1),
  of('LADRILLO TECHO 15X30X30 RAYADO', 'UND', 2.6, 7.9),
  of('BLOQUE DE CONCRETO 14X19X39', 'UND', 3.2, 12),
  of('CURVA PVC SEL 3/4"', 'UND', 1.6, 0.05),
  of('CODO PVC DESAGUE 4" X 90°', 'UND', 5.4, 0.28),
  of('DISCO DE CORTE METAL 4 1/2" X 1.0 MM', 'UND', 5.2, 0.03),
  of('YESO CERAMICO BOLSA X 18 KG', 'BLS', 9.8, 18),
  of('CAL HIDRATADA BOLSA X 20 KG', 'BLS', 13.5, 20),
  of('FIERRO CORRUGADO 6 MM X 9 M A615-G60', 'VAR', 8.6, 2),
  of('FIERRO CORRUGADO 8 MM X 9 M A615-G60', 'VAR', 14.9, 3.6),
  of('FIERRO CORRUGADO 3/8" X 9 M A615-G60', 'VAR', 19.6, 5.04),
  of('FIERRO CORRUGADO 12 MM X 9 M A615-G60', 'VAR', 31.2, 7.99),
  of('FIERRO CORRUGADO 1/2" X 9 M A615-G60', 'VAR', 35.4, 8.95),
  of('FIERRO CORRUGADO 5/8" X 9 M A615-G60', 'VAR', 55.2, 13.97),
  of('FIERRO CORRUGADO 3/4" X 9 M A615-G60', 'VAR', 79.8, 20.12),
  of('FIERRO CORRUGADO 1" X 9 M A615-G60', 'VAR', 142.5, 35.76),
  of('FIERRO CORRUGADO 1 3/8" X 9 M A615-G60', 'VAR', 288, 71.1),
  of('CEMENTO SOL TIPO I BOLSA X 42.5 KG', 'BLS', 25.6, 42.5),
  of('CEMENTO ANDINO TIPO V BOLSA X 42.5 KG', 'BLS', 28.9, 42.5),
  of('CEMENTO APU GU BOLSA X 42.5 KG', 'BLS', 22.9, 42.5),
  of('CEMENTO BLANCO TOLTECA X 25 KG', 'BLS', 49, 25),
  of('PEGAMENTO CERAMICO INTERIOR GRIS X 25 KG', 'BLS', 16.8, 25),
  of('PORCELANA GRIS PLATA X 1 KG', 'BLS', 6.7, 1),
  of('ESTRIBO CORRUGADO 6 MM 15X25 CM (PAQ X 100)', 'PAQ', 118, 18.4),
  of('MALLA ELECTROSOLDADA Q-139 2.40 X 6.00 M', 'PLN', 176, 31.8),
  of('ANGULO ESTRUCTURAL A36 1 1/2" X 1/8" X 6 M', 'UND', 49.5, 11.04),
  of('ANGULO ESTRUCTURAL A36 2" X 1/4" X 6 M', 'UND', 128, 28.5),
  of('PLATINA A36 1" X 1/8" X 6 M', 'UND', 17.2, 3.8),
  of('TUBO LAC CUADRADO 2" X 2.0 MM X 6 M ASTM A500', 'UND', 88, 18.1),
  of('TUBO LAF RECTANGULAR 40X60X1.5 MM X 6 M', 'UND', 69, 13.6),
  of('CANAL U A36 4" X 5.4 LB X 6 M', 'UND', 215, 48.2),
  of('VIGA H A572 G50 6" X 15 LB X 20 PIES', 'UND', 695, 136),
  of('VIGA W A572 G50 8" X 31 LB X 30 PIES', 'UND', 2150, 422),
  of('PLANCHA LAC A36 1/4" X 1.20 X 2.40 M', 'PLN', 545, 135.6),
  of('PLANCHA LAC A36 1/2" X 1.50 X 6.00 M', 'PLN', 3280, 897),
  of('PLANCHA LAF 1.2 MM X 1.20 X 2.40 M', 'PLN', 136, 27.1),
  of('PLANCHA ESTRIADA LAC 3 MM X 1.20 X 2.40 M', 'PLN', 298, 73),
  of('CALAMINA GALVANIZADA 0.30 MM X 0.80 X 3.60 M', 'PLN', 34.5, 6.2),
  of('COBERTURA ALUZINC TR4 0.40 MM X 6.00 M ROJO TEJA', 'PLN', 162, 21.5),
  of('PLANCHA DRYWALL ST 1/2" 1.22 X 2.44 M', 'PLN', 29.9, 22.5),
  of('PLANCHA FIBROCEMENTO 6 MM 1.22 X 2.44 M', 'PLN', 57.5, 27),
  of('TRIPLAY FENOLICO 18 MM 1.22 X 2.44 M', 'PLN', 112, 34),
  of('TUBO PVC SAL 4" X 3 M', 'UND', 21.5, 3),
  of('TUBO PVC SAP 1/2" X 5 M C-10 ROSCA', 'UND', 13.9, 1.2),
  of('TUBO PVC UF 160 MM X 6 M S-25 NTP ISO 4435', 'UND', 98, 14.2),
  of('TANQUE DE AGUA 1100 L C/ACCESORIOS ARENA', 'UND', 468, 24),
  of('BIODIGESTOR AUTOLIMPIABLE 600 L', 'UND', 1090, 32),
  of('ADITIVO IMPERMEABILIZANTE SIKA-1 X 4 L', 'GLN', 46, 4.4),
  of('ADITIVO CURADOR ANTISOL S CILINDRO X 200 L', 'CIL', 1240, 208),
  of('CARRETILLA BUGUI 5.5 P3 LLANTA NEUMATICA', 'UND', 189, 17.5),
  of('MEZCLADORA DE CONCRETO TROMPO 9 P3 MOTOR 13 HP', 'UND', 4350, 290),
  of('PUERTA CONTRAPLACADA 0.80 X 2.07 M', 'UND', 139, 19),
  of('CERAMICO 45X45 PISO BEIGE CAJA 2.03 M2', 'CJA', 41.5, 29),
  of('PORCELANATO 60X60 MARMOLADO PULIDO CAJA 1.44 M2', 'CJA', 66, 31),
];

const BY_WEIGHT: readonly Material[] = [
  of('ALAMBRE NEGRO RECOCIDO N° 16', 'KG', 4.9, 1),
  of('ALAMBRE NEGRO RECOCIDO N° 8', 'KG', 4.5, 1),
  of('ALAMBRE GALVANIZADO N° 12', 'KG', 7.8, 1),
  of('CLAVO C/CABEZA 3"', 'KG', 5.1, 1),
  of('CLAVO C/CABEZA 2 1/2"', 'KG', 5.2, 1),
  of('CLAVO DE ACERO P/CALAMINA 2 1/2"', 'KG', 11.8, 1),
  of('FIERRO HABILITADO A MEDIDA 3/8" - 1/2"', 'KG', 4.1, 1),
  of('SOLDADURA CELLOCORD E6011 1/8"', 'KG', 15.4, 1),
  of('SOLDADURA SUPERCITO E7018 1/8"', 'KG', 17.6, 1),
  of('SOLDADURA INOX E308L-16 3/32"', 'KG', 24, 1),
  of('BOBINA LAC A36 2.0 MM (CORTE)', 'KG', 3.2, 1),
];

const OF_AMAZONIA: readonly Material[] = [
  of('ALAMBRE NEGRO N° 16 - EXON. LEY 27037', 'KG', 4.6, 1),
  of('CLAVO C/CABEZA 4" - EXON. LEY 27037', 'KG', 4.2, 1),
  of('FIERRO CORRUGADO EN ROLLO 8 MM - EXON. LEY 27037', 'KG', 3.1, 1),
];

const BOOKS = [of('LIBRO MANUAL DEL MAESTRO CONSTRUCTOR', 'UND', 79, 0.6)];

/** Services by the code of their detracción. */
const SERVICES: Readonly<Record<string, readonly Material[]>> = {
  '027': [
    of('SERVICIO DE FLETE PLANTA LURIN - OBRA, PLATAFORMA 30 TM', 'SRV', 1250, 0),
    of('SERVICIO DE FLETE CHIMBOTE - LIMA, FIERRO CORRUGADO', 'SRV', 2900, 0),
    of('SERVICIO DE FLETE LOCAL CAMION GRUA 10 TM', 'SRV', 640, 0),
    of('SERVICIO DE DESCARGA EN OBRA CON ESTIBADORES', 'SRV', 380, 0),
  ],
  '022': [
    of('SERVICIO DE ASESORIA TECNICA EN OBRA - DETALLAMIENTO DE ACERO', 'SRV', 3500, 0),
    of('SERVICIO DE ELABORACION DE PLANILLA DE CORTE Y DOBLADO', 'SRV', 2600, 0),
    of('SERVICIO DE ENSAYO DE TRACCION Y CERTIFICADO DE CALIDAD', 'SRV', 1500, 0),
    of('SERVICIO DE ALMACENAJE Y CUSTODIA DE MATERIAL', 'SRV', 4200, 0),
  ],
  '020': [
    of('SERVICIO DE MANTENIMIENTO DE TROMPO MEZCLADOR', 'SRV', 1850, 0),
    of('SERVICIO DE REPARACION DE DOBLADORA DE FIERRO', 'SRV', 2600, 0),
    of('SERVICIO DE AFILADO DE DISCO DE SIERRA', 'SRV', 45, 0),
    of('SERVICIO DE MANTENIMIENTO DE VIBRADORA DE CONCRETO', 'SRV', 980, 0),
    of('SERVICIO DE RECTIFICACION DE RODILLOS CONFORMADORES', 'SRV', 1340, 0),
  ],
};

/** A row of the facts as goods of a builders' merchant, with its weight. */
export interface MaterialRow extends BenchLine {
  kg: number;
}

type Shelf = (line: BenchLine) => Material;

function named(line: BenchLine, material: Material): MaterialRow {
  const isGift = line.importe === 0 && line.unitario > 0;
  return {
    ...line,
    descripcion: isGift ? `${material.name} (BONIFICACION)` : material.name,
    unidad: material.unit,
    kg: (material.kg * line.cantidad) / 1000,
  };
}

/** The trades of services are known by their unit, whether or not the sale reaches the detracción. */
function serviceCode({ detraccion, lineas }: BenchFacts): string | null {
  if (detraccion) return detraccion.codigo;
  return lineas.every(({ unidad }) => unidad === 'ZZ') ? '027' : null;
}

export function materialRows(facts: BenchFacts, random: Random): MaterialRow[] {
  const from = (goods: readonly Material[]): Shelf => shelf(goods, facts.moneda, random);
  const code = serviceCode(facts);
  const goods = from(code ? (SERVICES[code] ?? MATERIALS) : MATERIALS);
  const weighed = from(BY_WEIGHT);
  const amazonia = from(OF_AMAZONIA);
  const books = from(BOOKS);
  const shelfOf = (line: BenchLine): Shelf => {
    if (isUntaxed(line)) return line.unidad === 'KGM' ? amazonia : books;
    return isLoose(line) ? weighed : goods;
  };
  return facts.lineas.map((line) => named(line, shelfOf(line)(line)));
}
