import { ERRORS, type ErrorCode } from '../contracts/errors';
import { fieldName } from '../contracts/field-names';
import type { FieldConflict } from '../contracts/review';
import type { WorkflowConflict } from '../contracts/workflow';

export type ErrorData = Readonly<Record<string, string | number>>;

/**
 * A refusal with a stable code; one filter turns it into status, Spanish text and correlation id.
 * `data` fills the `{name}` places of the text and must hold nothing of another company.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly data: ErrorData = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'DomainError';
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** VERSION_CONFLICTO with what the two people wrote; its details go out in the body's `conflict`. */
export class EditConflict extends DomainError {
  constructor(readonly conflict: FieldConflict) {
    super('VERSION_CONFLICTO', { next: 'Compare los dos valores.' });
  }
}

/** A step on a document that has been moved; by whom and how far goes out in the body's `moved`. */
export class StepConflict extends DomainError {
  constructor(
    code: 'VERSION_CONFLICTO' | 'PASO_FUERA_DE_ORDEN',
    /** Null when nobody has moved it. */
    readonly moved: WorkflowConflict | null,
  ) {
    super(code, { next: 'Vea quién movió el documento y en qué paso está.' });
  }
}

/** A field of a request in the words of a person; one that no screen sends is just a part of the request. */
const saidField = (path: string): string => {
  const name = fieldName(path);
  return name === null ? 'de la solicitud' : `«${name}»`;
};

/** The Spanish text of an error with its places filled. */
export function errorMessage(code: ErrorCode, data: ErrorData = {}): string {
  return ERRORS[code].message.replace(/\{(\w+)\}/g, (place, name: string) => {
    if (!(name in data)) return place;
    const value = String(data[name]);
    return name === 'field' ? saidField(value) : value;
  });
}
