import type { Finding } from '../../contracts/authenticity';
import { formatDate, monthsBefore } from '../date';
import {
  combine,
  found,
  NOTHING,
  passed,
  type Check,
  type CheckSubject,
  type SuspiciousPlace,
} from './check';
import {
  parseComprobanteNumber,
  seriesFitsType,
  seriesOf,
  isFromAbroad,
} from '../comprobante-number';
import type { DocumentType, Maybe } from '../../contracts/extracted-data';
import { stripAccents } from '../text-clean';
import type { Box } from '../../contracts/evidence';
import { instructionRanges } from './instructions';

/** DUPLICADO: the service that knows the company's documents adds it after the reading. */
export function duplicateFinding(otherFilename: string): Finding {
  return {
    id: 'DUPLICADO',
    message: `El mismo comprobante ya se subió antes (${otherFilename}).`,
    found: otherFilename,
    paths: ['documento.numero'],
  };
}

const MAX_SHOWN = 120;

/** TEXTO_SOSPECHOSO: the document holds instructions meant for the reading machine, seen or unseen. */
export const checkSuspiciousText: Check = (subject) => {
  const places = subject.suspicious ?? placesIn(subject.pageText);
  const hidden = subject.hiddenTexts.flatMap(placesIn);
  const [first] = [...places, ...hidden];
  if (!first) return NOTHING;
  const boxes = places.flatMap((place) => place.boxes);
  const message = `El documento contiene instrucciones dirigidas a un sistema de lectura automática${whereOf(boxes, places.length === 0)}. Revíselo a mano.`;
  const found = first.text.slice(0, MAX_SHOWN);
  const finding: Finding = { id: 'TEXTO_SOSPECHOSO', message, found, paths: [] };
  return { ...NOTHING, findings: [boxes.length > 0 ? { ...finding, boxes } : finding] };
};

function whereOf(boxes: readonly Box[], isHidden: boolean): string {
  if (isHidden) return ', en su código QR o en los datos del archivo';
  const pages = [...new Set(boxes.map(({ page }) => page))];
  if (pages.length === 0) return '';
  return pages.length === 1 ? ` (página ${pages[0]})` : ` (páginas ${pages.join(', ')})`;
}

function placesIn(text: string): SuspiciousPlace[] {
  const read = text.split(/\s+/);
  return instructionRanges(read).map(({ from, to }) => ({
    text: read.slice(from, to + 1).join(' '),
    boxes: [],
  }));
}

/** Programs that draw or edit pages; an emitter's system is none of them. */
const EDITORS =
  /photoshop|illustrator|indesign|gimp|inkscape|coreldraw|canva|figma|affinity|ilovepdf|sejda|smallpdf|pdfescape|pdf-?xchange|foxit (?:phantom|editor|pdf editor)|nitro|pdfelement|master pdf|libreoffice draw|microsoft paint|picsart/i;

/** PDF_EDITADO: the file was made by an image or page editor, or changed after it was written. */
export const checkPdf: Check = ({ pdf }) => {
  if (!pdf) return NOTHING;
  const tool = [pdf.producer, pdf.creator].find((name) => name && EDITORS.test(name));
  if (!tool && !pdf.hasIncrementalUpdates) return NOTHING;
  const message = tool
    ? `El PDF fue hecho o guardado con un programa de edición (${tool.slice(0, 60)}).`
    : 'El PDF fue modificado después de haberse creado.';
  return { ...NOTHING, findings: [{ id: 'PDF_EDITADO', message, paths: [] }] };
};

/** Legends of the SPOT system (catalogue 52, code 2006, and its usual wordings; peru.md section 6). */
const LEGEND =
  /SUJET[AO]\s+A(?:L)?\s+(?:LA\s+)?(?:DETRACCION|S\.?P\.?O\.?T\.?(?![A-Z])|SISTEMA\s+DE\s+PAGO\s+DE\s+OBLIGACIONES)|DETRACCION\s*(?:\(\s*)?\d{1,2}(?:[.,]\d+)?\s*%/;

export function hasDetraccionLegend(pageText: string): boolean {
  return LEGEND.test(stripAccents(pageText).toUpperCase());
}

/** DETRACCION_SIN_DATOS: the legend is printed, but neither account nor percentage. */
export const checkDetraccion: Check = ({ data, pageText }) => {
  if (!hasDetraccionLegend(pageText)) return NOTHING;
  const { cuenta, porcentaje } = data.detraccion ?? {};
  if (cuenta || typeof porcentaje === 'number') {
    return passed('La operación sujeta a detracción indica sus datos.');
  }
  return {
    ...NOTHING,
    findings: [
      {
        id: 'DETRACCION_SIN_DATOS',
        message:
          'El documento dice que está sujeto a detracción, pero no indica cuenta del Banco de la Nación ni porcentaje.',
        paths: ['detraccion.cuenta', 'detraccion.porcentaje'],
      },
    ],
  };
};

const NOT_PAYABLE: Readonly<Partial<Record<DocumentType, string>>> = {
  proforma: 'Una proforma o cotización no es un comprobante de pago.',
  guia_remision: 'Una guía de remisión acompaña el traslado: no se paga.',
  orden_compra: 'Una orden de compra no es un comprobante de pago.',
  orden_servicio: 'Una orden de servicio no es un comprobante de pago.',
  estado_cuenta: 'Un estado de cuenta no es un comprobante de pago.',
  contrato: 'Un contrato no es un comprobante de pago.',
  nota_credito: 'Una nota de crédito no se paga: se descuenta de lo que se debe.',
  retencion: 'Un comprobante de retención no se paga.',
  percepcion: 'Un comprobante de percepción no se paga.',
};

/** Why a document of this type is not paid, in a Spanish sentence; null when it is. */
export function notPayableReason(type: Maybe<DocumentType>): string | null {
  return NOT_PAYABLE[type ?? 'otro'] ?? null;
}

/** Note TIPO_NO_PAGABLE: information, nothing against the document. */
export const checkPayable: Check = ({ data }) => {
  const message = notPayableReason(data.documento?.tipo);
  if (!message) return NOTHING;
  return { ...NOTHING, findings: [{ id: 'TIPO_NO_PAGABLE', message, paths: ['documento.tipo'] }] };
};

/** SERIE_INVALIDA: the series is not the one of the number, or belongs to another kind of document (peru.md section 2.2). */
export const checkSerie: Check = (subject) => {
  const { tipo, numero, serie } = subject.data.documento ?? {};
  const printed = serie ?? (numero ? seriesOf(numero) : null);
  const numbers = numero ? (parseComprobanteNumber(numero)?.serie ?? null) : null;
  if (serie && numbers && unpadded(serie) !== unpadded(numbers)) {
    return found(subject, {
      id: 'SERIE_INVALIDA',
      message: `La serie ${serie} no es la del número ${numero}.`,
      expected: numbers,
      found: serie,
      paths: ['documento.serie', 'documento.numero'],
    });
  }
  if (
    !tipo ||
    !printed ||
    isFromAbroad(subject.data) ||
    !/^(?:[A-Z][A-Z0-9]{3}|\d{3,4})$/i.test(printed)
  )
    return NOTHING;
  if (seriesFitsType(printed, tipo)) {
    return passed('La serie corresponde al tipo de documento.');
  }
  return found(subject, {
    id: 'SERIE_INVALIDA',
    message: `La serie ${printed} no corresponde al tipo de documento impreso en el título.`,
    found: printed,
    paths: ['documento.numero', 'documento.serie', 'documento.tipo'],
  });
};

const unpadded = (serie: string): string =>
  serie
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, '');

const MAX_AGE_MONTHS = 24;

/** FECHA_INVALIDA: issued in the future, more than 24 months ago, or due before it was issued (peru.md section 10). */
export const checkDates: Check = (subject) => {
  const findings = [issueFinding(subject), dueFinding(subject)].filter((one) => one !== null);
  if (findings.length > 0) return combine(findings.map((finding) => found(subject, finding)));
  if (!subject.data.documento?.fecha_emision) return NOTHING;
  return passed('La fecha de emisión es posible y no es posterior al vencimiento.');
};

function issueFinding({ data, today }: CheckSubject): Finding | null {
  const issued = data.documento?.fecha_emision;
  if (!issued) return null;
  if (issued > today) {
    return invalid(`La fecha de emisión ${formatDate(issued)} todavía no llega.`, issued);
  }
  if (issued < monthsBefore(today, MAX_AGE_MONTHS)) {
    return invalid(`La fecha de emisión ${formatDate(issued)} tiene más de 24 meses.`, issued);
  }
  return null;
}

function dueFinding({ data }: CheckSubject): Finding | null {
  const issued = data.documento?.fecha_emision;
  const due = data.documento?.fecha_vencimiento;
  if (!issued || !due || due >= issued) return null;
  const message = `El vencimiento ${formatDate(due)} es anterior a la emisión ${formatDate(issued)}.`;
  return {
    ...invalid(message, due),
    paths: ['documento.fecha_vencimiento', 'documento.fecha_emision'],
  };
}

function invalid(message: string, date: string): Finding {
  return { id: 'FECHA_INVALIDA', message, found: date, paths: ['documento.fecha_emision'] };
}
