import { Columns3 } from 'lucide-react';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Choice';
import { PopoverButton } from '../ui/PopoverButton';
import { COLUMNS, type DocumentColumn } from './columns';

interface ColumnsButtonProps {
  shown: readonly DocumentColumn[];
  /** Null goes back to what fits the screen. */
  onChoose(ids: readonly string[] | null): void;
}

/** Which columns are seen; remembered on this computer. */
export function ColumnsButton({ shown, onChoose }: ColumnsButtonProps) {
  const ids = shown.map(({ id }) => id);
  const choose = (id: string, isOn: boolean): void =>
    onChoose(isOn ? [...ids, id] : ids.filter((known) => known !== id));
  return (
    <PopoverButton
      icon={Columns3}
      label="Columnas"
      name="Columnas"
      className="history-popover col g10"
    >
      {() => (
        <>
          <fieldset className="col g4 fit t1">
            <legend className="visually-hidden">Columnas de la tabla</legend>
            {COLUMNS.map(({ id, label, isFixed }) => (
              <Checkbox
                key={id}
                label={label}
                checked={ids.includes(id)}
                disabled={isFixed}
                onChange={(isOn) => choose(id, isOn)}
              />
            ))}
          </fieldset>
          <Button size="s" look="ghost" onClick={() => onChoose(null)}>
            Las de siempre
          </Button>
        </>
      )}
    </PopoverButton>
  );
}
