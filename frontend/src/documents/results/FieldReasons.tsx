import type { FieldState } from '@contracts/evidence';

/** Why a field is in its state: always said when something is wrong, else only in the open row. */
export function FieldReasons({
  state,
  reasons,
  against,
  isOpen,
}: {
  state: FieldState;
  reasons: readonly string[];
  /** Those that contradict a value, of this field or another. */
  against: ReadonlySet<string>;
  isOpen: boolean;
}) {
  const isWrong = state === 'contradice' || state === 'dudoso';
  if (reasons.length === 0 || !(isWrong || isOpen)) return null;
  return (
    <ul className="thin t2 field-reasons sm" data-state={state}>
      {reasons.map((reason) => (
        <li key={reason} data-against={against.has(reason) || undefined}>
          {reason}
        </li>
      ))}
    </ul>
  );
}
