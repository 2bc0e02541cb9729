import type { HistoryStats } from '@contracts/list-query';
import { useFilters } from '../list/filters';
import { useSignedInUser } from '../layout/SessionContext';
import '../ui/chip.css';
import { Tab, Tabs } from '../ui/Tabs';
import { formatCount } from './format';
import { onlyView, viewOf, VIEWS, withoutView } from './views';

/** One click to the documents that ask for something; the figures are those of the whole company. */
export function ViewTabs({ stats }: { stats: HistoryStats | undefined }) {
  const { filters, setFilters } = useFilters();
  const { id: me } = useSignedInUser();
  const current = viewOf(filters, me);
  return (
    <Tabs className="under history-tabs hide-s" label="Vistas del historial">
      {VIEWS.map((view) => {
        const count = view.figure && stats?.[view.figure];
        return (
          <Tab
            key={view.id}
            isCurrent={view === current}
            onChoose={() => setFilters({ ...withoutView(filters, me), ...onlyView(view, me) })}
          >
            {view.label}
            {count !== undefined && <span className="b t2 count-badge">{formatCount(count)}</span>}
          </Tab>
        );
      })}
    </Tabs>
  );
}
