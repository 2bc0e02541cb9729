import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from '../ui/DialogButton';
import type { AppDataProvider } from '../api/data-provider';
import { type Outcome, useAction } from '../api/use-action';
import { ConfirmDialog } from '../ui/ConfirmDialog';

interface ActDialogProps<Result> extends Outcome<Result> {
  title: string;
  /** What happens, in a sentence or two. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  act(provider: AppDataProvider): Promise<Result>;
  onClose(): void;
}

/** Asks, does it once, and says why not when the server refuses. */
export function ActDialog<Result>(props: ActDialogProps<Result>) {
  const { title, children, confirmLabel, cancelLabel, isDestructive, act, onClose, ...outcome } =
    props;
  const { run, isPending, errorText } = useAction(act, {
    ...outcome,
    onDone: (result) => {
      onClose();
      outcome.onDone?.(result);
    },
  });
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      isDestructive={isDestructive}
      isBusy={isPending}
      error={errorText}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

interface ConfirmButtonProps<Result> extends Omit<ActDialogProps<Result>, 'onClose'> {
  label: string;
  of?: string;
  icon?: LucideIcon;
  size?: 's' | 'm';
}

/** A button that asks before it does something that others will notice. */
export function ConfirmButton<Result>(props: ConfirmButtonProps<Result>) {
  const { label, of, icon, size, ...question } = props;
  return (
    <DialogButton size={size} icon={icon} of={of} label={label}>
      {(close) => <ActDialog isDestructive {...question} onClose={close} />}
    </DialogButton>
  );
}
