import { between, digits, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import { untaxedRow } from './trade-words';

/** What is charged to an episode, in the order of the account's chapters. */
const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  'HONORARIOS MEDICOS': [
    'CONSULTA AMBULATORIA MEDICINA INTERNA',
    'HONORARIO CIRUJANO - APENDICECTOMIA LAPAROSCOPICA',
    'HONORARIO ANESTESIOLOGO',
    'VISITA HOSPITALARIA',
  ],
  HOSPITALIZACION: [
    'HABITACION INDIVIDUAL PISO 5 - DIA CAMA',
    'SALA DE OPERACIONES - HORA',
    'SALA DE RECUPERACION',
    'OXIGENO POR HORA',
  ],
  'LABORATORIO E IMAGENES': [
    'HEMOGRAMA COMPLETO AUTOMATIZADO',
    'GLUCOSA EN AYUNAS',
    'PERFIL LIPIDICO (COLESTEROL TOTAL, HDL, LDL, VLDL, TRIGLICERIDOS)',
    'ECOGRAFIA ABDOMINAL COMPLETA',
    'TOMOGRAFIA DE TORAX SIN CONTRASTE',
  ],
  'FARMACIA E INSUMOS': [
    'CEFTRIAXONA 1 G INY',
    'CLORURO DE SODIO 0.9% X 1000 ML',
    'PARACETAMOL 500 MG TAB',
    'EQUIPO DE VENOCLISIS CON MICROGOTERO Y CAMARA GRADUADA 150 ML',
    'GUANTE QUIRURGICO ESTERIL N° 7.5',
    'KETOROLACO 60 MG/2 ML INY',
    'JERINGA DESCARTABLE 10 CC 21G X 1 1/2',
  ],
};
const UNTAXED_DRUG = 'BEVACIZUMAB 100 MG/4 ML INY (LEY 27450)';

const PHARMACY = 'FARMACIA E INSUMOS';
const FIRST_CHAPTERS = Object.keys(CHAPTERS).filter((name) => name !== PHARMACY);

/** The bill's facts as the account of an episode. */
export interface Account {
  facts: BenchFacts;
  /** The chapter that begins with a row, where one does. */
  chapters: readonly string[];
}

/** Large amounts and gifts are of the pharmacy, fractions are gases. */
function chapterOf(line: BenchLine, at: number): string {
  const isDrug = line.cantidad > 3000 || line.importe === 0 || line.unidad === 'KGM';
  return isDrug ? PHARMACY : (FIRST_CHAPTERS[at % FIRST_CHAPTERS.length] ?? PHARMACY);
}

function nameOf(line: BenchLine, chapter: string, at: number): string {
  const name = line.descripcion.toUpperCase();
  if (name.startsWith('BOLSA')) return name;
  if (line.cantidad % 1000 !== 0) return 'OXIGENO MEDICINAL M3 - RED';
  const pool = CHAPTERS[chapter] ?? [];
  return pool[at % pool.length] ?? name;
}

/** The rows as prestations, put together chapter by chapter. */
export function accountOf(given: BenchFacts, random: Random): Account {
  const untaxed = untaxedRow(given);
  const rows = given.lineas.map((line, at) => {
    const isDrug = at === untaxed || line.descripcion.toLowerCase().startsWith('bolsa');
    const chapter = isDrug ? PHARMACY : chapterOf(line, at);
    const descripcion = at === untaxed ? UNTAXED_DRUG : nameOf(line, chapter, at);
    const codigo = `${between(random, 10, 99)}.${digits(random, 4)}`;
    return { chapter, line: { ...line, codigo, descripcion } };
  });
  const sorted = Object.keys(CHAPTERS).flatMap((name) =>
    rows.filter(({ chapter }) => chapter === name),
  );
  return {
    facts: { ...given, lineas: sorted.map(({ line }) => line) },
    chapters: sorted.map(({ chapter }, at) => (sorted[at - 1]?.chapter === chapter ? '' : chapter)),
  };
}
