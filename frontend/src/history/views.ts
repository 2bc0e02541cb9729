import type { DocumentFilter, DocumentView, HistoryStats } from '@contracts/list-query';

type ViewId = DocumentView | 'mios' | '';

interface View {
  id: ViewId;
  label: string;
  /** Where its figure stands. */
  figure?: Exclude<keyof HistoryStats, 'amounts' | 'owed'>;
  /** The keys of the filter that it sets. */
  keys: readonly ('vista' | 'uploadedBy')[];
}

/** The ready-made views, in order. */
export const VIEWS: readonly View[] = [
  { id: '', label: 'Todos', figure: 'total', keys: [] },
  { id: 'por-revisar', label: 'Por revisar', figure: 'toReview', keys: ['vista'] },
  { id: 'con-dudas', label: 'Con dudas', figure: 'doubtful', keys: ['vista'] },
  { id: 'contradicciones', label: 'Contradicciones', figure: 'contradictions', keys: ['vista'] },
  { id: 'pospuestos', label: 'Pospuestos', figure: 'postponed', keys: ['vista'] },
  { id: 'mios', label: 'Míos', keys: ['vista', 'uploadedBy'] },
  { id: 'duplicados', label: 'Posibles duplicados', figure: 'duplicates', keys: ['vista'] },
  { id: 'observados', label: 'Observados', figure: 'observed', keys: ['vista'] },
  { id: 'con-error', label: 'Con error', figure: 'failed', keys: ['vista'] },
];
const [ALL] = VIEWS as [View];

/** The view that a filter asks for. 'Míos': what a person has uploaded and nobody has reviewed. */
export function viewOf({ vista, uploadedBy }: DocumentFilter, me: string): View {
  const id = vista === 'por-revisar' && uploadedBy === me ? 'mios' : vista;
  return VIEWS.find((view) => view.id === id) ?? ALL;
}

/** What narrows the list besides the view. */
export function withoutView(filter: DocumentFilter, me: string): Record<string, unknown> {
  const { keys } = viewOf(filter, me);
  return Object.fromEntries(
    Object.entries(filter).filter(([key]) => !keys.some((own) => own === key)),
  );
}

/** The view alone. */
export const onlyView = ({ id }: View, me: string): Record<string, string> => {
  if (id === 'mios') return { vista: 'por-revisar', uploadedBy: me };
  return id === '' ? {} : { vista: id };
};
