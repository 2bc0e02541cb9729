/** Heading and task of each step; the heading follows "Paso 4 de 8: ". */
export const STEP_TEXT: Readonly<Record<number, { heading: string; task: string }>> = {
  1: {
    heading: 'conformidad',
    task: 'Confirme que lo recibido es lo que dice el documento. Después pasa a registro y envío.',
  },
  2: {
    heading: 'registro y envío',
    task: 'Compruebe lo que hace falta para pagar. Al enviarlo, el documento queda bloqueado y pasa a Tesorería.',
  },
  3: {
    heading: 'revisión del documento',
    task: 'Revise autenticidad, tipo y comprobante. Al confirmar, el documento pasa a validación.',
  },
  4: {
    heading: 'validación de datos',
    task: 'Decida la detracción. Al validar, el documento pasa a preparar pago.',
  },
  5: {
    heading: 'preparación del pago',
    task: 'Programe la fecha del pago. Al prepararlo, el documento pasa a ejecutar pago.',
  },
  6: {
    heading: 'ejecución del pago',
    task: 'Anote la referencia de la transferencia. Al ejecutarlo, el documento queda pagado.',
  },
  7: {
    heading: 'constancias',
    task: 'Entregue las constancias al proveedor y a contabilidad. Después queda solo archivar.',
  },
  8: {
    heading: 'archivo',
    task: 'El pago está hecho y sus constancias entregadas. Archivar cierra el recorrido.',
  },
};
