import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SORTABLE } from '../grid/columns';
import { type ChangeHistory, type Sorting, sortedBy } from '../history-params';

interface SortMenuProps {
  sorting: Sorting;
  change: ChangeHistory;
  isPhone: boolean;
}

/** The seven keys for views without heads; the same key again turns the order round. */
export function SortMenu({ sorting, change, isPhone }: SortMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isUp = sorting.order === 'ASC';
  const label = SORTABLE.find(({ key }) => key === sorting.sort)?.label ?? '';
  const name = `Ordenar: ${label}, ${isUp ? 'ascendente' : 'descendente'}`;
  return (
    <>
      <Button
        ref={button}
        size={isPhone ? 'm' : 's'}
        square={isPhone}
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
        {SORTABLE.map(({ key, label: word }) => (
          <MenuItem
            key={key}
            selected={key === sorting.sort}
            onClick={() => {
              change(sortedBy(sorting, key));
              setIsOpen(false);
            }}
          >
            <span className="sp">{word}</span>
            {key === sorting.sort && <Icon of={isUp ? ArrowUp : ArrowDown} size={14} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
