import type { TradeWords } from './trade-words';

/** Each work with the unit in which it is measured. */
export const WORKS: Readonly<Record<string, string>> = {
  'TARRAJEO EN MUROS INTERIORES C:A 1:5': 'm2',
  'SUMINISTRO E INSTALACION DE PUERTAS CONTRAPLACADAS 0.90 X 2.10 M, INCLUYE MARCO Y CERRADURA':
    'und',
  'ENCOFRADO Y DESENCOFRADO DE LOSA ALIGERADA': 'm2',
  'EXCAVACION MASIVA CON MAQUINARIA Y ELIMINACION': 'm3',
  'INSTALACION DE RED DE AGUA CONTRA INCENDIO SCH 40': 'm',
  'PINTURA LATEX EN CIELO RASO 2 MANOS': 'm2',
  'ENCHAPE DE PORCELANATO 60 X 60 EN PISO': 'm2',
  'MONTAJE DE TABLEROS ELECTRICOS': 'und',
  'ALQUILER DE ANDAMIO ACROW': 'mes',
  'IMPERMEABILIZACION DE CISTERNA': 'm2',
  'TABIQUERIA DRYWALL DOBLE PLANCHA': 'm2',
  'CARPINTERIA METALICA: BARANDA DE ESCALERA SEGUN PLANO A-14': 'm',
  'ALQUILER DE MINICARGADOR INC. OPERADOR Y COMBUSTIBLE': 'hm',
  'VIDRIO TEMPLADO 8 MM SISTEMA SPIDER': 'm2',
  'SALIDA PARA TOMACORRIENTE BIPOLAR DOBLE CON LINEA A TIERRA': 'pto',
  'LIMPIEZA FINAL DE OBRA': 'glb',
};

/** A subcontractor's works, as its trade. */
export const WORK_WORDS: TradeWords = {
  stem: 'Contratistas y Acabados',
  goods: Object.keys(WORKS),
  weighed: [
    'HABILITACION Y COLOCACION DE ACERO DE REFUERZO FY=4200',
    'ESTRUCTURA METALICA A36 FABRICACION Y MONTAJE',
  ],
  services: Object.keys(WORKS),
};

/** What is remarked to a subcontractor. */
export const WORK_REMARKS = [
  'Trabajos en horario de 7:30 a 17:00, sábados hasta las 13:00.',
  'Según cotización adjunta y planos de la revisión 2.',
  'Incluye mano de obra, herramientas y eliminación de desmonte.',
  'Coordinar ingreso con el área de SSOMA.',
] as const;
