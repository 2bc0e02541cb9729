import type { DocumentType, Maybe } from '../../contracts/extracted-data';
import { NOTHING, type Check } from './check';

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
