import type { BenchFacts, BenchLine } from '../../model';
import { between, digits, pick, type Random } from '../../facts/chance';
import { UNTAXED_GOODS } from '../../facts/trades';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'setiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const CITIES = ['Arequipa', 'Trujillo', 'Piura', 'Cusco', 'Huancayo', 'Chimbote', 'Ica'] as const;

/** What the texts speak of: a financial year, a month. */
interface When {
  year: number;
  month: string;
}

type Say = (when: When, random: Random) => string;

const ENGAGEMENTS: readonly Say[] = [
  ({ year }, random) =>
    `Honorarios por la auditoría de los estados financieros al 31 de diciembre de ${year}, correspondientes a la ${pick(random, ['primera', 'segunda', 'tercera'])} armada (${pick(random, [30, 40, 50])}%), según nuestra carta propuesta N° ${digits(random, 3)}-${year} aceptada por ustedes.`,
  ({ month, year }) =>
    `Iguala mensual por asesoría tributaria y contable permanente correspondiente al mes de ${month} de ${year + 1}. Incluye absolución de consultas y revisión de la declaración PDT 621 IGV - Renta.`,
  ({ year }) =>
    `Elaboración del Estudio Técnico de Precios de Transferencia y de la Declaración Jurada Informativa Reporte Local (Formulario Virtual N° 3560), ejercicio ${year}.`,
  (_, random) =>
    `Revisión especial (due diligence) contable, tributaria y laboral de la sociedad por adquirir en ${pick(random, CITIES)}, informe final entregado.`,
  ({ year }, random) =>
    `Patrocinio en el procedimiento de fiscalización parcial del Impuesto a la Renta ${year}, respuesta al Requerimiento N° 012220${digits(random, 7)}.`,
  ({ year }) =>
    `Revisión de la Declaración Jurada Anual del Impuesto a la Renta de Tercera Categoría, ejercicio gravable ${year}, y de sus papeles de trabajo.`,
  ({ month, year }) =>
    `Servicio de outsourcing contable, planilla electrónica (PLAME) y libros electrónicos (SIRE) del mes de ${month} de ${year + 1}.`,
  ({ month, year }, random) =>
    `Procedimientos acordados sobre las existencias de los almacenes de ${pick(random, CITIES)}, con corte al mes de ${month} de ${year + 1}, según NISR 4400.`,
];

const ERRANDS: readonly Say[] = [
  (_, random) =>
    `Reembolso de gastos de viaje del equipo de auditoría a ${pick(random, CITIES)} (pasajes, hospedaje y alimentación), liquidación N° ${digits(random, 4)}`,
  () => 'Informe de contador público colegiado independiente para proceso de licitación',
  ({ year }) => `Impresión y empaste de informes de auditoría ${year}, tres ejemplares`,
  ({ month }) => `Absolución de consulta tributaria escrita del mes de ${month}`,
  (_, random) => `Presencia de auditor en destrucción de existencias, ${pick(random, CITIES)}`,
  ({ month, year }) =>
    `Rectificación del Registro de Compras Electrónico (SIRE), ${month} ${year + 1}`,
];

/** Expenses charged on: a few soles each. */
const EXPENSES: readonly Say[] = [
  ({ month }, random) => `Movilidad local a sus oficinas de ${pick(random, CITIES)}, ${month}`,
  (_, random) => `Envío courier nacional Lima - ${pick(random, CITIES)}, guía ${digits(random, 6)}`,
  (_, random) => `Copia literal de la partida registral N° 1${digits(random, 7)}, SUNARP`,
  ({ month }) => `Fotocopias de papeles de trabajo, ${month}`,
  (_, random) =>
    `Cartas de confirmación de saldos a ${pick(random, ['clientes', 'proveedores', 'bancos', 'abogados'])}`,
  () => 'Legalización notarial de libros de actas y registros',
  () => 'Certificado de vigencia de poder de su Gerente General',
  (_, random) => `Peajes y combustible, ruta Lima - ${pick(random, CITIES)}`,
  (_, random) => `Refrigerios del equipo en toma de inventario, ${pick(random, CITIES)}`,
  () => 'Anillado de informe de control interno',
  () => 'Impresión a color de estados financieros auditados',
  (_, random) =>
    `Búsqueda registral de bienes inmuebles, zona ${pick(random, ['IX Lima', 'XII Arequipa', 'I Piura'])}`,
  () => 'Estacionamiento de unidades del equipo de auditoría',
  ({ month }) => `Llamadas y mensajería de circularización, ${month}`,
];

const TASKS = [
  'pruebas sustantivas de cuentas por cobrar',
  'revisión de ingresos y corte de documentos',
  'toma de inventario físico',
  'revisión de planillas y beneficios sociales',
  'evaluación de control interno, ciclo de compras',
  'prueba de activo fijo y depreciación',
  'conciliaciones bancarias y circularización',
  'cálculo de impuesto a la renta diferido',
  'reuniones con la Gerencia y cierre de observaciones',
  'preparación de notas a los estados financieros',
  'revisión de contratos de arrendamiento NIIF 16',
  'seguimiento de carta de control interno del ejercicio anterior',
] as const;

const SETS: readonly Say[] = [
  ({ year }) => `Informe trimestral de revisión limitada (NITR 2410), ejercicio ${year + 1}`,
  (_, random) => `Presencia en toma de inventario físico, almacén ${pick(random, CITIES)}`,
  () => 'Taller in company Actualización NIIF y cierre contable (8 horas)',
  ({ year }) => `Revisión tributaria preventiva por trimestre, ejercicio ${year}`,
];

function role(rate: number): string {
  if (rate < 9_000) return 'asistente de auditoría';
  if (rate < 20_000) return 'auditor semi senior';
  if (rate < 35_000) return 'auditor senior encargado';
  return rate < 70_000 ? 'gerente de auditoría' : 'socio';
}

const UNTAXED = UNTAXED_GOODS.map(({ name }) => name.toUpperCase());

function whole(line: BenchLine): BenchLine {
  return { ...line, cantidad: 1000, unidad: 'Servicio', unitario: line.importe + line.descuento };
}

/** Gives the texts of a list in turn, from a place of chance, so that neighbours differ. */
class Turns {
  private readonly next = new Map<readonly unknown[], number>();

  constructor(private readonly random: Random) {}

  of<T>(list: readonly T[], other: T): T {
    const at = this.next.get(list) ?? between(this.random, 0, list.length - 1);
    this.next.set(list, at + 1);
    return list[at % list.length] ?? other;
  }
}

interface Desk {
  when: When;
  turns: Turns;
  random: Random;
}

const text = (list: readonly Say[], { when, turns, random }: Desk): string =>
  turns.of(list, () => 'Servicios profesionales')(when, random);

function counted(line: BenchLine, desk: Desk): BenchLine {
  const { unitario } = line;
  if (unitario < 3_000) return { ...line, unidad: 'Unidad', descripcion: text(EXPENSES, desk) };
  if (unitario >= 150_000) return { ...line, unidad: 'Servicio', descripcion: text(SETS, desk) };
  const descripcion = `Horas de ${role(unitario)}: ${desk.turns.of<string>(TASKS, 'auditoría')}`;
  return { ...line, unidad: 'Hora', descripcion };
}

function single(given: BenchLine, desk: Desk): BenchLine {
  const isFee = given.importe >= 120_000;
  const texts = given.importe < 12_000 ? EXPENSES : isFee ? ENGAGEMENTS : ERRANDS;
  return { ...whole(given), descripcion: text(texts, desk) };
}

function service(line: BenchLine, desk: Desk): BenchLine {
  if (line.importe === 0)
    return {
      ...line,
      unidad: 'Servicio',
      descripcion: 'Charla de actualización tributaria al personal contable (cortesía)',
    };
  if (UNTAXED.includes(line.descripcion.toUpperCase()))
    return {
      ...whole(line),
      descripcion: 'Reembolso de tasas registrales y derechos pagados por su cuenta (exonerado)',
    };
  const isCount = line.cantidad > 1000 && line.cantidad % 1000 === 0;
  return isCount ? counted(line, desk) : single(line, desk);
}

/** The rows as an audit firm writes them: long texts, hours by rank, expenses. */
export function auditLines({ lineas, emision }: BenchFacts, random: Random): BenchLine[] {
  const [year = '2026', issued = '01'] = emision.split('-');
  const turns = new Turns(random);
  return lineas.map((line) => {
    const month = MONTHS[Math.max(0, Number(issued) - between(random, 1, 3))] ?? 'enero';
    return {
      ...service(line, { when: { year: Number(year) - 1, month }, turns, random }),
      codigo: '',
    };
  });
}
