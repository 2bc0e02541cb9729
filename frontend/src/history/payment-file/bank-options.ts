import {
  BANK_LAYOUTS,
  isBankLayout,
  type PayeeChoice,
  type PaymentLayout,
} from '@contracts/bank-file';
import type { PaymentFileOptions, PaymentLine, PaymentPreview } from '@contracts/exports';
import { type BankFile, bankRecords, type BankRecord } from '@rules/bank-file';
import { limaTime } from '@rules/lima-day';

export const LAYOUT_LABEL: Readonly<Record<PaymentLayout, string>> = {
  foliado: 'Foliado (HDR, DTL, FTR)',
  ...(Object.fromEntries(
    Object.entries(BANK_LAYOUTS).map(([layout, { name, program, isUnproven }]) => [
      layout,
      `${name}: ${program}${isUnproven ? ' (por comprobar)' : ''}`,
    ]),
  ) as Record<keyof typeof BANK_LAYOUTS, string>),
};

/** Options under another layout: a bank is paid the net, because the detracción is deposited apart. */
export const withLayout = (
  { ascii }: PaymentFileOptions,
  layout: PaymentLayout,
): PaymentFileOptions => {
  const isBank = isBankLayout(layout);
  return { net: isBank, ascii, ...(isBank && { layout }) };
};

/** What a person has chosen for a supplier, with something changed. */
export function withPayee(
  options: PaymentFileOptions,
  ruc: string,
  change: Partial<PayeeChoice>,
): PaymentFileOptions {
  const { payees = [] } = options;
  const former = payees.find((one) => one.ruc === ruc);
  const others = payees.filter((one) => one !== former);
  return { ...options, payees: [...others, { ...former, ruc, ...change }] };
}

/** The options as they were looked at: what the server chose is not chosen anew when the file is made. */
export function settledOptions(
  options: PaymentFileOptions,
  { bank }: PaymentPreview,
  taken: readonly PaymentLine[],
): PaymentFileOptions {
  if (!bank?.charge) return options;
  const payees = new Map<string, PayeeChoice>();
  for (const { supplierRuc: ruc, bank: part } of taken) {
    const chosen = options.payees?.find((one) => one.ruc === ruc);
    if (part) payees.set(ruc, { ...chosen, ruc, accountId: part.payee.accountId });
  }
  const { charge, processDate } = bank;
  return { ...options, chargeAccount: charge.numero, processDate, payees: [...payees.values()] };
}

/** The bank's file of the lines, record by record; empty where there is none yet. */
export function recordsOf(
  { layout }: PaymentFileOptions,
  { bank, asOf }: PaymentPreview,
  taken: readonly PaymentLine[],
): BankRecord[] {
  if (!isBankLayout(layout) || !bank?.charge) return [];
  const { charge, processDate } = bank;
  const lines = taken.flatMap(({ bank: part, ...line }): BankFile['lines'] =>
    part ? [{ ...line, bank: part }] : [],
  );
  const madeAt = limaTime(new Date(asOf));
  return lines.length === 0 ? [] : bankRecords({ layout, charge, processDate, madeAt, lines });
}
