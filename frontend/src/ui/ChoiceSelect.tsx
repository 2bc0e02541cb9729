import './filter-chip.css';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

export interface ChoiceSelectProps<Value extends string> {
  /** What is filtered by: "Equipo". */
  name: string;
  /** Empty while everything is let through. */
  value: Value | '';
  choices: readonly Choice<Value>[];
  /** What the empty choice is called. */
  all?: string;
  /** What a value is called that is no choice, such as a person who has left. */
  otherwise?: string;
  onChoose(value: Value | ''): void;
}

/** The system's own list of what a filter can be set to. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { name, value, choices, all = `${name}: todos`, otherwise = value, onChoose } = props;
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const choose = (text: string): void =>
    onChoose(choices.find((choice) => choice.value === text)?.value ?? '');
  return (
    <select
      aria-label={`Filtrar por ${name.toLowerCase()}`}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{all}</option>
      {!isKnown && <option value={value}>{otherwise}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
