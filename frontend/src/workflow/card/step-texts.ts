import type { WorkflowCommandName } from '@contracts/workflow';

/** Heading and task of each step; the heading follows "Paso 4 de 8: ". */
export const STEP_TEXT: Readonly<Record<WorkflowCommandName, { heading: string; task: string }>> = {
  ConfirmConformity: {
    heading: 'conformidad',
    task: 'Confirme que lo recibido es lo que dice el documento. Después pasa a registro y envío.',
  },
  SendToTreasury: {
    heading: 'registro y envío',
    task: 'Compruebe lo que hace falta para pagar. Al enviarlo, el documento queda bloqueado y pasa a Tesorería.',
  },
  ReceiveInTreasury: {
    heading: 'revisión del documento',
    task: 'Revise autenticidad, tipo y comprobante. Al confirmar, el documento pasa a validación.',
  },
  ValidateData: {
    heading: 'validación de datos',
    task: 'Decida la detracción. Al validar, el documento pasa a preparar pago.',
  },
  PreparePayment: {
    heading: 'preparación del pago',
    task: 'Programe la fecha del pago. Al prepararlo, el documento pasa a ejecutar pago.',
  },
  ExecutePayment: {
    heading: 'ejecución del pago',
    task: 'Anote la referencia de la transferencia. Al ejecutarlo, el documento queda pagado.',
  },
  DistributeReceipts: {
    heading: 'constancias',
    task: 'Entregue las constancias al proveedor y a contabilidad. Después queda solo archivar.',
  },
  ArchiveDocument: {
    heading: 'archivo',
    task: 'El pago está hecho y sus constancias entregadas. Archivar cierra el recorrido.',
  },
};
