import type { DocumentDetail } from '@contracts/document';
import type { FieldValue } from '@contracts/evidence';
import { expectedValue, readFieldValue } from '@rules/field-value';
import { isSessionOver } from '../../api/api-error';
import { HELD_MS } from '../../ui/use-held';
import type { ReviewVerbs } from '../document-api';
import { CallQueue } from './call-queue';
import type { ReviewDraft } from './draft-store';
import { fieldValue, inputText, saysOther, valueOfText } from './field-input';
import { stoppedText, unseenOf } from './review-preview';
import {
  type ReviewNews,
  type ReviewState,
  problemOf,
  refusalText,
  without,
  withoutAll,
} from './review-state';
import { ReviewStore } from './review-store';
import { type FieldEdit, saveInSequence } from './save-fields';

/** Goes on to the next document. */
type Leave = () => Promise<void> | void;

/**
 * One person's work on one document: what is typed, what is on its way, what failed.
 * Calls go out one after the other, each with the version that the answer before it gave.
 */
export class ReviewSession extends ReviewStore {
  private readonly calls = new CallQueue();
  private undoStack: FieldEdit[] = [];
  private heldUntil = 0;

  constructor(
    document: DocumentDetail,
    draft: ReviewDraft,
    private readonly verbs: ReviewVerbs,
    news: ReviewNews,
  ) {
    super(document, draft, news);
  }

  readonly startEditing = (): void => this.set({ isEditing: true });

  /** 'Cancelar': what was typed is dropped. */
  readonly cancelEditing = (): void =>
    this.setTexts({}, { left: {}, bases: {}, isEditing: false, problems: {} });

  readonly type = (path: string, text: string): void => {
    const { document, texts, bases, problems } = this.state;
    const isNews = saysOther(document.extractedData ?? {}, path, text);
    const next = isNews ? { ...texts, [path]: text } : without(texts, path);
    const from = isNews ? { [path]: document.version, ...bases } : without(bases, path);
    const left = without(this.state.left, path);
    this.setTexts(next, { left, bases: from, problems: without(problems, path) });
  };

  readonly setComment = (comment: string): void => {
    this.set({ comment });
    this.keepDraft();
  };

  /** The text of an input as it was before anything was typed. */
  readonly revert = (path: string): void =>
    this.setTexts(without(this.state.texts, path), {
      bases: without(this.state.bases, path),
      problems: without(this.state.problems, path),
    });

  /** Marks an input whose text cannot be a value at all. */
  readonly refuse = (path: string, message: string): void =>
    this.set({ problems: { ...this.state.problems, [path]: { message, conflict: null } } });

  /** Saves one field; with nothing typed, a doubtful one is accepted as it was read, and a contradicted one kept. */
  readonly accept = async (path: string): Promise<boolean> => {
    const typed = this.typed(path);
    const edit = typed ?? { path, value: this.value(path) };
    const isDoubted = this.state.document.fields[path]?.state !== 'contradice';
    const isSaved = typed || isDoubted ? await this.save([edit]) : true;
    if (isSaved) this.set({ kept: { ...this.state.kept, [path]: edit.value } });
    return isSaved;
  };

  /** An input is left: what was typed is checked at once, and saved unless the whole table is being edited. */
  readonly commit = (path: string): Promise<boolean> => {
    const typed = this.typed(path);
    if (!typed) return Promise.resolve(true);
    this.set({ left: { ...this.state.left, [path]: this.text(path) } });
    if (!this.state.isEditing) return this.save([typed]);
    return Promise.resolve(this.refuseUnreadable([typed]) === null);
  };

  /** Takes a value that something else on the document proposes. */
  readonly take = (path: string, value: FieldValue): Promise<boolean> => {
    this.revert(path);
    return this.save([{ path, value }]);
  };

  /** 'Guardar': one call a changed field; 'Sin cambios' when there is none (spec section 5). */
  readonly saveAll = async (): Promise<void> => {
    const edits = this.edits();
    if (edits.length === 0) {
      this.set({ isEditing: false });
      this.news.onNothingChanged();
      return;
    }
    if (await this.save(edits)) this.set({ isEditing: false });
  };

  /** Both people changed the same field: writes mine over theirs, knowingly. */
  readonly keepMine = (path: string): Promise<boolean> => {
    const conflict = this.state.problems[path]?.conflict;
    const typed = this.typed(path);
    if (!conflict || !typed) return Promise.resolve(false);
    return this.save([typed], conflict.version);
  };

  /** Lets theirs stand. */
  readonly keepTheirs = async (path: string): Promise<void> => {
    this.revert(path);
    await this.run(() => this.verbs.getDocument(this.state.document.id));
  };

  readonly undo = (): Promise<boolean> => {
    const last = this.undoStack.pop();
    this.set({ undoCount: this.undoStack.length });
    return last ? this.save([last], undefined, false) : Promise.resolve(false);
  };

  readonly addItem = (index?: number, item?: Record<string, FieldValue>): Promise<boolean> =>
    this.run((document) => {
      const body = { ...(index === undefined ? {} : { index }), ...(item ? { item } : {}) };
      return this.verbs.addItem(document.id, body, document.version, document);
    });

  readonly deleteItem = (index: number): Promise<boolean> =>
    this.run((document) => this.verbs.deleteItem(document.id, index, document.version, document));

  /**
   * Confirms after everything on its way has arrived; false when something was refused, or when saving brought up
   * what was not on the screen: then the second press confirms. `leave` is done as soon as the answer is there: the
   * next document is not kept waiting for this one to be drawn again.
   */
  readonly confirm = async (leave?: Leave): Promise<boolean> => {
    if (performance.now() < this.heldUntil) return false;
    const seen = this.state;
    await this.calls.settled();
    if (Object.keys(this.state.problems).length > 0) return false;
    const edits = this.edits();
    if (edits.length > 0 && !(await this.save(edits))) return false;
    if (this.stopsAt(seen)) return false;
    const comment = this.state.comment.trim();
    const body = comment === '' ? {} : { comment };
    const isDone = await this.run(
      (document) => this.verbs.confirm(document.id, body, document.version, document),
      { title: 'Error al confirmar', fallback: 'Error al confirmar el documento', leave },
    );
    if (isDone) this.setTexts({}, { left: {}, bases: {}, comment: '', isEditing: false });
    return isDone;
  };

  /** Something was saved with this press, and the answer asks for a look that nobody was asked for before. */
  private stopsAt(seen: ReviewState): boolean {
    const isSaved = Object.keys({ ...seen.texts, ...seen.saving }).length > 0;
    const unseen = isSaved ? unseenOf(seen, this.state.document) : null;
    if (!unseen) return false;
    // A slow double click is one press.
    this.heldUntil = performance.now() + HELD_MS;
    this.set({ unseen });
    this.news.onProblem(stoppedText(unseen), 'Revise antes de confirmar');
    return true;
  }

  readonly reopen = (reason: string): Promise<boolean> =>
    this.run((document) => this.verbs.reopen(document.id, { reason }, document.version, document));

  readonly postpone = (leave?: Leave): Promise<boolean> =>
    this.run((document) => this.verbs.postpone(document.id, {}, document.version, document), {
      leave,
    });

  private edits(): FieldEdit[] {
    return Object.keys(this.state.texts).flatMap((path) => this.typed(path) ?? []);
  }

  /** Marks what cannot be a value of its field and says why; nothing is sent then, also of the others. */
  private refuseUnreadable(edits: readonly FieldEdit[]): string | null {
    const data = this.state.document.extractedData ?? {};
    const refused = edits.filter(
      ({ path, value }) => readFieldValue(path, value, fieldValue(data, path)) === 'refused',
    );
    for (const { path } of refused) this.refuse(path, expectedValue(path));
    return refused[0] ? expectedValue(refused[0].path) : null;
  }

  private typed(path: string): FieldEdit | null {
    const { texts, saving, document } = this.state;
    const text = texts[path];
    if (text === undefined) return null;
    const value = valueOfText(document.extractedData ?? {}, path, text);
    // Enter saves, and leaving the input by it must not save the same again.
    return saving[path] === value ? null : { path, value };
  }

  private async save(edits: FieldEdit[], version?: number, isUndoable = true): Promise<boolean> {
    const refusal = this.refuseUnreadable(edits);
    if (refusal) this.news.onProblem(refusal);
    if (refusal) return false;
    const data = this.state.document.extractedData ?? {};
    const before = edits.map(({ path }) => ({ path, value: fieldValue(data, path) }));
    const saving = Object.fromEntries(edits.map(({ path, value }) => [path, value]));
    const paths = Object.keys(saving);
    const sent = this.state.texts;
    const problems = withoutAll(this.state.problems, paths);
    this.set({ saving: { ...this.state.saving, ...saving }, problems });
    const send = (edit: FieldEdit) => this.send(edit, version);
    const outcome = await this.calls.run(() => saveInSequence(edits, send));
    this.set({ saving: withoutAll(this.state.saving, paths) });
    const canBeUndone = ({ path, value }: FieldEdit) =>
      outcome.saved.includes(path) && saving[path] !== value;
    if (isUndoable) this.undoStack.push(...before.filter(canBeUndone));
    this.set({ undoCount: this.undoStack.length });
    const { texts, bases } = this.state;
    // What was typed into a field while its value was on its way does not go with it.
    const over = outcome.saved.filter((path) => texts[path] === sent[path]);
    this.setTexts(withoutAll(texts, over), { bases: withoutAll(bases, over) });
    const areKept = before.every(({ path, value }) => saving[path] === value);
    if (outcome.saved.length > 0) this.news.onSaved(outcome.saved.length, areKept);
    for (const { path, error } of outcome.failed) this.fail(path, error, saving[path] ?? null);
    return outcome.failed.length === 0;
  }

  private async send({ path, value }: FieldEdit, version?: number): Promise<void> {
    const { document, bases } = this.state;
    const body = { fieldPath: path, newValue: value };
    const from = version ?? bases[path] ?? document.version;
    const saved = await this.verbs.editField(document.id, body, from, document);
    this.arrive(saved);
    // What is typed into the field meanwhile is typed over one's own value.
    if (path in this.state.bases)
      this.set({ bases: { ...this.state.bases, [path]: saved.version } });
  }

  private arrive(document: DocumentDetail): void {
    this.set({ document });
    this.news.onDocument(document);
  }

  /** A refused value goes back into its input, so that nothing is lost. */
  private fail(path: string, error: unknown, value: FieldValue): void {
    if (isSessionOver(error)) return this.end();
    const problem = problemOf(error);
    const texts = { ...this.state.texts, [path]: this.state.texts[path] ?? inputText(value) };
    this.setTexts(texts, { problems: { ...this.state.problems, [path]: problem } });
    this.news.onProblem(problem.message);
  }

  /** A call on the whole document, in its turn. False when it was refused, which was then said. */
  private run(
    call: (document: DocumentDetail) => Promise<DocumentDetail | null>,
    { title, fallback, leave }: { title?: string; fallback?: string; leave?: Leave } = {},
  ): Promise<boolean> {
    return this.calls.run(async () => {
      try {
        const answer = await call(this.state.document);
        if (answer) await leave?.();
        if (answer) this.arrive(answer);
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

  /** After a refusal the document may be another: shown as it is now, so that the next try knows it. */
  private async refresh(): Promise<void> {
    const { document } = this.state;
    const present = await this.verbs.getDocument(document.id).catch(() => null);
    if (present && present.version > document.version) this.arrive(present);
  }
}
