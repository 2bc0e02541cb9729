import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './Button';
import type { Notice } from './Notification';
import { useCopy } from './use-copy';

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'icon' | 'onClick'> {
  label: string;
  /** Made on demand: it may be long. */
  text: () => string;
  success: Notice;
}

export function CopyButton({ label, text, success, size = 's', ...button }: CopyButtonProps) {
  const { copy, isCopied } = useCopy(success);
  return (
    <Button
      {...button}
      size={size}
      icon={isCopied ? Check : Copy}
      onClick={() => void copy(text())}
    >
      {label}
    </Button>
  );
}
