import { type PaymentField, STEP_OF } from '@contracts/workflow';
import type { JudgedPayment } from '@contracts/payment-judgement';
import type { WorkflowDocument } from '@contracts/workflow-calls';
import type { Amounts } from '@contracts/list-query';
import { normaliseCurrency } from '@rules/currency';
import { isIsoDate } from '@rules/date';
import { invoiceRow } from '@rules/invoice-row';
import { fromCents } from '@rules/money';
import { foreseen } from '@rules/payment-judgement';
import { limaDay } from '@rules/lima-day';
import { useState } from 'react';
import { errorText } from '../../api/api-error';
import { useProviderQuery } from '../../api/use-provider-query';
import {
  judgedOf,
  lacksReasons,
  NOTHING_SAID,
  type PaymentWish,
  reasonsOf,
  staysOut,
  whyOut,
} from '../../documents/findings/judged';
import { formatCount } from '../../history/format';
import { useNow } from '../../ui/use-now';
import { nextStep } from '../steps';
import { bankReferences, sumsOf } from './bank-references';

const DOORS = [
  ['step5', STEP_OF.PreparePayment],
  ['step6', STEP_OF.ExecutePayment],
] as const;

const stayed = (count: number): string =>
  count === 1 ? '1 se queda' : `${formatCount(count)} se quedan`;

const NONE_JUDGED: readonly JudgedPayment[] = [];

const takes = (field: PaymentField) => (document: WorkflowDocument) =>
  nextStep(document.workflowVersion)?.fields.includes(field) ?? false;
const needs = (field: PaymentField) => (document: WorkflowDocument) =>
  nextStep(document.workflowVersion)?.required.includes(field) ?? false;

/** What will speak against paying those that come to it later: who sends them on may still mend it. */
function foreseenOf(documents: readonly WorkflowDocument[]): JudgedPayment[] {
  return documents
    .filter(
      ({ workflowVersion }) => (nextStep(workflowVersion)?.step ?? 0) < STEP_OF.PreparePayment,
    )
    .map((document) => ({ ...document, ...invoiceRow(document) }))
    .map((row) => ({ ...row, documentId: row.id, findings: foreseen(row) }))
    .filter(({ findings }) => findings.length > 0);
}

/** Decimals by currency, less the detracción; null where a total is not known. */
function sumsToPay(documents: readonly WorkflowDocument[], today: string): Amounts | null {
  const cents: Amounts = {};
  for (const document of documents) {
    const [sum] = sumsOf(document, today);
    if (sum === undefined) return null;
    const currency = normaliseCurrency(document.extractedData?.documento?.moneda);
    cents[currency] = (cents[currency] ?? 0) + sum;
  }
  return Object.fromEntries(Object.entries(cents).map(([key, sum]) => [key, fromCents(sum)]));
}

/** What steps of payment ask of the documents that take them together, and what the judgement finds in these. */
export function usePaymentSteps(documents: readonly WorkflowDocument[]) {
  const [draft, setDraft] = useState({ paymentDate: '', reference: '', pasted: '' });
  const [reasons, setReasons] = useState(NOTHING_SAID);
  const today = limaDay(new Date(useNow()));
  const waiting = DOORS.map(([door, step]) => {
    const ids = documents.filter((one) => nextStep(one.workflowVersion)?.step === step);
    return { door, ids: ids.map(({ id }) => id) };
  }).filter(({ ids }) => ids.length > 0);
  const judgement = useProviderQuery(
    ['judged-steps', waiting],
    async (provider) => {
      const all = waiting.map(({ door, ids }) => judgedOf(provider, ids, door));
      return (await Promise.all(all)).flat();
    },
    { enabled: waiting.length > 0, gcTime: 0 },
  );
  const isAsked = waiting.length > 0;
  const judged = isAsked ? judgement.data : NONE_JUDGED;
  const wish: PaymentWish | null = judged
    ? { door: 'step6', judged: [...judged, ...foreseenOf(documents)], said: reasons }
    : null;
  const out = wish ? wish.judged.filter((payment) => staysOut(payment, wish)) : [];
  const open = documents.filter(({ id }) => !out.some(({ documentId }) => documentId === id));
  const executed = open.filter(takes('telereditoReference'));
  const bank = bankReferences(draft.pasted, executed, today);
  const references = Object.fromEntries(
    [...bank.found].map(([id, { reference }]) => [id, reference]),
  );
  const nameless = executed.filter(({ id }) => references[id] === undefined);
  const needsDate = open.some(needs('paymentDate'));
  const lacksDate = needsDate && draft.paymentDate === '';
  const isDateWrong = draft.paymentDate !== '' && !isIsoDate(draft.paymentDate);
  const lacksReference = nameless.length > 0 && draft.reference.trim() === '';
  return {
    isAsked,
    today,
    draft,
    change: (part: Partial<typeof draft>): void => setDraft({ ...draft, ...part }),
    needsDate,
    takesReference: executed.length > 0,
    /** What the bank's list says. */
    bank,
    /** Those that the common reference is for. */
    nameless,
    wish,
    onSay: (part: Partial<typeof reasons>): void => setReasons({ ...reasons, ...part }),
    /** Those that nothing shuts out, and what they come to. */
    open,
    sums: isAsked ? sumsToPay(open, today) : null,
    isIncomplete:
      isAsked && (!wish || lacksReasons(wish) || lacksDate || isDateWrong || lacksReference),
    error: judgement.error ? errorText(judgement.error) : null,
    said: {
      paymentDate: draft.paymentDate,
      reference: draft.reference,
      references,
      out: out.length > 0 ? `${stayed(out.length)}: ${whyOut(out)}` : '',
      reasons: wish
        ? Object.fromEntries(reasonsOf(wish).map(({ documentId, reason }) => [documentId, reason]))
        : {},
    },
  };
}
