import type { DocumentType } from '../../contracts/extracted-data';

/** Types on which no detracción is deposited (peru.md 4, "Not subject"), with the reason. */
export const NOT_SUBJECT: Readonly<Partial<Record<DocumentType, string>>> = {
  boleta: 'Una boleta de venta no da crédito fiscal: no está sujeta a detracción.',
  ticket: 'Un ticket no da crédito fiscal: no está sujeto a detracción.',
  recibo_honorarios: 'Un recibo por honorarios no lleva IGV: no está sujeto a detracción.',
  recibo_servicios: 'Un recibo de servicios públicos no está sujeto a detracción.',
  nota_credito: 'Una nota de crédito no se paga: no se le deposita detracción.',
  guia_remision: 'Una guía de remisión no tiene importes: no está sujeta a detracción.',
  retencion: 'Un comprobante de retención no está sujeto a detracción.',
  percepcion: 'Un comprobante de percepción no está sujeto a detracción.',
  orden_compra: 'Una orden de compra no es un comprobante: la detracción se ve en la factura.',
  orden_servicio: 'Una orden de servicio no es un comprobante: la detracción se ve en la factura.',
  proforma: 'Una proforma no es un comprobante: la detracción se ve en la factura.',
  estado_cuenta: 'Un estado de cuenta no está sujeto a detracción.',
  contrato: 'Un contrato no es un comprobante: la detracción se ve en la factura.',
};
