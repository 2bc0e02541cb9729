import type { DocumentType } from '../../contracts/extracted-data';
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
const TYPE_NAME: Readonly<Record<DocumentType, string>> = {
  factura: 'Factura',
  boleta: 'Boleta de venta',
  nota_credito: 'Nota de crédito',
  nota_debito: 'Nota de débito',
  recibo_honorarios: 'Recibo por honorarios',
  guia_remision: 'Guía de remisión',
  ticket: 'Ticket',
  recibo_servicios: 'Recibo de servicios',
  liquidacion_compra: 'Liquidación de compra',
  retencion: 'Comprobante de retención',
  percepcion: 'Comprobante de percepción',
  orden_compra: 'Orden de compra',
  orden_servicio: 'Orden de servicio',
  proforma: 'Proforma',
  estado_cuenta: 'Estado de cuenta',
  contrato: 'Contrato',
  otro: 'Otro',
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
  const cell = { id: 'tipo', label: 'Tipo', value: type ? TYPE_NAME[type] : EMPTY_VALUE };
  if (!type) return { ...cell, tone: 'warn', reason: 'No se reconoció el tipo de documento.' };
  const reason = notPayableReason(type);
  return reason
    ? { ...cell, tone: 'bad', reason }
    : { ...cell, tone: 'ok', reason: 'Este tipo de documento se paga.' };
};
