import { Injectable } from '@nestjs/common';
import type { ReviewAnswer } from '../../contracts/document-change';
import { MAX_ITEMS } from '../../contracts/limits';
import { MAX_ITEM_KEYS, type AddItemRequest } from '../../contracts/review';
import { DomainError } from '../../rules/domain-error';
import { isFieldKey } from '../../rules/field-path';
import { readFieldValue } from '../../rules/field-value';
import { addRow, itemAt, itemListOf, removeRow, rowsOf, type Item } from './domain/rows';
import { assertSeen, assertUnlocked, writableStateOf } from './editable';
import { ReviewAssessor } from './review-assessor.service';
import { ReviewWriter, type HeldAct } from './review-writer.service';

/** Adds rows to a document's line items and takes rows out. */
@Injectable()
export class ItemsService {
  constructor(
    private readonly writer: ReviewWriter,
    private readonly assessor: ReviewAssessor,
  ) {}

  /** Throws what an edit throws; CAMPO_INVALIDO names `index` or `item`. */
  add(act: HeldAct, { index, item = {} }: AddItemRequest): Promise<ReviewAnswer> {
    return this.writer.answer(act, async (document, signature) => {
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
    return this.writer.answer(act, async (document, signature) => {
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

const invalid = (field: string): DomainError => new DomainError('CAMPO_INVALIDO', { field });

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
