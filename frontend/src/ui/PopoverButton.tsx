import Popover from '@mui/material/Popover';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button';

/**
 * A layer that a button opens below itself, flush with its end. It lies outside the landmarks of the page, so it is
 * named as a place of its own.
 */
export function useLayer(name: string, className?: string) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return {
    close,
    opener: {
      ref: button,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: (): void => setIsOpen(true),
    },
    layer: {
      open: isOpen,
      anchorEl: () => button.current,
      onClose: close,
      anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
      transformOrigin: { vertical: 'top', horizontal: 'right' },
      slotProps: { paper: { className, role: 'dialog', 'aria-label': name } },
    },
  } as const;
}

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

/** A small button that opens a layer. */
export function PopoverButton(props: PopoverButtonProps) {
  const { icon, label, name, className, isGhost = false, onOpen, children } = props;
  const { opener, layer, close } = useLayer(name, className);
  return (
    <>
      <Button
        {...opener}
        size="s"
        look={isGhost ? 'ghost' : 'plain'}
        icon={icon}
        onClick={() => {
          opener.onClick();
          onOpen?.();
        }}
      >
        {label}
      </Button>
      <Popover {...layer}>{children(close)}</Popover>
    </>
  );
}
