import type { FieldProof, FieldState } from '@contracts/evidence';
import { FieldStateChip } from '../../../../ui/state-chips';

export interface DrawnField {
  readonly name: string;
  readonly value: string;
  readonly state: FieldState;
  readonly proof?: FieldProof;
}

/** A read field with its state, as the review shows it. */
export function FieldRow({ name, value, state, proof }: DrawnField) {
  return (
    <div className="pic-field">
      <span className="t2">{name}</span>
      <span className="m ell">{value}</span>
      <FieldStateChip state={state} proof={proof} />
    </div>
  );
}
