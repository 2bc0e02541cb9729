import { Injectable } from '@nestjs/common';
import type { ReviewAnswer } from '../../contracts/document-change';
import type { FieldValue } from '../../contracts/evidence';
import { MAX_ITEMS } from '../../contracts/limits';
import { MAX_ITEM_KEYS, type AddItemRequest, type EditFieldRequest } from '../../contracts/review';
import { DomainError } from '../../rules/domain-error';
import { isEditablePath, isFieldKey, leafAt } from '../../rules/field-path';
import { expectedValue, readFieldValue } from '../../rules/field-value';
import type { EventData } from '../../platform/event-store';
import { applyEdit, type EditOutcome } from './domain/apply-edit';
import type { ReviewState } from './domain/review-state';
import { addRow, itemAt, itemListOf, removeRow, rowsOf, type Item } from './domain/rows';
import { assertSeen, assertUnlocked, writableStateOf } from './editable';
import { ReviewAssessor } from './review-assessor.service';
import { ReviewDuplicates } from './review-duplicates.service';
import type { HeldAct } from '../document/document-act';
import { DocumentChanges } from '../document/document-changes.service';

/** Adds rows to a document's line items and takes rows out. */
@Injectable()
export class ItemsService {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly assessor: ReviewAssessor,
  ) {}

  /** Throws what an edit throws; CAMPO_INVALIDO names `index` or `item`. */
  add(act: HeldAct, { index, item = {} }: AddItemRequest): Promise<ReviewAnswer> {
    return this.changes.answer(act, async (document, signature) => {
      const state = writableStateOf(document);
      assertUnlocked(document);
      const list = itemListOf(state.data);
      const { length } = rowsOf(state.data, list);
      const at = index ?? length;
      if (at > length || length >= MAX_ITEMS) throw invalid('index');
      const row = readItem(list, item);
      // A corrected cell stands in nobody's way; other rows than those seen do.
      const edits = state.edits.filter(({ path }) => path === list);
      if (at < length) assertSeen(document, { ...state, edits }, act, { path: list, mine: null });
      const next = addRow(state, list, at, row, signature);
      const set = await this.assessor.assess(document, next);
      return {
        set,
        type: 'ItemAdded',
        data: { path: `${list}.${at}`, item: row },
        row: { list, index: at, by: 1 },
      };
    });
  }

  /** Throws what an edit throws; NO_ENCONTRADO for a row that is not there. */
  remove(act: HeldAct, index: number): Promise<ReviewAnswer> {
    return this.changes.answer(act, async (document, signature) => {
      const state = writableStateOf(document);
      assertUnlocked(document);
      const list = itemListOf(state.data);
      const path = `${list}.${index}`;
      const { length } = rowsOf(state.data, list);
      if (index < 0 || index >= length) throw new DomainError('NO_ENCONTRADO');
      assertSeen(document, state, act, { path, mine: null });
      const item = itemAt(state.data, list, index);
      const set = await this.assessor.assess(document, removeRow(state, list, index, signature));
      return { set, type: 'ItemRemoved', data: { path, item }, row: { list, index, by: -1 } };
    });
  }
}

/** The values of a new row, each read as an edit of its cell would be. */
function readItem(list: string, item: Item): Item {
  const entries = Object.entries(item);
  if (entries.length > MAX_ITEM_KEYS) throw invalid('item');
  return Object.fromEntries(
    entries.map(([key, typed]) => {
      const read = isFieldKey(key) ? readFieldValue(`${list}.0.${key}`, typed, null) : 'refused';
      if (read === 'refused') throw invalid('item');
      return [key, read.value];
    }),
  );
}

/** Corrects a field of a document, or accepts a doubtful one as it was read. */
@Injectable()
export class EditService {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly assessor: ReviewAssessor,
    private readonly duplicates: ReviewDuplicates,
  ) {}

  /**
   * Throws NO_ENCONTRADO, ESTADO_NO_PERMITE, DOCUMENTO_BLOQUEADO, CAMPO_INVALIDO (`fieldPath`),
   * VALOR_INVALIDO, VERSION_CONFLICTO.
   */
  editField(act: HeldAct, { fieldPath, newValue }: EditFieldRequest): Promise<ReviewAnswer> {
    return this.changes.answer(act, async (document, signature) => {
      const state = writableStateOf(document);
      assertUnlocked(document);
      const value = valueOf(state, fieldPath, newValue);
      if (value !== leafAt(state.data, fieldPath)) {
        assertSeen(document, state, act, { path: fieldPath, mine: value });
      }
      const outcome = applyEdit(state, fieldPath, value, signature);
      if (!outcome) return null;
      const set = await this.assessor.assess(document, outcome.state);
      const key = set.comprobanteKey ?? null;
      const after = () => this.duplicates.follow(document, key);
      if (key === document.comprobanteKey) return { set, ...eventOf(outcome) };
      // It is another comprobante now: what was accepted of the former says nothing of this one.
      return { set: { ...set, duplicateAcceptance: null }, ...eventOf(outcome), after };
    });
  }
}

function valueOf({ data }: ReviewState, path: string, typed: unknown): FieldValue {
  if (!isEditablePath(data, path)) throw invalid('fieldPath');
  const read = readFieldValue(path, typed, leafAt(data, path));
  if (read === 'refused')
    throw new DomainError('VALOR_INVALIDO', { expected: expectedValue(path) });
  return read.value;
}

const invalid = (field: string): DomainError => new DomainError('CAMPO_INVALIDO', { field });

function eventOf({ kind, changes }: EditOutcome): {
  type: 'FieldEdited' | 'FieldAccepted';
  data: EventData;
} {
  const [change, ...also] = changes.map(({ path, old, new: value }) => ({ path, old, new: value }));
  if (kind === 'accepted') return { type: 'FieldAccepted', data: { ...change } };
  return { type: 'FieldEdited', data: { ...change, ...(also.length > 0 ? { also } : {}) } };
}
