import { Check, Copy } from 'lucide-react';
import { Button } from './Button';
import type { ToastContent } from './toast/toast-store';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  label: string;
  /** Made on demand: it may be long. */
  text: () => string;
  success: ToastContent;
}

export function CopyButton({ label, text, success }: CopyButtonProps) {
  const { copy, isCopied } = useCopy(success);
  return (
    <Button size="s" icon={isCopied ? Check : Copy} onClick={() => void copy(text())}>
      {label}
    </Button>
  );
}
