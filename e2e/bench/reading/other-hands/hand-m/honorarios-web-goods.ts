import { between, digits, pick, type Random } from '../../facts/chance';
import type { CivilDate } from '../../model';

interface Profession {
  title: string;
  /** The professional body that a number is of; empty where the profession has none. */
  college: string;
  services: readonly string[];
}

/** `{mes}` is the month of the receipt and `{n}` a small number. */
const PROFESSIONS: readonly Profession[] = [
  {
    title: 'Contabilidad y tributación',
    college: 'Mat. CCPL N°',
    services: [
      'Servicio contable externo: declaraciones mensuales PDT 621 y PLAME, libros electrónicos SIRE, periodo {mes}',
      'Regularización de libros electrónicos y absolución de carta inductiva de SUNAT',
      'Elaboración de estados financieros y declaración jurada anual de renta',
    ],
  },
  {
    title: 'Estudio jurídico',
    college: 'Reg. CAL N°',
    services: [
      'Asesoría legal corporativa permanente, periodo {mes}',
      'Redacción de contrato de arrendamiento y levantamiento de observaciones registrales ante SUNARP',
      'Patrocinio en procedimiento administrativo ante INDECOPI, segunda etapa',
    ],
  },
  {
    title: 'Arquitectura e interiores',
    college: 'CAP',
    services: [
      'Anteproyecto arquitectónico de remodelación de oficinas, piso {n}',
      'Expediente técnico para licencia de edificación modalidad B, entrega parcial',
      'Supervisión de obra de acabados, valorización N° {n}',
    ],
  },
  {
    title: 'Psicología organizacional',
    college: 'C.Ps.P.',
    services: [
      'Evaluación psicolaboral de postulantes, {n} sesiones grupales con informe individual',
      'Taller de manejo de estrés y riesgo psicosocial, {n} horas',
      'Estudio de clima laboral: aplicación de encuesta, tabulación e informe final',
    ],
  },
  {
    title: 'Diseño gráfico y contenido digital',
    college: '',
    services: [
      'Gestión de redes sociales (Facebook, Instagram y TikTok), periodo {mes}',
      'Diseño de identidad visual: logotipo, manual de marca y papelería',
      'Diagramación de memoria anual, {n} pliegos',
    ],
  },
  {
    title: 'Ingeniería de sistemas',
    college: 'CIP',
    services: [
      'Desarrollo de módulo de inventarios en plataforma web, entregable {n}',
      'Soporte y mantenimiento de servidores y correo corporativo, periodo {mes}',
      'Migración de base de datos y capacitación a usuarios',
    ],
  },
  {
    title: 'Traducción e interpretación',
    college: 'CTP N°',
    services: [
      'Traducción certificada de estados financieros, español - inglés, {n} páginas',
      'Interpretación simultánea en reunión de directorio, {n} horas',
    ],
  },
];

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
];

export interface Practice {
  title: string;
  /** College and number, empty for none. */
  license: string;
  service: string;
}

const monthOf = (date: CivilDate): string => {
  const [year = '', month = ''] = date.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
};

/** What somebody lives by, and what of it this receipt is for. */
export function practiceOf(emision: CivilDate, random: Random): Practice {
  const { title, college, services } = pick(random, PROFESSIONS);
  const service = pick(random, services)
    .replace('{mes}', monthOf(emision))
    .replace('{n}', String(between(random, 2, 12)));
  return { title, license: college && `${college} ${digits(random, 5)}`, service };
}
