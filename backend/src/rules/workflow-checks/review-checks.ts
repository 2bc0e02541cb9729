import { DOCUMENT_TYPE_LABEL } from '../../contracts/extracted-data';
import {
  AUTHENTICITY_LABEL,
  authenticityLevel,
  type AuthenticityLevel,
} from '../authenticity-label';
import { notPayableReason } from '../checks/payable-check';
import { EMPTY_VALUE, type MakeStepCheck, type StepCheckTone } from './step-check';

const TONE: Readonly<Record<AuthenticityLevel, StepCheckTone>> = {
  autentico: 'ok',
  verificar: 'warn',
  falsificacion: 'bad',
};

/** Verdict on the document, with the first thing that speaks against it. */
export const authenticity: MakeStepCheck = ({ document }) => {
  const cell = { id: 'autenticidad', label: 'Autenticidad' };
  const verdict = document.authenticity;
  if (!verdict) {
    return { ...cell, value: EMPTY_VALUE, tone: 'mute', reason: 'Todavía no se analizó.' };
  }
  const level = authenticityLevel(verdict);
  const against = verdict.findings.find(({ id }) => verdict.flags.includes(id));
  const reason = against?.message ?? 'Ninguna comprobación habla en contra del documento.';
  return { ...cell, value: AUTHENTICITY_LABEL[level], tone: TONE[level], reason };
};

/** Whether a document of this type is paid at all. */
export const documentType: MakeStepCheck = ({ data }) => {
  const type = data.documento?.tipo;
  const cell = { id: 'tipo', label: 'Tipo', value: type ? DOCUMENT_TYPE_LABEL[type] : EMPTY_VALUE };
  if (!type) return { ...cell, tone: 'warn', reason: 'No se reconoció el tipo de documento.' };
  const reason = notPayableReason(type);
  return reason
    ? { ...cell, tone: 'bad', reason }
    : { ...cell, tone: 'ok', reason: 'Este tipo de documento se paga.' };
};
