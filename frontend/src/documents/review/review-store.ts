import type { DocumentDetail } from '@contracts/document';
import type { FieldValue } from '@contracts/evidence';
import type { ReviewDraft } from './draft-store';
import { fieldValue, inputText } from './field-input';
import { type ReviewNews, type ReviewState, stateOf } from './review-state';
import {
  type Follower,
  type Places,
  follow,
  followed,
  movedTo,
  placesIn,
  rowIds,
  rowIn,
  unmoved,
} from './row-moves';
import type { FieldEdit } from './save-fields';

/** A row to bring back with these values, or, without any, to take out again. */
export interface RowStep extends Follower {
  item: Record<string, FieldValue> | null;
}

/** What undoes something: a value to write again, or something to do to a row. */
export type UndoStep = FieldEdit | RowStep;

/** What stands on the screen of a review and in its draft, and who is told when it changes. */
export class ReviewStore {
  protected state: ReviewState;
  /** What can be taken back, the last one last. */
  protected steps: readonly UndoStep[] = [];
  /** What is on its way to the server, or waits for its turn. */
  protected readonly underway = new Set<Follower>();
  private readonly listeners = new Set<() => void>();
  private isOver = false;

  constructor(
    document: DocumentDetail,
    draft: ReviewDraft,
    protected readonly news: ReviewNews,
  ) {
    this.state = stateOf(document, draft);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ReviewState => this.state;

  /** A newer version from the server: of the list's poll, or of another window. */
  receive(document: DocumentDetail): void {
    const lead = document.version - this.state.document.version;
    if (lead > 0 || (lead === 0 && !this.isBusy)) this.show(document);
  }

  /**
   * The document as it is now; what is typed into a row, on its way or can be taken back goes with the row.
   * @param moved where its rows stand now; without it they are compared
   */
  protected show(document: DocumentDetail, moved?: Places): void {
    const places = moved ?? placesIn(this.state.document, document);
    const bases = this.basesIn(document, places ?? unmoved);
    const rows = rowIds(this.state.rows, document, places ?? unmoved);
    if (!places) return this.set({ document, bases, rows });
    for (const one of [...this.steps, ...this.underway]) follow(one, places);
    this.steps = this.steps.filter(({ isGone }) => !isGone);
    const { texts, left, kept, problems, saving } = this.state;
    const lost = Object.keys(texts).find((path) => movedTo(path, places) === null);
    this.setTexts(followed(texts, places), {
      ...{ document, bases, rows, undoCount: this.steps.length },
      left: followed(left, places),
      kept: followed(kept, places),
      problems: followed(problems, places),
      saving: followed(saving, places),
    });
    if (lost === undefined || moved) return;
    this.news.onProblem(
      `Usted había escrito en ella: «${texts[lost]}».`,
      'Otra persona quitó una fila',
    );
  }

  /**
   * Versions that texts were typed over. In a row that is the present one as long as the value stands under the text:
   * to the server a row that moves touches every cell of its list.
   */
  private basesIn(document: DocumentDetail, places: Places): Record<string, number> {
    const { bases, document: before } = this.state;
    const isSame = (path: string, to: string): boolean =>
      fieldValue(before.extractedData ?? {}, path) === fieldValue(document.extractedData ?? {}, to);
    const entries = Object.entries(bases).flatMap(([path, base]): [string, number][] => {
      const to = movedTo(path, places);
      if (to === null) return [];
      const stands = rowIn(path) >= 0 && base === before.version && isSame(path, to);
      return [[to, stands ? document.version : base]];
    });
    return Object.fromEntries(entries);
  }

  /** From now on it can be taken back, before what could be already. */
  protected remember(...steps: UndoStep[]): void {
    this.steps = [...this.steps, ...steps];
    this.set({ undoCount: this.steps.length });
  }

  /** It is taken back: it cannot be a second time. */
  protected forget(step: UndoStep): void {
    this.steps = this.steps.filter((one) => one !== step);
    this.set({ undoCount: this.steps.length });
  }

  get isBusy(): boolean {
    return Object.keys(this.state.saving).length > 0;
  }

  /** The value that a field shows: the one on its way, else the document's. */
  value(path: string): FieldValue {
    const { saving, document } = this.state;
    return path in saving ? (saving[path] ?? null) : fieldValue(document.extractedData ?? {}, path);
  }

  /** The text of a field's input. */
  text(path: string): string {
    return this.state.texts[path] ?? inputText(this.value(path));
  }

  /** The draft is kept; the page is loaded again by whoever listens. */
  protected end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.set({});
    this.keepDraft();
    this.news.onSessionOver();
  }

  protected setTexts(texts: Record<string, string>, change: Partial<ReviewState>): void {
    this.set({ ...change, texts });
    this.keepDraft();
  }

  protected keepDraft(): void {
    const { texts, bases, comment } = this.state;
    this.news.onDraft({ texts, bases, comment });
  }

  protected set(change: Partial<ReviewState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /** True while something typed is not saved; a session that is over asks no more, its draft is kept. */
  get hasUnsaved(): boolean {
    return !this.isOver && (this.isBusy || Object.keys(this.state.texts).length > 0);
  }
}
