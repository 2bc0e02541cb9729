import { useEffect, useRef } from 'react';
import '../ui/choice.css';

interface PageCheckboxProps {
  chosen: number;
  total: number;
  onChange(isOn: boolean): void;
}

/** Takes the whole page, or lets go of it; half full while only some of it is chosen. */
export function PageCheckbox({ chosen, total, onChange }: PageCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isAll = total > 0 && chosen === total;
  const isSome = chosen > 0 && !isAll;
  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <span className="choice checkbox">
      <input
        ref={input}
        type="checkbox"
        aria-label="Seleccionar la página"
        disabled={total === 0}
        checked={isAll}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  );
}
