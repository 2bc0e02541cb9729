import { digits, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import { isLoose, isUntaxed, shelf, type Stocked } from '../hand-x/goods-by-price';

interface Item extends Stocked {
  /** Family of the item master, the beginning of its code. */
  family: string;
  /** Part number or mark that the buyer asks for; empty for none. */
  part: string;
}

const of = (family: string, name: string, unit: string, price: number, part = ''): Item => ({
  family,
  name,
  unit,
  price,
  part,
});

const GOODS: readonly Item[] = [
  of('FER', 'PERNO HEX INOX 316 1/2" X 2" C/TUERCA', 'PZA', 5.2),
  of('FER', 'ABRAZADERA SUPER HEAVY INOX 2"', 'PZA', 11, 'NORMA'),
  of('FER', 'ELECTRODO INOX E316L-16 1/8"', 'KG', 62, 'SOLDEXA'),
  of('FER', 'DISCO DE CORTE 7" X 1/16" X 7/8"', 'PZA', 7.5, 'NORTON'),
  of('FER', 'GRILLETE LIRA GALVANIZADO 3/4" CON PASADOR', 'PZA', 24, 'CROSBY G-209'),
  of('FER', 'PLANCHA NAVAL ASTM A131 GR. A 3/8" X 1.5 M X 6 M', 'PZA', 2480),
  of(
    'EMP',
    'EMPAQUETADURA GRAFITADA 1/2" PARA BOMBA DE AGUA DE COLA',
    'KG',
    145,
    'CHESTERTON 1727',
  ),
  of('EMP', 'RETEN DE NITRILO 85 X 110 X 12', 'PZA', 19, '85110-NBR'),
  of('EMP', 'SELLO MECANICO 2 1/2" CARBURO DE SILICIO', 'PZA', 1180, 'JOHN CRANE T-2'),
  of('ROD', 'RODAMIENTO 6310-2RS C3', 'PZA', 128, 'SKF'),
  of('ROD', 'RODAMIENTO DE RODILLOS A ROTULA 22222 EK/C3', 'PZA', 690, 'SKF'),
  of('ROD', 'CHUMACERA DE PIE SNL 517-615 COMPLETA CON MANGUITO Y ANILLOS', 'JGO', 920, 'FAG'),
  of('TRA', 'FAJA EN V 5V-1250', 'PZA', 96, 'GATES'),
  of('TRA', 'CADENA DE ARRASTRE WH-132 PARA TRANSPORTADOR DE RASTRAS', 'MT', 265, 'REXNORD'),
  of('TRA', 'CANGILON PLASTICO 10" X 6" ALTA DENSIDAD', 'PZA', 31),
  of('TRA', 'ACOPLAMIENTO FLEXIBLE OMEGA E-20', 'JGO', 540, 'REX'),
  of('VAL', 'VALVULA MARIPOSA 6" CUERPO HIERRO DUCTIL DISCO INOX', 'PZA', 415, 'BRAY'),
  of('VAL', 'VALVULA GLOBO VAPOR 2" CLASE 300', 'PZA', 870, 'CRANE'),
  of('VAL', 'TRAMPA DE VAPOR TERMODINAMICA 3/4" NPT', 'PZA', 355, 'SPIRAX TD-52'),
  of('VAL', 'MANOMETRO GLICERINA 4" 0-200 PSI', 'PZA', 138, 'WIKA'),
  of('RED', 'PAÑO ANCHOVETERO NUDO INGLES 210/24 1/2" ALQUITRANADO', 'KG', 38),
  of('RED', 'FLOTADOR DE RED EVA 4" X 6"', 'PZA', 4.6),
  of('RED', 'HILO DE NYLON 210/36 NEGRO PARA ARMADO', 'KG', 33, 'BADINOTTI'),
  of('RED', 'CABO POLIPROPILENO 1" ROLLO X 200 M', 'ROL', 610),
  of('RED', 'CABLE DE ACERO 3/4" 6X26 GALVANIZADO ALMA DE ACERO', 'MT', 28, 'PRODAC'),
  of('RED', 'ANILLA DE GARETA INOX 316 5/8"', 'PZA', 47),
  of('ENV', 'SACO PP LAMINADO HARINA DE PESCADO 50 KG IMPRESO', 'MLL', 1450),
  of('ENV', 'HILO DE ALGODON 20/6 PARA COSER SACOS', 'CNO', 14),
  of('ENV', 'BIG BAG 1.2 TM CON LINER 4 ASAS', 'PZA', 42),
  of('ENV', 'ETIQUETA ADHESIVA RUMA/LOTE 10 X 15 CM', 'MLL', 74),
  of('ENV', 'MANTA ARPILLERA CUBRE RUMA 12 X 20 M', 'PZA', 880),
  of('LUB', 'ACEITE HIDRAULICO ISO 68 BALDE 5 GL', 'BLD', 245, 'MOBIL DTE 26'),
  of('LUB', 'ACEITE MOTOR MARINO SAE 40 CILINDRO 55 GL', 'CIL', 2950, 'SHELL GADINIA'),
  of('LUB', 'GRASA GRADO ALIMENTARIO CARTUCHO 400 G', 'PZA', 39, 'H1 NSF'),
  of('FIL', 'FILTRO DE PETROLEO SEPARADOR 30 MICRAS', 'PZA', 88, 'RACOR 2020PM'),
  of('FIL', 'FILTRO DE ACEITE MOTOR 3512', 'PZA', 164, 'CAT 1R-1808'),
  of('EPP', 'GUANTE NITRILO PUÑO LARGO 18" TALLA 9', 'PAR', 17, 'ANSELL'),
  of('EPP', 'BOTA PVC BLANCA CAÑA ALTA CON PUNTERA', 'PAR', 58, 'WORKMAN'),
  of('EPP', 'RESPIRADOR MEDIA CARA CON CARTUCHO 6003', 'JGO', 112, '3M'),
  of('EPP', 'CHALECO SALVAVIDAS SOLAS ADULTO CON SILBATO Y LUZ', 'PZA', 189),
  of('EPP', 'BENGALA DE MANO ROJA', 'PZA', 76, 'COMET'),
  of('ELE', 'CONTACTOR TRIPOLAR 65A BOBINA 220V', 'PZA', 398, 'LC1D65M7'),
  of('ELE', 'CABLE NYY TRIPLE 3-1X16 MM2', 'MT', 34, 'INDECO'),
  of('ELE', 'MOTOR TRIFASICO 20 HP 1760 RPM 440V IP55', 'PZA', 4350, 'WEG W22'),
  of('ELE', 'VARIADOR DE VELOCIDAD 30 HP 440V CON FILTRO Y PANEL', 'PZA', 5900, 'ABB ACS580'),
  of('ELE', 'SENSOR PT100 1/2" NPT 150 MM', 'PZA', 210),
  of('LAB', 'REACTIVO KJELDAHL TABLETA CATALIZADORA CAJA X 1000', 'CJ', 640, 'MERCK'),
  of('LAB', 'FRASCO MUESTREO ESTERIL 500 ML', 'PZA', 2.9),
  of('LAB', 'BOLSA WHIRL-PAK 18 OZ PAQUETE X 500', 'PQT', 385, 'NASCO'),
];

const BULK: readonly Item[] = [
  of('QUI', 'SODA CAUSTICA EN ESCAMAS 98%', 'KG', 4.1),
  of('QUI', 'SAL INDUSTRIAL GRANO GRUESO', 'KG', 1.6),
  of('QUI', 'ANTIOXIDANTE ETOXIQUINA 90% A GRANEL', 'KG', 19),
  of('QUI', 'ACIDO NITRICO 60%', 'KG', 6.5),
  of('QUI', 'COAGULANTE CLORURO FERRICO 40%', 'KG', 2.8),
  of('QUI', 'POLIMERO FLOCULANTE ANIONICO PARA DAF', 'KG', 14),
  of('QUI', 'INHIBIDOR DE INCRUSTACIONES PARA CALDERA', 'KG', 22),
  of('QUI', 'HIPOCLORITO DE CALCIO 65%', 'KG', 11),
];

const SERVICES: readonly Item[] = [
  of('SRV', 'REBOBINADO DE MOTOR 75 HP, BARNIZADO Y PRUEBAS', 'SRV', 1950),
  of('SRV', 'BALANCEO DINAMICO DE ROTOR DE CENTRIFUGA', 'SRV', 3600),
  of('SRV', 'ARENADO Y PINTADO DE OBRA VIVA E/P, SEGUN ALCANCE DE VARADERO ADJUNTO', 'SRV', 4100),
  of('SRV', 'CALIBRACION DE BALANZA DE TOLVA CON CERTIFICADO INACAL', 'SRV', 780),
  of('SRV', 'TRANSPORTE DE HARINA PLANTA - CALLAO, PLATAFORMA 30 TM', 'SRV', 2350),
  of('SRV', 'ALQUILER DE CARGADOR FRONTAL CON OPERADOR, TURNO 8 H', 'SRV', 1150),
  of('SRV', 'ANALISIS DE PROTEINA, HUMEDAD, GRASA, CENIZAS, SAL, TVN E HISTAMINA', 'SRV', 420),
  of('SRV', 'RECARGA DE EXTINTOR PQS 12 KG', 'SRV', 55),
];

const RATIONS: readonly Item[] = [
  of('VIV', 'PAPA BLANCA CANCHAN (RANCHO DE FLOTA)', 'KG', 3),
  of('VIV', 'CEBOLLA ROJA (RANCHO DE FLOTA)', 'KG', 4),
];
const BOOKS: readonly Item[] = [of('UTI', 'LIBRO REGLAMENTO SOLAS EDICION CONSOLIDADA', 'PZA', 79)];

export interface FishingRow extends BenchLine {
  part: string;
  isTaxed: boolean;
}

function shelfOf(line: BenchLine): readonly Item[] {
  if (isUntaxed(line)) return line.unidad === 'KGM' ? RATIONS : BOOKS;
  if (line.unidad === 'ZZ') return SERVICES;
  return line.unidad === 'KGM' || isLoose(line) ? BULK : GOODS;
}

/** The rows under the names and codes of the company's item master; their numbers stay. */
export function fishingRows(facts: BenchFacts, random: Random): FishingRow[] {
  const shelves = new Map(
    [GOODS, BULK, SERVICES, RATIONS, BOOKS].map((items) => [
      items,
      shelf(items, facts.moneda, random),
    ]),
  );
  const codes = new Map<string, string>();
  return facts.lineas.map((line) => {
    const items = shelfOf(line);
    const item = shelves.get(items)?.(line) ?? pick(random, items);
    const codigo = codes.get(item.name) ?? `${item.family}${digits(random, 6)}`;
    codes.set(item.name, codigo);
    const isTaxed = !isUntaxed(line);
    return {
      ...line,
      codigo,
      descripcion: item.name,
      unidad: item.unit,
      part: item.part,
      isTaxed,
    };
  });
}
