import { digits, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import { chooser, isFree, isLoose, isUntaxed, serviceCode, type Article } from './stock';

interface Paper extends Article {
  /** Family of the warehouse, the beginning of its code. */
  family: string;
}

const of = (family: string, name: string, unit: string, price: number): Paper => ({
  family,
  name,
  unit,
  price,
});

const GOODS: readonly Paper[] = [
  of('EMP', 'BOLSA PAPEL KRAFT N° 2 S/ASA', 'CTO', 4.8),
  of('EMP', 'BOLSA PAPEL KRAFT N° 12 S/ASA', 'CTO', 17.5),
  of('EMP', 'BOLSA KRAFT C/ASA TROQUELADA 26X12X32', 'CTO', 62),
  of('EMP', 'BOLSA BOUTIQUE BLANCA 32X12X40 C/CORDON', 'CTO', 148),
  of('EMP', 'VASO POLIPAPEL 8 OZ KRAFT', 'PQT', 7.9),
  of('EMP', 'TAPA PS VIAJERA 8/12 OZ NEGRA', 'PQT', 6.4),
  of('EMP', 'BANDEJA BIODEGRADABLE CAÑA DE AZUCAR 2 DIV.', 'PQT', 19.6),
  of('EMP', 'ENVASE KRAFT DELIVERY 26 OZ C/VENTANA', 'PQT', 24.5),
  of('EMP', 'CUBIERTO BIODEGRADABLE JGO X 3 EMBOLSADO', 'CTO', 32),
  of('CAJ', 'CAJA CORRUGADA 30X20X20 CM TEST 150', 'UND', 1.9),
  of('CAJ', 'CAJA CORRUGADA 40X30X30 CM TEST 175 ONDA C', 'UND', 3.2),
  of('CAJ', 'CAJA CORRUGADA 60X40X40 CM DOBLE ONDA BC', 'UND', 8.7),
  of('CAJ', 'CAJA ARCHIVO T/OFICIO C/TAPA', 'UND', 6.5),
  of('CAJ', 'CAJA PIZZA FAMILIAR 33X33X4 MICROCORRUGADO', 'CTO', 94),
  of('CAJ', 'PLANCHA CORRUGADA 1.20 X 2.00 M ONDA C', 'PLN', 11.9),
  of('CAJ', 'CARTON CORRUGADO ROLLO 1.20 X 50 M', 'ROL', 78),
  of('CIN', 'CINTA EMBALAJE TRANSP. 2" X 110 YDAS', 'ROL', 4.2),
  of('CIN', 'CINTA EMBALAJE 2" X 100 YDAS COLOR HABANO (CJA X 36)', 'CJA', 132),
  of('CIN', 'CINTA MASKING TAPE 1" X 40 YDAS', 'ROL', 3.1),
  of('CIN', 'CINTA KRAFT ENGOMADA 3" X 50 M', 'ROL', 14.8),
  of('CIN', 'ZUNCHO PP 5/8" X 1200 M NEGRO', 'ROL', 86),
  of('CIN', 'GRAPA METALICA P/ZUNCHO 5/8" X MILLAR', 'MLL', 38),
  of('FIL', 'STRETCH FILM 18" X 20 MIC X 1500 PIES', 'ROL', 29.5),
  of('FIL', 'STRETCH FILM AUTOMATICO 20" X 5000 PIES', 'ROL', 109),
  of('FIL', 'BURBUPACK 1.00 X 100 M BURBUJA CHICA', 'ROL', 74),
  of('FIL', 'FOAM POLIETILENO 1 MM X 1.20 X 200 M', 'ROL', 165),
  of('FIL', 'TERMOCONTRAIBLE PVC 14" X 100 MIC', 'ROL', 215),
  of('PAP', 'PAPEL BOND 75 G A4 RSMA X 500 ATLAS', 'RSM', 13.6),
  of('PAP', 'PAPEL BOND 80 G A4 CJA X 10 RSMAS', 'CJA', 148),
  of('PAP', 'PAPEL BOND 56 G 61X86 CM', 'RSM', 92),
  of('PAP', 'PAPEL BOND 90 G 69X89 CM', 'RSM', 182),
  of('PAP', 'PAPEL COUCHE BRILLO 115 G 70X100 CM', 'RSM', 259),
  of('PAP', 'PAPEL COUCHE MATE 150 G 61X86 CM', 'RSM', 246),
  of('PAP', 'PAPEL PERIODICO 48.8 G 61X86 CM', 'RSM', 66),
  of('PAP', 'PAPEL AUTOCOPIATIVO CB BLANCO 69X89 CM', 'RSM', 198),
  of('PAP', 'PAPEL TERMICO 80 X 80 MM (CJA X 50)', 'CJA', 172),
  of('PAP', 'PAPEL TERMICO 57 X 40 MM', 'ROL', 1.7),
  of('PAP', 'PAPEL SEDA 50X70 CM COLORES SURT.', 'MIL', 58),
  of('PAP', 'PAPEL MANTECA 28 G 70X100 CM', 'RSM', 118),
  of('CTN', 'CARTULINA FOLDCOTE C-14 70X100 CM', 'PQT', 132),
  of('CTN', 'CARTULINA FOLDCOTE C-12 SULFATADA REV. BLANCO 65X95', 'PQT', 108),
  of('CTN', 'CARTULINA DUPLEX 300 G REV. GRIS 77X110', 'PQT', 152),
  of('CTN', 'CARTON GRIS N° 15 70X100 CM', 'UND', 5.6),
  of('CTN', 'CARTULINA OPALINA 220 G A4 X 100', 'PQT', 18.4),
  of('HIG', 'PAPEL TOALLA JUMBO 200 M BLANCO X 2', 'PQT', 31),
  of('HIG', 'PAPEL HIGIENICO JUMBO 550 M D/H X 4', 'PQT', 46),
  of('HIG', 'SERVILLETA CORTADA 24X24 BLANCA (FDO X 40)', 'FDO', 54),
  of('ETI', 'ETIQUETA TERMICA 100X50 MM X 1000', 'ROL', 22.8),
  of('ETI', 'ETIQUETA TRANSFERENCIA 4X6" X 500 C/CERA', 'ROL', 35),
  of('ETI', 'ADHESIVO SEMIBRILLO 70X100 CM DORSO 80 G', 'MIL', 980),
  of('MAQ', 'DISPENSADOR P/CINTA 2" MANGO METALICO', 'UND', 26.5),
  of('MAQ', 'ENZUNCHADORA MANUAL P/ZUNCHO PP 5/8"', 'UND', 285),
  of('MAQ', 'SELLADORA DE IMPULSO 40 CM', 'UND', 340),
  of('MAQ', 'SELLADORA CONTINUA HORIZONTAL FR-900', 'UND', 1190),
  of('MAQ', 'BALANZA CONTADORA 30 KG', 'UND', 620),
  of('MAQ', 'ENVOLVEDORA DE PALLETS SEMIAUTOM. 1.65 M', 'UND', 3650),
];

const BY_WEIGHT: readonly Paper[] = [
  of('BOB', 'PAPEL KRAFT BOBINA 80 G X 1.00 M', 'KG', 5.2),
  of('BOB', 'PAPEL KRAFT BOBINA 125 G X 1.20 M', 'KG', 4.6),
  of('BOB', 'PAPEL BOND BOBINA 75 G X 0.86 M', 'KG', 6.3),
  of('BOB', 'PAPEL TEST LINER 150 G X 1.60 M', 'KG', 2.7),
  of('BOB', 'STRETCH FILM BOBINA JUMBO 23 MIC', 'KG', 9.4),
  of('BOB', 'BOLSA PEBD A GRANEL 12X18X2', 'KG', 11.5),
  of('BOB', 'BOPP METALIZADO 30 MIC BOBINA', 'KG', 18.6),
  of('BOB', 'RAFIA PP TORCIDA BLANCA', 'KG', 12.8),
  of('BOB', 'LAMINA PET/PE IMPRESA S/DISEÑO', 'KG', 22.4),
  of('BOB', 'MERMA DE PAPEL BLANCO (RECORTE)', 'KG', 1.9),
];

const BOOKS = [of('LIB', 'LIBRO HISTORIA DEL PERU T/DURA (EXON.)', 'UND', 79)];
const PRESS = [of('EXO', 'PAPEL P/IMPRESION DE LIBROS - LEY 31053 (EXON.)', 'KG', 3.4)];

const SERVICES: Readonly<Record<string, readonly Paper[]>> = {
  '020': [
    of('SRV', 'SERV. MANTENIMIENTO PREVENTIVO ENVOLVEDORA DE PALLETS', 'SRV', 980),
    of('SRV', 'SERV. REPARACION DE SELLADORA CONTINUA FR-900', 'SRV', 340),
    of('SRV', 'SERV. AFILADO DE CUCHILLA DE GUILLOTINA 115 CM', 'SRV', 60),
    of('SRV', 'SERV. OVERHAUL DE REBOBINADORA, INC. RODAMIENTOS Y FAJAS', 'SRV', 2600),
    of('SRV', 'SERV. CALIBRACION DE TROQUELADORA', 'SRV', 1800),
  ],
  '022': [
    of('SRV', 'SERV. DE CONVERSION Y REBOBINADO DE PAPEL S/MEDIDA', 'SRV', 3500),
    of('SRV', 'SERV. DE ALMACENAJE DE BOBINAS - MENSUAL', 'SRV', 2850),
    of('SRV', 'SERV. DE DISEÑO ESTRUCTURAL DE EMPAQUE', 'SRV', 1900),
    of('SRV', 'SERV. DE MAQUILA DE ARMADO Y PEGADO DE CAJAS', 'SRV', 4200),
  ],
  '027': [
    of('SRV', 'SERV. DE TRANSPORTE DE BOBINAS CALLAO - ALM. CLIENTE', 'SRV', 1250),
    of('SRV', 'SERV. DE TRANSPORTE LIMA - AREQUIPA, 10 TN', 'SRV', 2900),
    of('SRV', 'SERV. DE REPARTO LOCAL 4 TN', 'SRV', 640),
    of('SRV', 'SERV. DE ESTIBA Y DESESTIBA', 'SRV', 380),
  ],
};

function sheetsFor(line: BenchLine, service: string | null): readonly Paper[] {
  if (isUntaxed(line)) return line.unidad === 'KGM' ? PRESS : BOOKS;
  if (service) return SERVICES[service] ?? GOODS;
  return isLoose(line) ? BY_WEIGHT : GOODS;
}

/** The rows of the facts as articles of a wholesaler of paper and packaging. */
export function paperRows(facts: BenchFacts, random: Random): BenchLine[] {
  const choose = chooser<Paper>(facts.moneda, random);
  const service = serviceCode(facts);
  const codes = new Map<string, string>();
  const separator = pick(random, ['', '-', '.']);
  return facts.lineas.map((line) => {
    const { family, name, unit } = choose(line, sheetsFor(line, service));
    const codigo = codes.get(name) ?? `${family}${separator}${digits(random, 5)}`;
    codes.set(name, codigo);
    return {
      ...line,
      codigo,
      descripcion: isFree(line) ? `${name} (T. GRATUITA)` : name,
      unidad: unit,
    };
  });
}
