import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from './Icon';
import './button.css';

export type ButtonLook = 'plain' | 'primary' | 'ghost' | 'danger';

interface Look {
  look?: ButtonLook;
  size?: 's' | 'm' | 'l';
  /** Without words beside it, the button is square: `aria-label` is then the name. */
  icon?: LucideIcon;
}

interface Worded extends Look {
  className?: string;
  children?: ReactNode;
}

/** What makes an element look like a button: its classes, and the icon before its words. */
export function dressed<Props extends Worded>(props: Props) {
  const { look = 'plain', size = 'm', icon, className, children, ...rest } = props;
  const square = icon && !children && 'btn-square';
  return {
    ...rest,
    className: ['btn', `btn-${look}`, `btn-${size}`, square, className].filter(Boolean).join(' '),
    children: (
      <>
        {icon && <Icon of={icon} size={size === 's' ? 15 : 16} />}
        {children}
      </>
    ),
  };
}

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

export function Button({ of, ...props }: ButtonProps) {
  const { children, ...dress } = dressed(props);
  return (
    <button type="button" onMouseDown={leaveFieldFocused} {...dress}>
      {children}
      {of && <span className="visually-hidden"> {of}</span>}
    </button>
  );
}

/** A link that looks like a button: it leads to another page of the server. */
export const ButtonLink = (props: Look & ComponentProps<'a'>) => <a {...dressed(props)} />;
