import type { FieldValue } from '@contracts/evidence';
import type { FieldConflict } from '@contracts/review';
import { isSessionOver } from '../../api/api-error';
import { HELD_MS } from '../../ui/use-held';
import { fieldValue, inputText, refusalOf, saysOther, valueOfText } from './field-input';
import { type Leave, ReviewCalls } from './review-calls';
import { stoppedText, unseenOf } from './review-preview';
import { type ReviewState, conflictOf, problemOf, without, withoutAll } from './review-state';
import type { UndoStep } from './review-store';
import { type FieldEdit, saveInSequence } from './save-fields';

/**
 * One person's work on one document: what is typed, what is on its way, what failed.
 * Calls go out one after the other, each with the version that the answer before it gave.
 */
export class ReviewSession extends ReviewCalls {
  private heldUntil = 0;

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

  /** Saves one field; with nothing typed, a doubtful one is accepted as it was read, and a contradicted one kept. */
  readonly accept = async (path: string): Promise<boolean> => {
    const typed = this.typed(path);
    const edit = typed ?? { path, value: this.value(path) };
    const isDoubted = this.state.document.fields[path]?.state !== 'contradice';
    const isSaved = typed || isDoubted ? await this.save([edit]) : true;
    if (isSaved) this.set({ kept: { ...this.state.kept, [edit.path]: edit.value } });
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

  readonly undo = (): Promise<boolean> => this.takeBack(this.steps.at(-1));

  /** Takes a step back that has not been taken back yet. */
  readonly takeBack = async (step: UndoStep | undefined): Promise<boolean> => {
    if (!step || !this.steps.includes(step)) return false;
    this.forget(step);
    return 'item' in step ? this.undoRow(step) : this.save([step], undefined, false);
  };

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
    const refused = edits.flatMap(({ path, value }) => {
      const message = refusalOf(data, path, value);
      return message === null ? [] : [{ path, message }];
    });
    const problems = { ...this.state.problems };
    for (const { path, message } of refused) problems[path] = { message, conflict: null };
    this.set({ problems });
    return refused[0]?.message ?? null;
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
    const sent = edits.map((edit) => ({
      edit,
      before: fieldValue(data, edit.path),
      text: this.state.texts[edit.path],
    }));
    const saving = Object.fromEntries(edits.map(({ path, value }) => [path, value]));
    const problems = withoutAll(this.state.problems, Object.keys(saving));
    this.set({ saving: { ...this.state.saving, ...saving }, problems });
    for (const edit of edits) this.underway.add(edit);
    const send = (edit: FieldEdit) => this.send(edit, version);
    const outcome = await this.calls.run(() => saveInSequence(edits, send));
    for (const edit of edits) this.underway.delete(edit);
    // Not before: rows may have moved meanwhile.
    const paths = edits.map(({ path }) => path);
    this.set({ saving: withoutAll(this.state.saving, paths) });
    const saved = sent.filter(({ edit }) => outcome.saved.includes(edit) && !edit.isGone);
    const undoable = saved.filter(({ edit, before }) => isUndoable && edit.value !== before);
    this.remember(...undoable.map(({ edit: { path }, before }) => ({ path, value: before })));
    const { texts, bases } = this.state;
    // What was typed into a field while its value was on its way does not go with it.
    const over = saved.flatMap(({ edit: { path }, text }) => (texts[path] === text ? path : []));
    this.setTexts(withoutAll(texts, over), { bases: withoutAll(bases, over) });
    const areKept = sent.every(({ edit, before }) => edit.value === before);
    if (saved.length > 0) this.news.onSaved(saved.length, areKept);
    for (const { edit, error } of outcome.failed) this.fail(edit, error);
    return outcome.failed.length === 0;
  }

  private async send(edit: FieldEdit, version?: number): Promise<void> {
    const { document, bases } = this.state;
    const { path, value, isGone } = edit;
    if (isGone) return;
    const from = version ?? bases[path] ?? document.version;
    const body = { fieldPath: path, newValue: value };
    try {
      this.arrive(await this.verbs.editField(document.id, body, from, document));
    } catch (error) {
      const isOfRows = (conflictOf(error)?.path ?? path) !== path;
      if (!isOfRows || !(await this.refresh())) throw error;
      // Where nothing but the rows has moved the value goes after its own.
      const stands =
        fieldValue(document.extractedData ?? {}, path) === this.documentValue(edit.path);
      if (from !== document.version || !(stands || edit.isGone)) throw error;
      return this.send(edit, this.state.document.version);
    }
    // What is typed into the field meanwhile is typed over one's own value.
    if (edit.path in this.state.bases)
      this.set({ bases: { ...this.state.bases, [edit.path]: this.state.document.version } });
  }

  private theirs(conflict: FieldConflict, path: string): FieldValue {
    return conflict.path === path ? conflict.theirs : this.documentValue(path);
  }

  private documentValue(path: string): FieldValue {
    return fieldValue(this.state.document.extractedData ?? {}, path);
  }

  /** A refused value goes back into its input, so that nothing is lost. */
  private fail({ path, value, isGone }: FieldEdit, error: unknown): void {
    if (isSessionOver(error)) return this.end();
    if (isGone) return;
    const { conflict, message } = problemOf(error);
    const problem = {
      message,
      // To the server rows that moved are a change of their list; what stands in the cell is known here.
      conflict: conflict && { ...conflict, path, theirs: this.theirs(conflict, path) },
    };
    const texts = { ...this.state.texts, [path]: this.state.texts[path] ?? inputText(value) };
    this.setTexts(texts, { problems: { ...this.state.problems, [path]: problem } });
    this.news.onProblem(problem.message);
  }
}
