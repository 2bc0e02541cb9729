import type { BenchFacts, BenchLine } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { articles, nearest, type Article } from './articles';

export type Section = 'labour' | 'parts' | 'fluids' | 'outside' | 'other' | 'gift';

/** A row of the bill, with the part of the job that it belongs to. */
export interface JobRow {
  section: Section;
  line: BenchLine;
}

const LABOUR = articles(`
LAVADO Y PULVERIZADO DE UNIDAD|SRV|45
REVISION DE NIVELES Y ENGRASE GENERAL|HR|60
SCANEO Y BORRADO DE CODIGOS DE FALLA|SRV|120
HORA MECANICO - REVISION SISTEMA ELECTRICO|HR|95
CAMBIO DE ACEITE Y FILTROS|HR|85
REGULACION DE FRENOS 4 RUEDAS|SRV|150
MANTENIMIENTO PREVENTIVO MP2 20,000 KM|SRV|420
D/M CAMBIO DE PASTILLAS Y RECTIFICADO DE DISCOS DELANTEROS|SRV|280
D/M CAMBIO DE KIT DE EMBRAGUE|SRV|950
CAMBIO DE RETEN DE CIGUEÑAL POSTERIOR|SRV|680
CALIBRACION DE VALVULAS E INYECTORES|SRV|540
ALINEAMIENTO Y BALANCEO DE EJES DELANTEROS|SRV|190
MANTENIMIENTO PREVENTIVO MP4 80,000 KM, INCLUYE INSPECCION DE 42 PUNTOS E INFORME|SRV|1350
REPARACION DE CAJA DE CAMBIOS (DESMONTAJE, EVALUACION Y ARMADO)|SRV|2600
REPARACION DE BOMBA HIDRAULICA PRINCIPAL|SRV|1850
D/M CAMBIO DE TURBOCOMPRESOR|SRV|980
OVERHAUL DE MOTOR, MANO DE OBRA SEGUN PRESUPUESTO|SRV|3900
SERVICIO TECNICO EN CAMPO, DOS TECNICOS|DIA|1150
DIAGNOSTICO SISTEMA DE INYECCION CON EQUIPO|HR|210
`);

/** Jobs charged in the maker's units of time, each of which costs little. */
const TIMED: readonly Article[] = LABOUR.map(({ name }, at) => ({
  name,
  unit: 'UT',
  price: 3 + at,
}));

const PARTS = articles(`
ARANDELA TAPON CARTER COBRE|UN|2
ABRAZADERA ACERO INOX 1 1/2"|UN|4
PERNO RUEDA M22 X 1.5|UN|12
FOCO H7 24V 70W|UN|18
ORING TAPA FILTRO|UN|6
FUSIBLE MAXI 40A|UN|3
GRAPA TAPABARRO|UN|3
ELEMENTO FILTRO ACEITE MOTOR|UN|58
FILTRO SEPARADOR AGUA COMBUSTIBLE|UN|96
FILTRO COMBUSTIBLE PRIMARIO|UN|74
FILTRO AIRE PRIMARIO|UN|168
FILTRO AIRE SECUNDARIO|UN|112
FILTRO SECADOR DE AIRE SISTEMA DE FRENOS|UN|205
FAJA ALTERNADOR 8PK 1420|UN|89
PLUMILLA LIMPIAPARABRISAS 24"|UN|36
JGO PASTILLAS FRENO DELANTERO|JGO|310
RETEN RUEDA POSTERIOR|UN|48
RODAMIENTO BOCAMASA DELANTERA INTERIOR|UN|142
DISCO FRENO DELANTERO VENTILADO|UN|389
JGO ZAPATAS FRENO POSTERIOR C/REMACHES|JGO|345
AMORTIGUADOR DELANTERO|UN|265
TERMOSTATO 82 GRADOS C/EMPAQUE|UN|118
BOMBA DE AGUA|UN|590
KIT EMBRAGUE 17" (DISCO, PLATO Y COLLARIN)|KIT|2450
TURBOCOMPRESOR REMAN|UN|3450
ALTERNADOR 24V 80A|UN|1120
BATERIA 12V 150AH 23 PLACAS|UN|560
SENSOR PRESION RIEL COMUN|UN|430
INYECTOR COMMON RAIL REMAN|UN|1290
BARRA DE DIRECCION CORTA C/TERMINALES|UN|410
ESPEJO RETROVISOR DERECHO ELECTRICO|UN|720
FARO DELANTERO IZQUIERDO LED|UN|980
CRUCETA CARDAN 57 X 152|UN|178
MANGUERA RADIADOR SUPERIOR|UN|66
TAPA RADIADOR 13 PSI|UN|29
EMPAQUE TAPA DE BALANCINES|UN|39
TENSOR FAJA DE ACCESORIOS|UN|239
SWITCH LUZ DE FRENO|UN|24
VALVULA RELE DE FRENOS|UN|335
DIENTE CUCHARON C/PASADOR|UN|155
SELLO CILINDRO HIDRAULICO (KIT)|KIT|290
COMPRESOR DE AIRE BICILINDRICO REMAN|UN|2780
RADIADOR COMPLETO C/PANAL DE ALUMINIO|UN|1890
ESPARRAGO MULTIPLE ESCAPE|UN|14
CHICOTE DE EMBRAGUE|UN|43
`);

const FLUIDS = articles(`
ACEITE MOTOR 15W-40 CK-4 GRANEL|GLN|62
ACEITE TRANSMISION 80W-90 GL-5|GLN|71
REFRIGERANTE ORGANICO ROJO 50/50|GLN|38
LIQUIDO DE FRENOS DOT 4 500ML|UN|21
GRASA EP2 LITIO CARTUCHO 400G|UN|17
TRAPO INDUSTRIAL Y MATERIAL DE LIMPIEZA|SRV|12
SILICONA GRIS ALTA TEMPERATURA 85G|UN|26
LIMPIADOR DE CONTACTOS SPRAY 11 OZ|UN|31
ACEITE MOTOR 15W-40 BALDE 5 GL|BAL|289
ADITIVO LIMPIADOR DE INYECTORES 1L|UN|68
`);

const BULK = articles(`
ACEITE HIDRAULICO ISO 68 GRANEL|LT|13
ACEITE MOTOR 15W-40 GRANEL|LT|19
REFRIGERANTE CONCENTRADO GRANEL|LT|8
GRASA EP2 GRANEL|KG|22
UREA AUTOMOTRIZ AUS 32 GRANEL|LT|2
SOLVENTE DE LIMPIEZA GRANEL|LT|6
ACEITE DIFERENCIAL 85W-140 GRANEL|LT|12
ACEITE TRANSMISION SAE 50 TO-4 GRANEL|LT|17
ACEITE HIDRAULICO ISO 46 GRANEL|LT|11
REFRIGERANTE ELC PREMEZCLADO GRANEL|LT|10
AGUA DESIONIZADA GRANEL|LT|3
GRASA MOLIBDENO 3% GRANEL|KG|25
TRAPO INDUSTRIAL|KG|7
PETROLEO DIESEL PARA LAVADO DE PIEZAS|LT|5
`);

const UNTAXED = articles(`
ESTOPA DE ALGODON (EXONERADO)|KG|4
MANUAL DE OPERACION Y MANTENIMIENTO - LIBRO|UN|79
`);

/** What is sold under a detracción that is not of repairs, by its code. */
const OUTSIDE: Readonly<Record<string, readonly Article[]>> = {
  '022': articles(`
INSPECCION TECNICA PRE-COMPRA DE UNIDAD CON INFORME|SRV|1900
GESTION DE MANTENIMIENTO DE FLOTA, CARGO MENSUAL SEGUN CONTRATO|SRV|3500
CAPACITACION DE OPERADORES EN CONDUCCION EFICIENTE|SRV|2850
MONITOREO REMOTO DE EQUIPOS|SRV|4200
`),
  '027': articles(`
TRASLADO DE UNIDAD EN CAMA BAJA LIMA - AREQUIPA|SRV|2900
SERVICIO DE GRUA PLATAFORMA LOCAL|SRV|640
TRASLADO DE EQUIPO EN CAMA BAJA CALLAO - LURIN|SRV|1250
AUXILIO MECANICO CON REMOLQUE|SRV|380
`),
};

const isUntaxed = (text: string): boolean =>
  /papa blanca|cebolla roja|historia del per/i.test(text);

function sectionOf(line: BenchLine, code: string | undefined, random: Random): Section {
  const isWhole = line.cantidad % 1000 === 0;
  if (code !== undefined) return code === '020' ? 'labour' : 'outside';
  if (line.importe === 0 && line.unitario > 0) return 'gift';
  if (isUntaxed(line.descripcion)) return 'other';
  if (line.unidad === 'KGM' || !isWhole) return happens(random, 0.5) ? 'labour' : 'fluids';
  const isJob = line.unitario >= 4_000 && line.cantidad <= 6_000 && happens(random, 0.45);
  if (isJob) return 'labour';
  return line.unitario < 9_000 && happens(random, 0.2) ? 'fluids' : 'parts';
}

function shelfOf(section: Section, line: BenchLine, code: string | undefined): readonly Article[] {
  const isBulk = line.unidad === 'KGM' || line.cantidad % 1000 !== 0;
  const outside = OUTSIDE[code ?? ''];
  if (outside) return outside;
  switch (section) {
    case 'labour':
      return isBulk ? TIMED : LABOUR;
    case 'other':
      return UNTAXED.filter(({ unit }) => (unit === 'KG') === isBulk);
    case 'fluids':
      return isBulk ? BULK : FLUIDS;
    default:
      return PARTS;
  }
}

type Coder = (random: Random) => string;

const PART_CODES: readonly Coder[] = [
  (random) => `${digits(random, 5)}-${digits(random, 5)}`,
  (random) => `A${digits(random, 10)}`,
  (random) => `${between(random, 1, 9)}R-${digits(random, 4)}`,
  (random) => `2${digits(random, 7)}`,
];

function codeOf(section: Section, partCode: Coder, random: Random): string {
  if (section === 'labour') return `MO-${digits(random, 4)}`;
  if (section === 'outside') return `ST-${digits(random, 3)}`;
  return section === 'fluids' ? `LB${digits(random, 5)}` : partCode(random);
}

const ORDER: readonly Section[] = ['labour', 'parts', 'fluids', 'outside', 'other', 'gift'];

/** The rows as jobs, parts and fluids that cost about as much, in the order of the bill's sections. */
export function jobRows({ lineas, detraccion }: BenchFacts, random: Random): JobRow[] {
  const taken = new Set<string>();
  const partCode = pick(random, PART_CODES);
  const rows = lineas.map((line) => {
    const section = sectionOf(line, detraccion?.codigo, random);
    const shelf = shelfOf(section, line, detraccion?.codigo);
    const { name, unit } = nearest(shelf, line.unitario, taken, random);
    const codigo = codeOf(section, partCode, random);
    return { section, line: { ...line, codigo, descripcion: name, unidad: unit } };
  });
  return ORDER.flatMap((section) => rows.filter((row) => row.section === section));
}
