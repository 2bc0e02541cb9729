import type { Word } from '@contracts/evidence';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { wordsLike } from '../../ui/viewer/words';
import { documentCurrency } from '../../ui/fields/field-rows';
import { groupOf } from '../../ui/fields/field-labels';
import { lineItems } from '../../ui/fields/line-items';
import { placedFields } from '../../ui/fields/placed-fields';
import { usePictures } from '../use-pictures';
import { type FieldFocus, useFieldFocus } from '../results/use-field-focus';
import { OTHER, addFieldId } from './group-states';
import { useAskedRows } from './asked-rows';
import { itemPlaces } from './item-places';
import { inputText } from './field-input';
import { itemCells } from './items-model';
import { type ReviewedField, nextPending, pendingPaths } from './pending-fields';
import { previewOf } from './review-preview';
import type { ReviewActions } from './review-actions';
import type { ReviewSession } from './review-session';
import type { ReviewState } from './review-state';
import type { ReviewView } from './review-view';
import { suggestions } from './suggestions';
import { usePageWords } from './use-page-words';

/** Where the keyboard goes when nothing is left to verify. */
const CONFIRM_ID = 'confirmar';
const NO_WORDS: readonly Word[] = [];

/** The side of the pane that a narrow screen shows. */
export type PaneTab = 'documento' | 'datos';

interface PaneView extends ReviewView {
  tab: PaneTab;
  showTab(tab: PaneTab): void;
  /** Brings the keyboard to a field, on whichever side the pane is. */
  goTo(path: string): void;
  focus: FieldFocus;
  placed: ReturnType<typeof placedFields>;
  words: readonly Word[] | null;
  /** The text of the page, beside its picture. */
  isTextShown: boolean;
  toggleText(): void;
  goToPending(direction: 1 | -1): void;
}

/** Which side a narrow screen shows, and the way to a field from anywhere. */
function usePaneSide(pick: FieldFocus['pick']) {
  const [tab, showTab] = useState<PaneTab>('datos');
  const goTo = useCallback(
    (path: string): void => {
      showTab('datos');
      requestAnimationFrame(() => pick(path));
    },
    [pick],
  );
  return { tab, showTab, goTo };
}

/** The words of the page, and those that begin with what is typed into the open field. */
function useWords(
  { document, texts }: ReviewState,
  { page, focused }: FieldFocus,
  isAsked: boolean,
) {
  const words = usePageWords(document, page, isAsked);
  const typed = focused ? texts[focused] : undefined;
  const matching = useMemo(
    () => (typed && words ? wordsLike(words, typed) : NO_WORDS),
    [typed, words],
  );
  return { words, matching };
}

/** What stopped the confirmation is shown: the keyboard goes there. */
function useWayToUnseen(unseen: ReviewState['unseen'], goTo: (path: string) => void): void {
  useEffect(() => {
    if (unseen?.path) goTo(unseen.path);
  }, [unseen, goTo]);
}

/** The keyboard goes back to where a field was asked for; its group may have gone with it. */
function focusAdding(path: string): void {
  const adds = [groupOf(path), OTHER].map((group) => document.getElementById(addFieldId(group)));
  adds.find((button) => button !== null)?.focus();
}

/** Paths that ask for nothing more: on their way, or kept by the person as they are. */
function settledPaths(session: ReviewSession): ReadonlySet<string> {
  const { saving, kept } = session.snapshot();
  const same = Object.keys(kept).filter((path) => session.value(path) === kept[path]);
  return new Set([...Object.keys(saving), ...same]);
}

/** Everything that the pane draws, from the session and from what has the focus. */
export function useReviewView(session: ReviewSession, state: ReviewState): PaneView {
  const { document } = state;
  const { data, fields, against: findings } = previewOf(state);
  const against = useMemo(() => new Set(findings.map(({ message }) => message)), [findings]);
  const { groups, canEdit, missing, addAccount, ...asked } = useAskedRows(document, data, fields);
  const lines = useMemo(() => lineItems(data, fields), [data, fields]);
  const placed = useMemo(
    () => [...placedFields(groups, lines), ...itemPlaces(document.fields)],
    [groups, lines, document.fields],
  );
  const focus = useFieldFocus(placed);
  const side = usePaneSide(focus.pick);
  const cells = useMemo(() => itemCells(data, fields), [data, fields]);
  const order = useMemo(
    () => [...groups.flatMap(({ rows }): ReviewedField[] => [...rows]), ...cells.flat()],
    [groups, cells],
  );
  const pending = pendingPaths(order, settledPaths(session));
  const contradictions = order.filter((one) => one.state === 'contradice').length;
  const [isTextShown, setIsTextShown] = useState(false);
  const isAsked = isTextShown || (canEdit && focus.focused !== null);
  const { words, matching } = useWords(state, focus, isAsked);
  const suggestionsFor = (path: string) =>
    suggestions(
      path,
      session.value(path),
      document.fields[path]?.candidates ?? [],
      documentCurrency(data),
    );
  const goToPending = (direction: 1 | -1, from = focus.focused): void => {
    const paths = order.map(({ path }) => path);
    const left = pendingPaths(order, settledPaths(session));
    const next = nextPending(paths, left, from, direction);
    if (next) focus.pick(next);
    else globalThis.document.getElementById(CONFIRM_ID)?.focus();
  };
  useWayToUnseen(state.unseen, side.goTo);
  const actions: ReviewActions = {
    type: session.type,
    focus: focus.focus,
    hover: focus.hover,
    pick: focus.pick,
    leave: (path) => void session.commit(path),
    acceptAndGo: (path, direction) => {
      if (state.isEditing) return goToPending(direction, path);
      const isWaiting = pending.includes(path);
      void (isWaiting ? session.accept(path) : session.commit(path));
      goToPending(direction, path);
    },
    escape: (path) => {
      if (path in session.snapshot().texts) return session.revert(path);
      focus.leave();
      if (asked.drop(path)) requestAnimationFrame(() => focusAdding(path));
    },
    cycle: (path) => {
      const texts = suggestionsFor(path).map(({ value }) => inputText(value));
      const next = texts[(texts.indexOf(session.text(path)) + 1) % texts.length];
      if (next !== undefined) session.type(path, next);
    },
    take: (path, value) => {
      void session.take(path, value);
      goToPending(1, path);
    },
    keepMine: (path) => void session.keepMine(path),
    keepTheirs: (path) => void session.keepTheirs(path),
  };
  return {
    session,
    state,
    actions,
    data,
    fields,
    against,
    contradictions,
    groups,
    lines,
    cells,
    source: usePictures(document),
    canEdit,
    missing,
    addField: (path) => {
      asked.ask(path);
      side.goTo(path);
    },
    addAccount: addAccount && (() => addAccount(side.goTo)),
    focused: focus.focused,
    highlighted: focus.highlighted,
    pending,
    matching,
    suggestionsFor,
    focus,
    placed,
    words,
    ...side,
    isTextShown,
    toggleText: () => setIsTextShown((before) => !before),
    goToPending,
  };
}
