import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from './Icon';
import './button.css';

export type ButtonLook = 'plain' | 'primary' | 'ghost' | 'danger';

interface Look {
  look?: ButtonLook;
  size?: 's' | 'm' | 'l';
  icon?: LucideIcon;
  /** Only the icon is seen: `aria-label` is then the name. */
  square?: boolean;
}

const classesOf = ({ look = 'plain', size = 'm', square }: Look, extra = ''): string =>
  ['btn', `btn-${look}`, `btn-${size}`, square ? 'btn-square' : '', extra]
    .filter(Boolean)
    .join(' ');

const iconSize = (size: Look['size']): number => (size === 's' ? 15 : 16);

/**
 * Pressed with the mouse, a button leaves the focus in the field of its form. A field that is refused on being left
 * draws its note and moves what stands below it: the button would be let go elsewhere than it was pressed, and that
 * is no click.
 */
function leaveFieldFocused(event: MouseEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  const { activeElement } = document;
  const isInField = activeElement instanceof HTMLInputElement && activeElement.form === form;
  if (form && isInField) event.preventDefault();
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** The rest of its name, for who does not see what it stands beside. */
  of?: string;
}

export function Button(props: ButtonProps) {
  const { look, size, icon, square, of, className, children, ...rest } = props;
  return (
    <button
      type="button"
      onMouseDown={leaveFieldFocused}
      {...rest}
      className={classesOf({ look, size, square }, className)}
    >
      {icon && <Icon of={icon} size={iconSize(size)} />}
      {children}
      {of && <span className="visually-hidden"> {of}</span>}
    </button>
  );
}

/** A link that looks like a button: it leads to another page of the server. */
export function ButtonLink(props: Look & ComponentProps<'a'>) {
  const { look, size, icon, square, className, children, ...rest } = props;
  return (
    <a {...rest} className={classesOf({ look, size, square }, className)}>
      {icon && <Icon of={icon} size={iconSize(size)} />}
      {children}
    </a>
  );
}
