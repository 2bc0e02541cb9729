import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { type ChangeHistory, type Sorting, sortedBy } from '../history-params';
import type { Column } from './columns';

interface SortHeadProps {
  column: Column;
  sorting: Sorting;
  change: ChangeHistory;
}

/** The arrow stands only on the head in use. */
export function SortHead({ column, sorting, change }: SortHeadProps) {
  const { label, sort, isNumber, id } = column;
  const className = isNumber ? 'num' : undefined;
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {id === 'asignado' ? <span className="visually-hidden">{label}</span> : label}
      </th>
    );
  }
  const isActive = sorting.sort === sort;
  const isUp = sorting.order === 'ASC';
  const direction = isUp ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isActive ? direction : undefined} className={className}>
      <button
        type="button"
        className="history-sort"
        data-active={isActive || undefined}
        onClick={() => change(sortedBy(sorting, sort))}
      >
        {label}
        {isActive && <Icon of={isUp ? ArrowUp : ArrowDown} size={12} />}
      </button>
    </th>
  );
}
