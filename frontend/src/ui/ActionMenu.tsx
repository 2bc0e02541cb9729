import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from './Button';
import { Hint } from './Hint';
import { Icon } from './Icon';

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  run?(): void;
  /** Leads to another page of the server, in another tab. */
  href?: string;
  /** Why it cannot be done now. */
  refused?: string;
}

const opened = { target: '_blank', rel: 'noreferrer' };

/** The same actions where there is room: each an icon with its name as a hint. */
export const ActionIcons = ({ actions }: { actions: readonly MenuAction[] }) =>
  actions.map(({ label, icon, run, href, refused }) => (
    <Hint key={label} text={refused ?? label}>
      {href ? (
        <ButtonLink look="ghost" icon={icon} aria-label={label} href={href} {...opened} />
      ) : (
        <Button
          look="ghost"
          icon={icon}
          aria-label={label}
          disabled={refused !== undefined}
          onClick={run}
        />
      )}
    </Hint>
  ));

interface ActionMenuProps {
  /** Name of the button: whose actions. */
  label: string;
  actions: readonly MenuAction[];
  isDisabled?: boolean;
  size?: 's' | 'm';
}

/** What else can be done with a row or a document, behind three dots. */
export function ActionMenu({ label, actions, isDisabled, size = 's' }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (action: MenuAction): void => {
    setIsOpen(false);
    action.run?.();
  };
  return (
    <>
      <Button
        ref={button}
        look="ghost"
        size={size}
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
          <MenuItem
            key={action.label}
            disabled={action.refused !== undefined}
            {...(action.href && { component: 'a', href: action.href, ...opened })}
            onClick={() => choose(action)}
          >
            <Icon of={action.icon} className="t3" />
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
