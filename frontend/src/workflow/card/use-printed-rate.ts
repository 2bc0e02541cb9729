import type { DocumentDetail } from '@contracts/document';
import { type PrintedRate, printedExchangeRate } from '@rules/detraction';
import { usePageWords } from '../../documents/review/use-page-words';

/** The exchange rate that the document prints on its first or its last page; null when it prints none. */
export function usePrintedRate(
  { id, pageCount }: DocumentDetail,
  isWanted: boolean,
): PrintedRate | null {
  const last = pageCount ?? 1;
  const onFirst = usePageWords(id, 1, isWanted);
  const onLast = usePageWords(id, last, isWanted && last > 1);
  if (!isWanted) return null;
  return printedExchangeRate(onFirst ?? []) ?? printedExchangeRate(onLast ?? []);
}
