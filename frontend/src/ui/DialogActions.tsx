import { Button } from './Button';

interface DialogActionsProps {
  confirmLabel: string;
  /** While its work is being done. */
  busyLabel?: string;
  look?: 'primary' | 'danger';
  isBusy?: boolean;
  /** Something is missing: it cannot go on. */
  isShut?: boolean;
  onClose(): void;
}

/** The two ways out of a short form over the page: back, and on. */
export function DialogActions(props: DialogActionsProps) {
  const { confirmLabel, busyLabel = confirmLabel, look = 'primary' } = props;
  const { isBusy = false, isShut = false, onClose } = props;
  return (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        Cancelar
      </Button>
      <Button type="submit" look={look} disabled={isBusy || isShut}>
        {isBusy ? busyLabel : confirmLabel}
      </Button>
    </>
  );
}
