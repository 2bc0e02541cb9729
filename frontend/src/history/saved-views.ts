import { useStore } from 'react-admin';

/** A named arrangement of filters and order, as the address says it. */
export interface SavedView {
  name: string;
  /** Query of the address without the page. */
  search: string;
}

export const VIEW_NAME_CHARS = 40;
export const MAX_SAVED_VIEWS = 20;

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, search } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof search === 'string';
};

export const parseViews = (stored: unknown): SavedView[] =>
  Array.isArray(stored) ? stored.filter(isView).slice(0, MAX_SAVED_VIEWS) : [];

/** A view of the same name takes the place of the old one. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ name }) => name !== view.name);
  return [...others, view].slice(-MAX_SAVED_VIEWS);
}

/** The views that a person has saved on this computer. */
export function useSavedViews(userId: string) {
  const [stored, put] = useStore<unknown>(`historial-vistas:${userId}`);
  const views = parseViews(stored);
  return {
    views,
    save: (view: SavedView) => put(withView(views, view)),
    remove: (name: string) => put(views.filter((view) => view.name !== name)),
  };
}
