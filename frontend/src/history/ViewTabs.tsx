import type { HistoryStats } from '@contracts/list-query';
import '../ui/chip.css';
import { Tab, Tabs } from '../ui/Tabs';
import { formatCount } from './format';
import type { ChangeHistory, HistoryFilter } from './history-params';

interface View {
  id: HistoryFilter['vista'];
  label: string;
}

/** The ready-made views, in order. */
export const HISTORY_VIEWS: readonly View[] = [
  { id: '', label: 'Todos' },
  { id: 'por-revisar', label: 'Por revisar' },
  { id: 'contradicciones', label: 'Contradicciones' },
  { id: 'duplicados', label: 'Posibles duplicados' },
  { id: 'observados', label: 'Observados' },
  { id: 'con-error', label: 'Con error' },
];

interface ViewTabsProps {
  vista: HistoryFilter['vista'];
  stats: HistoryStats | undefined;
  change: ChangeHistory;
}

/** One click to the documents that ask for something; the figures are those of the whole company. */
export function ViewTabs({ vista, stats, change }: ViewTabsProps) {
  const count: Readonly<Partial<Record<View['id'], number>>> = {
    '': stats?.total,
    'por-revisar': stats?.toReview,
    contradicciones: stats?.contradictions,
    duplicados: stats?.duplicates,
    observados: stats?.observed,
    'con-error': stats?.failed,
  };
  return (
    <Tabs className="history-tabs hide-s" label="Vistas del historial">
      {HISTORY_VIEWS.map(({ id, label }) => (
        <Tab key={id} isCurrent={id === vista} onChoose={() => change({ vista: id })}>
          {label}
          {count[id] !== undefined && <span className="count-badge">{formatCount(count[id])}</span>}
        </Tab>
      ))}
    </Tabs>
  );
}
