import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { COLUMNS } from '../columns';

const SORTABLE = COLUMNS.flatMap((column) => [column, column.second ?? []].flat()).filter(
  ({ first }) => first,
);

/** The seven keys for views without heads; the same key again turns the order round. */
export function SortMenu({ isPhone }: { isPhone: boolean }) {
  const { sort, setSort } = useListContext();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isUp = sort.order === 'ASC';
  const label = SORTABLE.find(({ source }) => source === sort.field)?.label ?? '';
  const name = `Ordenar: ${label}, ${isUp ? 'ascendente' : 'descendente'}`;
  return (
    <>
      <Button
        ref={button}
        size={isPhone ? 'm' : 's'}
        icon={ArrowUpDown}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {!isPhone && (
          <>
            {label}
            <Icon of={isUp ? ArrowUp : ArrowDown} size={12} />
          </>
        )}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        slotProps={{
          list: { 'aria-label': 'Ordenar por' },
          paper: { role: 'dialog', 'aria-label': 'Ordenar por' },
        }}
      >
        {SORTABLE.map(({ source, label: word }) => (
          <MenuItem
            key={source}
            selected={source === sort.field}
            onClick={() => {
              const isTurned = source === sort.field && isUp;
              setSort({ field: source, order: isTurned ? 'DESC' : 'ASC' });
              setIsOpen(false);
            }}
          >
            <span className="sp">{word}</span>
            {source === sort.field && <Icon of={isUp ? ArrowUp : ArrowDown} size={14} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
