import type { Box } from './evidence';

/** Flags that speak against a document (peru.md section 14; decisions: information goes to `notes`). */
export const FLAG_WEIGHT = {
  XML_ALTERADO: 0.6,
  RUC_INVALIDO: 0.35,
  CDR_RECHAZADO: 0.6,
  XML_DIFIERE: 0.35,
  QR_NO_COINCIDE: 0.35,
  TOTAL_NO_CUADRA: 0.35,
  MONTO_EN_LETRAS_NO_COINCIDE: 0.35,
  VALOR_NO_ENCONTRADO: 0.35,
  TEXTO_SOSPECHOSO: 0.35,
  IGV_NO_CUADRA: 0.15,
  SERIE_INVALIDA: 0.15,
  FECHA_INVALIDA: 0.15,
  DUPLICADO: 0.15,
  DETRACCION_SIN_DATOS: 0.05,
  SIN_QR: 0.05,
  PDF_EDITADO: 0.05,
} as const;
export type FlagId = keyof typeof FLAG_WEIGHT;

export type NoteId =
  | 'XML_SIN_PRUEBA'
  | 'CDR_RECIBIDO'
  | 'TIPO_NO_PAGABLE'
  | 'CLIENTE_DISTINTO'
  | 'PAGINAS_NO_LEIDAS'
  | 'PAGINA_RECORTADA'
  | 'QR_ILEGIBLE'
  | 'SIN_TEXTO'
  | 'TEXTO_DISTINTO'
  | 'CALIDAD_DE_PAGINA'
  | 'CORREGIDO_A_MANO'
  | 'SEGUNDA_LECTURA'
  | 'MOTOR_DESCONFIA'
  | 'SIN_COTEJO'
  | 'NO_COMPROBADO'
  | 'COPIAS'
  | 'OTRO_COMPROBANTE'
  | 'RESPUESTA_RECORTADA'
  | 'CUENTA_NO_CUADRA'
  | 'LINEA_NO_CUADRA'
  | 'LINEAS_NO_SUMAN';

/** Notes that contradict their fields as a flag does, and say nothing of the paper: a person typed the numbers. */
const CONTRADICTING_NOTES: ReadonlySet<string> = new Set<NoteId>([
  'LINEA_NO_CUADRA',
  'LINEAS_NO_SUMAN',
]);

/** True for findings that make a contradiction of the fields that they name. */
export const contradictsFields = (id: FlagId | NoteId): boolean =>
  id in FLAG_WEIGHT || CONTRADICTING_NOTES.has(id);

/** What a check found: what was expected, what is printed, and which fields it concerns. */
export interface Finding {
  id: FlagId | NoteId;
  /** Spanish sentence for the person. */
  message: string;
  expected?: string;
  found?: string;
  /** Paths of the fields concerned. */
  paths: string[];
  /** Where it stands, when it is no field. */
  boxes?: Box[];
  /** Page that it is about, 1-based, when it is about one. */
  page?: number;
  /** The other comprobante that it names, with its pages, 1-based. */
  other?: { number: string; pages: number[] };
  /** The most that the document's authenticity may be because of it, 0..1. */
  most?: number;
}

/** `flags` holds sentences against the document; `notes` is information (decisions, "Flags"). */
export interface Authenticity {
  isAuthentic: boolean;
  /** 0..1. */
  confidence: number;
  /** Flag ids, each once. */
  flags: string[];
  /** Spanish summary; left out of lists that were asked with a `range`. */
  analysis?: string;
  notes: string[];
  /** The evidence behind each flag and note. */
  findings: Finding[];
  /** Spanish sentences for checks that passed ("RUC con dígito verificador válido"). */
  passed: string[];
}
