/** What keeps a document from being paid, or from going on unpaid; a part of `ERRORS`. */
export const PAYMENT_ERRORS = {
  SEPARACION_FUNCIONES: {
    status: 403,
    message:
      'Su empresa separa funciones: quien dio la conformidad o el envío no prepara ni ejecuta el pago. Debe hacerlo otra persona.',
  },
  DOCUMENTO_OBSERVADO: {
    status: 409,
    message: 'Tesorería observó el documento: {reason} Levante la observación para continuar.',
  },
  PAGO_INCOMPLETO: {
    status: 409,
    message:
      'El documento no está pagado: su pago se deshizo o es parcial. Regístrelo en «Pago» antes de continuar con el flujo.',
  },
  COMPROBANTE_REPETIDO: {
    status: 409,
    message: '{text}',
  },
} as const;
