import { Check, Copy } from 'lucide-react';
import { Button, type ButtonLook } from './Button';
import type { Notice } from './Notification';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  label: string;
  /** Made on demand: it may be long. */
  text: () => string;
  success: Notice;
  look?: ButtonLook;
  size?: 's' | 'm';
}

export function CopyButton({ label, text, success, look, size = 's' }: CopyButtonProps) {
  const { copy, isCopied } = useCopy(success);
  return (
    <Button
      look={look}
      size={size}
      icon={isCopied ? Check : Copy}
      onClick={() => void copy(text())}
    >
      {label}
    </Button>
  );
}
