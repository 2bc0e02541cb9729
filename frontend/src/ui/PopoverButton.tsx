import Popover from '@mui/material/Popover';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button';

interface PopoverButtonProps {
  icon: LucideIcon;
  /** What the button says. */
  label: string;
  /** Name of what it opens. */
  name: string;
  /** Of what it opens. */
  className?: string;
  /** What is in it; a choice that is done with it closes it. */
  children(close: () => void): ReactNode;
}

/** A small button that opens a layer below itself, flush with its end. */
export function PopoverButton({ icon, label, name, className, children }: PopoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        ref={button}
        size="s"
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className, role: 'dialog', 'aria-label': name } }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
