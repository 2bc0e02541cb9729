import type { Finding } from '../../contracts/authenticity';
import { formatDate, monthsBefore } from '../date';
import { combine, found, NOTHING, passed, type Check, type CheckSubject } from './check';

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
