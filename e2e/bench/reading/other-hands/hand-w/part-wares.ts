import type { BenchLine } from '../../model';
import { codeOf, loose, ware, type Ware } from './wares';

/** Parts and machines. */
export const PARTS = [
  ware('ARANDELA DE SELLO COBRE 14MM', 'PZA', 0.9),
  ware('O-RING VITON 45 X 3.5', 'PZA', 3),
  ware('PERNO DE ZAPATA CON TUERCA 5/8"', 'PZA', 4.5),
  ware('RETEN DE EJE PIÑON 65X90X10', 'PZA', 12),
  ware('FILTRO DE ACEITE MOTOR', 'PZA', 15),
  ware('FILTRO DE COMBUSTIBLE SEPARADOR DE AGUA', 'PZA', 22),
  ware('FAJA ALTERNADOR 8PK1420', 'PZA', 28),
  ware('FILTRO DE AIRE PRIMARIO', 'PZA', 36),
  ware('DIENTE DE CUCHARON TIPO ROCA', 'PZA', 41),
  ware('TERMOSTATO 82°C', 'PZA', 48),
  ware('MANGUERA HIDRAULICA 1/2" R2 X 1.20 M CON CONEXIONES', 'PZA', 65),
  ware('KIT DE SELLOS CILINDRO DE BOOM', 'KIT', 92),
  ware('SENSOR DE PRESION DE ACEITE', 'PZA', 118),
  ware('BOMBA DE AGUA MOTOR DIESEL', 'PZA', 185),
  ware('RODILLO INFERIOR DOBLE PESTAÑA', 'PZA', 245),
  ware('ALTERNADOR 24V 70A', 'PZA', 330),
  ware('ARRANCADOR 24V 5.5KW', 'PZA', 420),
  ware('INYECTOR COMMON RAIL', 'PZA', 560),
  ware('TURBOCOMPRESOR HX35', 'PZA', 890),
  ware('RADIADOR DE ACEITE HIDRAULICO', 'PZA', 1240),
  ware('BOMBA HIDRAULICA PRINCIPAL DE PISTONES', 'PZA', 2850),
  ware('GENERADOR DIESEL INSONORIZADO 20 KVA', 'UND', 3600),
  ware('COMPRESORA DE TORNILLO 10 HP CON SECADOR Y TANQUE', 'UND', 4300),
  loose('GRASA EP-2 LITIO', 'KG', 7),
  loose('ACEITE HIDRAULICO ISO 68 GRANEL', 'GLN', 14),
  loose('PLANCHA ANTIDESGASTE 400 HB', 'KG', 3),
  loose('CABLE DE ACERO 1/2" 6X36', 'MTR', 21),
  loose('ACEITE MOTOR 15W-40 GRANEL', 'GLN', 16),
  loose('ACEITE TRANSMISION SAE 50 GRANEL', 'GLN', 19),
  loose('REFRIGERANTE ELC 50/50', 'GLN', 12),
  loose('CADENA RODILLO N° 80', 'MTR', 22),
  loose('MANGUERA COMBUSTIBLE 3/8"', 'MTR', 6),
  loose('MANGUERA RADIADOR 2"', 'MTR', 13),
  loose('PERFIL DE JEBE TIPO U PUERTA', 'MTR', 5),
  loose('CABLE BATERIA 2/0 AWG', 'MTR', 9),
  loose('SOLDADURA E7018 1/8"', 'KG', 4.5),
  loose('ALAMBRE MIG ER70S-6', 'KG', 3.8),
  loose('SOLDADURA RECUBRIMIENTO DURO', 'KG', 18),
  loose('ESTOPA DE GRAFITO 1/2"', 'KG', 20),
  loose('DESENGRASANTE INDUSTRIAL', 'GLN', 8),
];

/** Books pay no IGV. */
export const MANUALS = [
  ware('MANUAL DE SERVICIO Y PARTES (LIBRO)', 'UND', 79),
  loose('CATALOGOS TECNICOS IMPRESOS (LIBROS)', 'KG', 3.5),
];

/** Make and country of most parts. */
const MAKES = [
  ['KOMATSU', 'JAPON'],
  ['CUMMINS', 'EEUU'],
  ['PERKINS', 'REINO UNIDO'],
  ['DONALDSON', 'MEXICO'],
  ['BOSCH', 'ALEMANIA'],
  ['ITR', 'ITALIA'],
  ['SHANTUI', 'CHINA'],
] as const;

/** Those of another make, by the first word of the description. */
const OTHER_MAKES: Readonly<Record<string, readonly [string, string]>> = {
  GRASA: ['MOBIL', 'EEUU'],
  ACEITE: ['MOBIL', 'EEUU'],
  PLANCHA: ['SSAB', 'SUECIA'],
  CABLE: ['BRIDON', 'EEUU'],
  REFRIGERANTE: ['FLEETGUARD', 'EEUU'],
  CADENA: ['TSUBAKI', 'JAPON'],
  PERFIL: ['OEM', 'CHINA'],
  SOLDADURA: ['EXSA OERLIKON', 'PERU'],
  ALAMBRE: ['LINCOLN', 'EEUU'],
  ESTOPA: ['GARLOCK', 'EEUU'],
  DESENGRASANTE: ['CRC', 'EEUU'],
  MANGUERA: ['PARKER', 'BRASIL'],
  GENERADOR: ['PERKINS', 'REINO UNIDO'],
  COMPRESORA: ['FIAC', 'ITALIA'],
  MANUAL: ['KOMATSU', 'JAPON'],
  CATALOGOS: ['KOMATSU', 'JAPON'],
};

/** By the first word of the description. */
const TARIFF: Readonly<Record<string, string>> = {
  ARANDELA: '7415.21.00.00',
  'O-RING': '4016.93.00.00',
  RETEN: '4016.93.00.00',
  PERNO: '7318.15.90.00',
  FILTRO: '8421.23.00.00',
  FAJA: '4010.39.00.00',
  TERMOSTATO: '9032.10.00.00',
  MANGUERA: '4009.22.00.00',
  KIT: '8484.90.00.00',
  SENSOR: '9026.20.00.00',
  BOMBA: '8413.30.99.00',
  ALTERNADOR: '8511.50.90.00',
  ARRANCADOR: '8511.40.90.00',
  INYECTOR: '8409.99.30.00',
  TURBOCOMPRESOR: '8414.80.90.00',
  RADIADOR: '8708.91.00.90',
  GENERADOR: '8502.11.10.00',
  COMPRESORA: '8414.80.22.90',
  GRASA: '2710.19.34.00',
  ACEITE: '2710.19.38.00',
  REFRIGERANTE: '3820.00.00.00',
  CADENA: '7315.11.00.00',
  PERFIL: '4008.21.29.00',
  SOLDADURA: '8311.10.00.00',
  ALAMBRE: '8311.20.00.00',
  ESTOPA: '6815.19.00.00',
  DESENGRASANTE: '3402.90.99.00',
  PLANCHA: '7225.40.00.00',
  CABLE: '7312.10.90.00',
  MANUAL: '4901.99.00.00',
  CATALOGOS: '4901.99.00.00',
};

/** A row of the factura. */
export interface Piece {
  line: BenchLine;
  make: string;
  origin: string;
  tariff: string;
}

/** In the manner of two makers. */
export function partNumber({ name }: Ware): string {
  const all = codeOf(name, 6) + codeOf(`${name}#`, 6);
  return Number(all[0]) % 2 === 0
    ? `${all.slice(0, 4)}-${all.slice(4, 6)}-${all.slice(6, 10)}`
    : `${all.slice(0, 3)}-${all.slice(3, 7)}`;
}

/** With the make, the country and the customs tariff of the thing. */
export function pieceOf(line: BenchLine): Piece {
  const [first = ''] = line.descripcion.split(' ');
  const [make, origin] = OTHER_MAKES[first] ??
    MAKES[Number(codeOf(line.descripcion, 5)) % MAKES.length] ?? ['', ''];
  return { line, make, origin, tariff: TARIFF[first] ?? '8431.49.00.00' };
}
