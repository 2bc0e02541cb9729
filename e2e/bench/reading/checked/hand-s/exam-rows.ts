import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { FIRST_NAMES, SURNAMES } from '../../facts/words';
import type { BenchFacts, BenchLine } from '../../model';
import { asOne, inWholeUnits, namesInTurn, perHead, rowSort } from './fitted-rows';

const LAB = [
  'HEMOGRAMA COMPLETO',
  'GLUCOSA BASAL',
  'COLESTEROL TOTAL',
  'TRIGLICERIDOS',
  'EXAMEN COMPLETO DE ORINA',
  'GRUPO SANGUINEO Y FACTOR RH',
  'RPR (SIFILIS)',
  'CREATININA EN SANGRE',
  'TRANSAMINASAS TGO/TGP',
  'PARASITOLOGICO SERIADO',
  'BK EN ESPUTO',
  'HEMOGLOBINA GLICOSILADA',
] as const;

const TESTS = [
  'AUDIOMETRIA TONAL CON CABINA',
  'ESPIROMETRIA BASAL',
  'EVALUACION OFTALMOLOGICA COMPLETA',
  'ELECTROCARDIOGRAMA EN REPOSO C/INFORME',
  'RADIOGRAFIA DE TORAX PA CON LECTURA OIT',
  'DOSAJE DE PLOMO EN SANGRE',
  'PANEL DE DROGAS 2 PARAMETROS (COCAINA/MARIHUANA)',
  'EVALUACION PSICOLOGICA LABORAL',
  'EVALUACION MUSCULO ESQUELETICA',
  'RADIOGRAFIA COLUMNA LUMBOSACRA F/L',
  'PERFIL LIPIDICO COMPLETO',
  'DOSAJE DE ALCOHOL EN SANGRE',
  'CULTIVO DE SECRECION FARINGEA (MANIPULADORES)',
] as const;

const EXAMS = [
  'EMO PRE OCUPACIONAL - PERFIL OPERATIVO',
  'EMO PRE OCUPACIONAL - PERFIL ADMINISTRATIVO',
  'EMO PERIODICO ANUAL - PERFIL OPERATIVO PLANTA',
  'EMO PERIODICO ANUAL - PERFIL ADMINISTRATIVO',
  'EMO RETIRO - PERFIL OPERATIVO',
  'EMO PERFIL CONDUCTOR + PSICOSENSOMETRICO',
  'EMO PERFIL ALTURA ESTRUCTURAL 1.80 M',
  'EMO VISITA CORTA - ANEXO 16-A',
  'EMO PERFIL MANIPULADOR DE ALIMENTOS',
  'EMO REINCORPORACION LABORAL',
  'EMO PERFIL SOLDADOR',
] as const;

const SPECIAL = [
  'EMO ANEXO 16 - MINA SUPERFICIE, GRAN ALTURA GEOGRAFICA',
  'EMO ESPACIOS CONFINADOS Y TRABAJOS EN CALIENTE',
  'PRUEBA DE ESFUERZO EN BANDA (TREADMILL)',
  'ECOGRAFIA ABDOMINAL COMPLETA',
  'INTERCONSULTA CARDIOLOGIA CON RIESGO QUIRURGICO',
  'POTENCIALES EVOCADOS AUDITIVOS',
  'PERFIL EJECUTIVO VARON MAYOR DE 40 AÑOS',
  'PERFIL EJECUTIVO MUJER MAYOR DE 40 AÑOS',
] as const;

const SERVICES = [
  'SERVICIO DE MEDICO OCUPACIONAL - 24 HORAS MENSUALES',
  'CAMPAÑA DE EMO IN HOUSE CON UNIDAD MEDICA MOVIL, INCLUYE PERSONAL ASISTENCIAL Y EQUIPOS',
  'SERVICIO DE ENFERMERIA OCUPACIONAL EN TOPICO DE PLANTA',
  'ELABORACION DE PLAN ANUAL DE SALUD OCUPACIONAL Y VIGILANCIA MEDICA',
  'MONITOREO DE AGENTES OCUPACIONALES: RUIDO, ILUMINACION Y POLVO RESPIRABLE',
  'EVALUACION DE RIESGO DISERGONOMICO Y PSICOSOCIAL',
  'SERVICIO DE LEVANTAMIENTO DE OBSERVACIONES MEDICAS',
] as const;

const FREIGHT = [
  'TRASLADO DE UNIDAD MEDICA MOVIL (TRAILER RX) A CAMPAMENTO, IDA Y VUELTA',
  'TRANSPORTE DE MUESTRAS BIOLOGICAS CON CADENA DE FRIO',
  'FLETE DE EQUIPOS BIOMEDICOS PARA CAMPAÑA IN HOUSE',
  'TRANSPORTE DE RESIDUOS BIOCONTAMINADOS',
] as const;

const VACCINES = [
  'VACUNA ANTITETANICA (EXONERADO IGV)',
  'VACUNA HEPATITIS B 20 MCG (EXONERADO IGV)',
];
const COURTESY = ['DESPISTAJE DE ANEMIA - TITULO GRATUITO', 'CHARLA DE SALUD - TITULO GRATUITO'];

/** What an examination of one worker may cost, in cents. */
const EXAM_PRICE = { from: 7_500, to: 48_000 } as const;
const MOST_NAMED = 6;

type Takes = (again: (name: string, round: number) => string) => string;

interface Tariff {
  lab: Takes;
  tests: Takes;
  exams: Takes;
  special: Takes;
  services: Takes;
  freight: Takes;
  vaccines: Takes;
  courtesy: Takes;
}

function tariffOf(random: Random): Tariff {
  return {
    lab: namesInTurn<string>(LAB, random),
    tests: namesInTurn<string>(TESTS, random),
    exams: namesInTurn<string>(EXAMS, random),
    special: namesInTurn<string>(SPECIAL, random),
    services: namesInTurn<string>(SERVICES, random),
    freight: namesInTurn<string>(FREIGHT, random),
    vaccines: namesInTurn<string>(VACCINES, random),
    courtesy: namesInTurn<string>(COURTESY, random),
  };
}

/** A row with the lines that stand below its description: who was examined. */
export interface ExamRow {
  line: BenchLine;
  below: string[];
}

const plain = (name: string): string =>
  name
    .toUpperCase()
    .replace(/Ñ/g, '\u0001')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\u0001/g, 'Ñ');

function worker(random: Random): string {
  const name = `${pick(random, SURNAMES)} ${pick(random, SURNAMES)} ${pick(random, FIRST_NAMES)}`;
  return `${plain(name)} - DNI ${pick(random, ['0', '1', '4', '7'])}${digits(random, 7)}`;
}

function examined({ cantidad }: BenchLine, random: Random): string[] {
  const heads = cantidad / 1000;
  if (heads > MOST_NAMED) return [`(${heads} TRABAJADORES SEGUN RELACION ADJUNTA)`];
  return Array.from({ length: heads }, () => worker(random));
}

interface Billing {
  tariff: Tariff;
  random: Random;
  workers: number;
  withNames: boolean;
}

const again = (name: string, round: number): string =>
  name.startsWith('EMO') ? name : `${name} - GRUPO ${round}`;

function named(line: BenchLine, takes: Takes): ExamRow {
  return { line: { ...line, unidad: 'ZZ', descripcion: takes(again) }, below: [] };
}

function exam(line: BenchLine, takes: Takes, { withNames, random }: Billing): ExamRow {
  return { ...named(line, takes), below: withNames ? examined(line, random) : [] };
}

function dear(line: BenchLine, billing: Billing): ExamRow {
  const { tariff, workers } = billing;
  const heads = perHead(line, workers, EXAM_PRICE);
  if (heads) return exam(heads, heads.unitario > 25_000 ? tariff.special : tariff.exams, billing);
  return named(line.cantidad > 3_000 ? asOne(line) : line, tariff.services);
}

function sold(line: BenchLine, billing: Billing): ExamRow {
  const { tariff } = billing;
  if (line.unitario > 100_000) return dear(line, billing);
  if (line.unitario > 25_000) return exam(line, tariff.special, billing);
  if (line.unitario > 7_500) return exam(line, tariff.exams, billing);
  return line.unitario > 1_800 ? exam(line, tariff.tests, billing) : named(line, tariff.lab);
}

/** The facts' rows as what an occupational clinic bills; the amounts of each stay what they are. */
export function examRows(facts: BenchFacts, random: Random): ExamRow[] {
  const billing: Billing = {
    tariff: tariffOf(random),
    random,
    workers: between(random, 18, 90),
    withNames: happens(random, 0.65),
  };
  const isFreight = facts.detraccion?.porcentaje === 4;
  return facts.lineas.map((line) => {
    const whole = inWholeUnits(line);
    if (isFreight) return named(whole, billing.tariff.freight);
    const sort = rowSort(line);
    if (sort === 'sold') return sold(whole, billing);
    return named(whole, sort === 'gift' ? billing.tariff.courtesy : billing.tariff.vaccines);
  });
}
