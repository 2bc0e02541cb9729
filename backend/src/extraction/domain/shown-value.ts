import { formatDate, isIsoDate } from '../../rules/date';
import { formatAmount } from '../../rules/money';
import type { DraftField } from '../../rules/scoring/draft';

const MAX_SHOWN = 60;

/** A value as a sentence for people shows it. */
export function shownValue({ path, value }: Pick<DraftField, 'path' | 'value'>): string {
  if (typeof value === 'number')
    return /cantidad$/.test(path) ? String(value) : formatAmount(value);
  if (typeof value === 'string' && isIsoDate(value)) return formatDate(value);
  return String(value).slice(0, MAX_SHOWN);
}
