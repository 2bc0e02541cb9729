import Popover from '@mui/material/Popover';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FilterChip } from '../../ui/FilterChip';
import { useLayer } from '../../ui/PopoverButton';
import { type Days, daysInWords, isBackwards, USUAL_DAYS } from './days';

interface DaysChipProps {
  days: Days;
  onChange(days: Days): void;
}

interface DaysFormProps extends DaysChipProps {
  onClose(): void;
}

function DaysForm({ days, onChange, onClose }: DaysFormProps) {
  const [draft, setDraft] = useState(days);
  const isWrong = isBackwards(draft);
  const choose = (chosen: Days): void => {
    onChange(chosen);
    onClose();
  };
  return (
    <form
      className="col g14 days-form"
      role="none"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) choose(draft);
      }}
    >
      <div className="row wraps g6">
        {USUAL_DAYS.map(({ label, daysAt }) => (
          <Button key={label} size="s" onClick={() => choose(daysAt(Date.now()))}>
            {label}
          </Button>
        ))}
      </div>
      <div className="days-ends g10 in-grid">
        <Field
          label="Desde"
          type="date"
          value={draft.from}
          onChange={(event) => setDraft({ ...draft, from: event.target.value })}
        />
        <Field
          label="Hasta"
          type="date"
          value={draft.to}
          error={isWrong ? 'Es anterior a la primera fecha.' : null}
          onChange={(event) => setDraft({ ...draft, to: event.target.value })}
        />
      </div>
      <Button type="submit" look="primary" disabled={isWrong}>
        Aplicar
      </Button>
    </form>
  );
}

/** The days in Peru that are looked at. */
export function DaysChip({ days, onChange }: DaysChipProps) {
  const { opener, layer, close } = useLayer('Fechas');
  const shown = daysInWords(days);
  return (
    <>
      <FilterChip
        name="Fechas"
        icon={CalendarDays}
        shown={shown}
        onClear={() => onChange({ from: '', to: '' })}
      >
        <button
          {...opener}
          type="button"
          className="filter-chip-open"
          aria-label={`Filtrar por fechas${shown ? `: ${shown}` : ''}`}
        />
      </FilterChip>
      <Popover
        {...layer}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      >
        <DaysForm days={days} onChange={onChange} onClose={close} />
      </Popover>
    </>
  );
}
