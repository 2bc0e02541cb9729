import { Injectable } from '@nestjs/common';
import type { ReviewAnswer } from '../../contracts/document-change';
import type { FieldValue } from '../../contracts/evidence';
import type { EditFieldRequest } from '../../contracts/review';
import { DomainError } from '../../rules/domain-error';
import { isEditablePath, leafAt } from '../../rules/field-path';
import { expectedValue, readFieldValue } from '../../rules/field-value';
import type { EventData } from '../../platform/event-store';
import { applyEdit, type EditOutcome } from './domain/apply-edit';
import type { ReviewState } from './domain/review-state';
import { assertSeen, assertUnlocked, writableStateOf } from './editable';
import { ReviewAssessor } from './review-assessor.service';
import { ReviewDuplicates } from './review-duplicates.service';
import { ReviewWriter, type HeldAct } from './review-writer.service';

/** Corrects a field of a document, or accepts a doubtful one as it was read. */
@Injectable()
export class EditService {
  constructor(
    private readonly writer: ReviewWriter,
    private readonly assessor: ReviewAssessor,
    private readonly duplicates: ReviewDuplicates,
  ) {}

  /**
   * Throws NO_ENCONTRADO, ESTADO_NO_PERMITE, DOCUMENTO_BLOQUEADO, CAMPO_INVALIDO (`fieldPath`),
   * VALOR_INVALIDO, VERSION_CONFLICTO.
   */
  editField(act: HeldAct, { fieldPath, newValue }: EditFieldRequest): Promise<ReviewAnswer> {
    return this.writer.answer(act, async (document, signature) => {
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
