import Popover from '@mui/material/Popover';
import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Choice';
import { COLUMNS, type Column, type ColumnId } from './columns';

interface ColumnsButtonProps {
  shown: readonly Column[];
  /** Null goes back to what fits the screen. */
  onChoose(ids: readonly ColumnId[] | null): void;
}

/** Which columns are seen; remembered on this computer. */
export function ColumnsButton({ shown, onChoose }: ColumnsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ids = shown.map(({ id }) => id);
  const choose = (id: ColumnId, isOn: boolean): void =>
    onChoose(isOn ? [...ids, id] : ids.filter((known) => known !== id));
  return (
    <>
      <Button
        ref={button}
        size="s"
        icon={Columns3}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        Columnas
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { className: 'history-popover', role: 'dialog', 'aria-label': 'Columnas' },
        }}
      >
        <fieldset className="choice-list">
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
      </Popover>
    </>
  );
}
