import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { InlineError } from './InlineError';

interface ConfirmDialogProps {
  title: string;
  /** What happens, in a sentence or two. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** Why the last try failed. */
  error?: string | null;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back, or that another person will notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = 'Cancelar', isDestructive, isBusy } = props;
  return (
    <Dialog
      title={title}
      onClose={props.onClose}
      onSubmit={props.onConfirm}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={props.onClose} disabled={isBusy} autoFocus>
            {cancelLabel}
          </Button>
          <Button type="submit" look={isDestructive ? 'danger' : 'primary'} disabled={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {props.error && <InlineError text={props.error} />}
    </Dialog>
  );
}
