import '../ui/chip.css';
import { formatCount } from './format';
import { useHistoryStats } from './use-history-stats';

/** How many documents wait for a person, beside the way to the history. */
export function ReviewBadge() {
  const count = useHistoryStats()?.toReview ?? 0;
  if (count === 0) return null;
  return (
    <span className="b t2 count-badge" title={`${formatCount(count)} por revisar`}>
      {formatCount(count)}
      <span className="visually-hidden"> por revisar</span>
    </span>
  );
}
