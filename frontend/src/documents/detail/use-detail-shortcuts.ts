import { useCopy } from '../../ui/use-copy';
import { groupId } from '../review/group-states';
import type { useReviewView } from '../review/use-review-view';
import { useShortcuts } from '../review/use-shortcuts';
import type { QueuePlace } from './use-review-queue';

interface DetailShortcuts {
  view: ReturnType<typeof useReviewView>;
  place: QueuePlace;
  isBusy: boolean;
  goTo(id: string | null): void;
  confirm(): void;
  /** Absent where it cannot be put off; a locked document still can, until it is confirmed. */
  postpone: (() => void) | undefined;
  onHelp(): void;
}

/** The keys of the review screen; what cannot be done now has no act. */
export function useDetailShortcuts(options: DetailShortcuts): void {
  const { view, place, isBusy, goTo, confirm, postpone, onHelp } = options;
  const { session, state, canEdit, focus } = view;
  const { copy } = useCopy({ title: 'Copiado', description: 'Texto copiado al portapapeles' });
  const copyValue = (): void => {
    const row = view.groups.flatMap(({ rows }) => rows).find(({ path }) => path === focus.focused);
    if (row) void copy(row.text);
  };
  const jump = (key: string): void => {
    const group = view.groups[Number(key) - 1];
    const target = document.getElementById(groupId(group ? group.key : 'productos'));
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector<HTMLElement>('.field-name, .review-input, .item-cell')?.focus();
  };
  const editActs = {
    save: () => void session.saveAll(),
    undo: () => void session.undo(),
    edit: session.startEditing,
  };
  useShortcuts({
    ...(canEdit ? editActs : {}),
    ...(postpone ? { postpone } : {}),
    ...(state.document.isConfirmed || isBusy ? {} : { confirm }),
    next: () => goTo(place.nextId),
    previous: () => goTo(place.previousId),
    flagged: () => view.goToPending(1),
    copy: copyValue,
    group: jump,
    search: view.toggleText,
    help: onHelp,
  });
}
