import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './Button';

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  label?: ReactNode;
  /** Before it is pressed, such as where a draft waits in the dialog. */
  isOpenFirst?: boolean;
  /** The dialog, which is given the way out of it. */
  children(close: () => void): ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton(props: DialogButtonProps) {
  const { label, isOpenFirst = false, children, ...button } = props;
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
