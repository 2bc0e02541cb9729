import { Dialog, type DialogProps } from './Dialog';

interface ConfirmDialogProps extends Omit<DialogProps, 'onSubmit' | 'actions' | 'look'> {
  isDestructive?: boolean;
  onConfirm(): void;
}

/** Asks before something that cannot be taken back, or that another person will notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, isDestructive, onConfirm, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      look={isDestructive ? 'danger' : 'primary'}
      isCancelFocused
      onSubmit={onConfirm}
    >
      <div>{children}</div>
    </Dialog>
  );
}
