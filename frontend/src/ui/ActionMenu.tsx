import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, ButtonLink } from './Button';
import { Hint } from './Hint';
import { Icon } from './Icon';
import { useLayer } from './PopoverButton';

interface MenuChoice {
  label: string;
  icon?: LucideIcon;
  /** It is the one in use, and how. */
  mark?: LucideIcon;
  run?(): void;
  /** Leads to another page of the server, in another tab. */
  href?: string;
  /** Why it cannot be done now. */
  refused?: string;
}

export interface MenuAction extends MenuChoice {
  icon: LucideIcon;
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

interface MenuButtonProps extends Omit<ComponentProps<typeof Button>, 'name'> {
  /** Of the menu. */
  name: string;
  choices: readonly MenuChoice[];
  /** It opens upwards. */
  isAbove?: boolean;
}

const ABOVE = {
  anchorOrigin: { vertical: 'top', horizontal: 'center' },
  transformOrigin: { vertical: 'bottom', horizontal: 'center' },
} as const;

/** A button that opens a menu; its own name is that of the menu unless said. */
export function MenuButton({ name, choices, isAbove, ...button }: MenuButtonProps) {
  const { opener, layer, close } = useLayer(name);
  return (
    <>
      <Button aria-label={name} {...button} {...opener} aria-haspopup="menu" />
      <Menu
        {...layer}
        {...(isAbove && ABOVE)}
        slotProps={{ ...layer.slotProps, list: { 'aria-label': name } }}
      >
        {choices.map(({ label, icon, mark, run, href, refused }) => (
          <MenuItem
            key={label}
            selected={mark !== undefined}
            disabled={refused !== undefined}
            {...(href && { component: 'a', href, ...opened })}
            onClick={() => {
              close();
              run?.();
            }}
          >
            {icon && <Icon of={icon} className="t3" />}
            <span className="sp">{label}</span>
            {mark && <Icon of={mark} size={14} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface ActionMenuProps {
  /** Name of the button: whose actions. */
  label: string;
  actions: readonly MenuAction[];
  isDisabled?: boolean;
  size?: 's' | 'm';
}

/** What else can be done with a row or a document, behind three dots. */
export const ActionMenu = ({ label, actions, isDisabled, size = 's' }: ActionMenuProps) => (
  <MenuButton
    look="ghost"
    size={size}
    icon={Ellipsis}
    name={label}
    disabled={isDisabled}
    choices={actions}
  />
);
