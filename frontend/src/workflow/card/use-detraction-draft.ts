import type { DocumentDetail } from '@contracts/document';
import type { WorkflowStep } from '@contracts/workflow';
import type { WorkflowDetail } from '@contracts/workflow-calls';
import { normaliseCurrency } from '@rules/currency';
import { parseExchangeRate, printedExchangeRate, suggestDetraction } from '@rules/detraction';
import { usePageWords } from '../../documents/review/use-page-words';
import { detractionSum } from './detraction-view';
import { firstDraft, type TypedDraft } from './step-draft';

const CHOICE = ['requiresDetraction', 'detractionPercentage', 'detractionCode', 'exchangeRate'];
const isChoiceTyped = (typed: TypedDraft): boolean =>
  CHOICE.some((field) => Object.hasOwn(typed, field));

/** The exchange rate that the document prints on its first or its last page; null when it prints none. */
function usePrintedRate(document: DocumentDetail, isWanted: boolean) {
  const last = document.pageCount ?? 1;
  const onFirst = usePageWords(document, 1, isWanted);
  const onLast = usePageWords(document, last, isWanted && last > 1);
  if (!isWanted) return null;
  return printedExchangeRate(onFirst ?? []) ?? printedExchangeRate(onLast ?? []);
}

interface DetractionDraftOptions {
  document: DocumentDetail;
  detail: WorkflowDetail;
  step: WorkflowStep;
  typed: TypedDraft;
  userName: string;
  /** ISO day in Peru. */
  today: string;
}

/** The form of a step, what is proposed for its detracción, and what that comes to. */
export function useDetractionDraft(options: DetractionDraftOptions) {
  const { document, detail, step, typed, userName, today } = options;
  const data = document.extractedData ?? {};
  const isForeign = normaliseCurrency(data.documento?.moneda) !== 'PEN';
  const printedRate = usePrintedRate(document, isForeign && step.fields.includes('detractionInfo'));
  const rate = typed.exchangeRate ?? String(printedRate?.rate ?? '');
  const suggestion = suggestDetraction(data, today, parseExchangeRate(rate) ?? undefined);
  const first = firstDraft(detail, suggestion, userName, printedRate?.rate);
  // Decided before, and without the rate that the deposit needs.
  const lacksRate = isForeign && first.requiresDetraction && first.exchangeRate === '';
  const draft = { ...first, ...(lacksRate && { exchangeRate: rate }), ...typed };
  const sum = detractionSum(data, draft, today);
  const kept = isChoiceTyped(typed) || lacksRate ? undefined : detail.paymentInfo?.detractionInfo;
  return { isForeign, printedRate, lacksRate, suggestion, draft, sum, line: kept ?? sum.line };
}
