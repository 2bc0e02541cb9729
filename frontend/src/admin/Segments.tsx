interface SegmentsProps<Id extends string> {
  /** Name of the group. */
  label: string;
  value: Id;
  choices: readonly { id: Id; label: string }[];
  onChoose(id: Id): void;
}

/** One of a few, all of them seen. */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { label, value, choices, onChoose } = props;
  return (
    <div className="segments" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === value}
          onClick={() => onChoose(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
