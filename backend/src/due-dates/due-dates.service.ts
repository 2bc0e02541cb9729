import { Injectable } from '@nestjs/common';
import type { DueDates, DueItem, DueWindow } from '../contracts/due-dates';
import { DocumentQuery } from '../documents';
import { Clock } from '../platform/clock/clock';
import { daysOf, dueSums, mondayOf } from '../rules/deadlines';

/** What falls due of a company's documents, by days and weeks. */
@Injectable()
export class DueDatesService {
  constructor(
    private readonly documents: DocumentQuery,
    private readonly clock: Clock,
  ) {}

  async within(tenantId: string, window: DueWindow): Promise<DueDates> {
    const today = this.clock.today();
    const { items, isPartial } = await this.documents.due.within(
      tenantId,
      daysOf(window, today),
      today,
    );
    const sumsOf = (some: readonly DueItem[]) => (isPartial ? null : dueSums(some));
    const days = grouped(items, ({ day }) => day);
    const weeks = grouped(items, ({ day }) => day && mondayOf(day));
    return {
      window,
      today,
      days: days.map(([day, some]) => ({ day, sums: sumsOf(some), items: some })),
      weeks: weeks.map(([day, some]) => ({ day, sums: sumsOf(some) })),
      sums: sumsOf(items),
      isPartial,
    };
  }
}

/** In the order of the items. */
function grouped<K>(
  items: readonly DueItem[],
  keyOf: (item: DueItem) => K,
): (readonly [K, DueItem[]])[] {
  const groups = new Map<K, DueItem[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
