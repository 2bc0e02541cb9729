import Popover from '@mui/material/Popover';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button';

interface PopoverButtonProps {
  icon: LucideIcon;
  /** What the button says. */
  label: ReactNode;
  /** Without a frame of its own. */
  isGhost?: boolean;
  onOpen?(): void;
  /** Name of what it opens. */
  name: string;
  /** Of what it opens. */
  className?: string;
  /** What is in it; a choice that is done with it closes it. */
  children(close: () => void): ReactNode;
}

/** A small button that opens a layer below itself, flush with its end. */
export function PopoverButton(props: PopoverButtonProps) {
  const { icon, label, name, className, isGhost = false, onOpen, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        ref={button}
        size="s"
        look={isGhost ? 'ghost' : 'plain'}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(true);
          onOpen?.();
        }}
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
