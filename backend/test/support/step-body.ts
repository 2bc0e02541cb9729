import { STEPS, type WorkflowCommandName } from '../../src/contracts/workflow';

/** What each step needs of `paymentInfo`. */
const PAYMENTS: Readonly<Record<WorkflowCommandName, object | null>> = {
  ConfirmConformity: null,
  SendToTreasury: null,
  ReceiveInTreasury: null,
  ValidateData: { requiresDetraction: true, detractionPercentage: 12 },
  PreparePayment: { paymentDate: '2099-04-01' },
  ExecutePayment: { telereditoReference: 'TR-0001' },
  DistributeReceipts: { constanciaNumber: '12345678' },
  ArchiveDocument: null,
};

/** The legal body of a step. */
export function stepBody(step: number, change: object = {}): object {
  const { to, team, command } = STEPS[step - 1] ?? STEPS[0];
  const paymentInfo = PAYMENTS[command];
  const body = { status: to, team, step, user: 'Nombre del formulario', comment: '' };
  return { ...body, ...(paymentInfo && { additionalData: { paymentInfo } }), ...change };
}
