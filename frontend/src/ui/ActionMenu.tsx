import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  run(): void;
}

interface ActionMenuProps {
  /** Name of the button: whose actions. */
  label: string;
  actions: readonly MenuAction[];
  isDisabled?: boolean;
}

/** What else can be done with a row, behind three dots. */
export function ActionMenu({ label, actions, isDisabled }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (action: MenuAction): void => {
    setIsOpen(false);
    action.run();
  };
  return (
    <>
      <Button
        ref={button}
        look="ghost"
        size="s"
        icon={Ellipsis}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      />
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // The layer lies outside the landmarks of the page, so it is named as a place of its own.
        slotProps={{
          list: { 'aria-label': label },
          paper: { role: 'dialog', 'aria-label': label },
        }}
      >
        {actions.map((action) => (
          <MenuItem key={action.label} onClick={() => choose(action)}>
            <Icon of={action.icon} className="t3" />
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
