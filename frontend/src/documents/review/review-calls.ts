import type { DocumentDetail } from '@contracts/document';
import { isSessionOver } from '../../api/api-error';
import type { ReviewVerbs } from '../document-api';
import { CallQueue } from './call-queue';
import type { ReviewDraft } from './draft-store';
import { itemValues } from './items-model';
import { type ReviewNews, refusalText } from './review-state';
import { ReviewStore, type RowStep } from './review-store';
import {
  type Follower,
  type Places,
  afterAdding,
  afterRemoving,
  rowIn,
  rowPath,
} from './row-moves';

/** Goes on to the next document. */
export type Leave = () => Promise<void> | void;

type Answer = Promise<DocumentDetail | null>;

/** Where a row was put in or taken out, and of what. */
interface RowDone {
  row: number;
  before: DocumentDetail;
}

interface CallOptions {
  title?: string;
  fallback?: string;
  leave?: Leave;
  /** Where the rows stand after it. */
  moved?(): Places;
}

/** Calls on the whole document and on its rows, one after the other. */
export class ReviewCalls extends ReviewStore {
  protected readonly calls = new CallQueue();

  constructor(
    document: DocumentDetail,
    draft: ReviewDraft,
    protected readonly verbs: ReviewVerbs,
    news: ReviewNews,
  ) {
    super(document, draft, news);
  }

  readonly addItem = async (index: number): Promise<boolean> => {
    const done = await this.putIn({ path: rowPath(index), isGap: true });
    if (done) this.remember({ path: rowPath(done.row), item: null });
    return done !== null;
  };

  /** Answers how the row is brought back; null when it was not taken out. */
  readonly deleteItem = async (index: number): Promise<RowStep | null> => {
    const done = await this.takeOut({ path: rowPath(index) });
    if (!done) return null;
    const step = {
      path: rowPath(done.row),
      isGap: true,
      item: itemValues(done.before.extractedData ?? {}, done.row),
    };
    this.remember(step);
    return step;
  };

  /** Undoes what was done to a row; what could not be undone can be tried again. */
  protected async undoRow(step: RowStep): Promise<boolean> {
    const done = await (step.item ? this.putIn(step, step.item) : this.takeOut(step));
    if (!done && !step.isGone) this.remember(step);
    return done !== null;
  }

  private putIn(gap: Follower, item?: RowStep['item']): Promise<RowDone | null> {
    const place = (index: number) => (item ? { index, item } : { index });
    return this.onRow(
      gap,
      (document, row) => this.verbs.addItem(document.id, place(row), document.version, document),
      afterAdding,
    );
  }

  private takeOut(at: Follower): Promise<RowDone | null> {
    return this.onRow(
      at,
      (document, row) => this.verbs.deleteItem(document.id, row, document.version, document),
      afterRemoving,
    );
  }

  /** Does something to a row where it stands when its turn has come; null when it was not done. */
  private async onRow(
    at: Follower,
    call: (document: DocumentDetail, row: number) => Answer,
    moved: (row: number) => Places,
  ): Promise<RowDone | null> {
    let done: RowDone = { row: rowIn(at.path), before: this.state.document };
    this.underway.add(at);
    const isDone = await this.run(
      (document) => {
        done = { row: rowIn(at.path), before: document };
        return at.isGone ? Promise.resolve(null) : call(document, done.row);
      },
      { moved: () => moved(done.row) },
    );
    this.underway.delete(at);
    return isDone ? done : null;
  }

  protected arrive(document: DocumentDetail, moved?: Places): void {
    this.show(document, moved);
    this.news.onDocument(document);
  }

  /** A call on the whole document, in its turn. False when it was refused, which was then said. */
  protected run(
    call: (document: DocumentDetail) => Answer,
    { title, fallback, leave, moved }: CallOptions = {},
  ): Promise<boolean> {
    return this.calls.run(async () => {
      try {
        const answer = await call(this.state.document);
        if (answer) await leave?.();
        if (answer) this.arrive(answer, moved?.());
        return answer !== null;
      } catch (error) {
        if (isSessionOver(error)) this.end();
        else {
          this.news.onProblem(refusalText(error, fallback), title);
          await this.refresh();
        }
        return false;
      }
    });
  }

  /**
   * After a refusal the document may be another: shown as it is now, so that the next try knows it. False when it is
   * the same.
   */
  protected async refresh(): Promise<boolean> {
    const { document } = this.state;
    const present = await this.verbs.getDocument(document.id).catch(() => null);
    const isNewer = present !== null && present.version > document.version;
    if (isNewer) this.arrive(present);
    return isNewer;
  }
}
