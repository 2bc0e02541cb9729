import { MAX_COMMENT_CHARS } from '@contracts/review';
import { useState } from 'react';
import { DialogActions } from '../../ui/DialogActions';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';

interface ReasonDialogProps {
  title: string;
  help: string;
  confirmLabel: string;
  /** False when it was refused, which was then said. */
  onConfirm(reason: string): Promise<boolean>;
  onClose(): void;
}

/** Asks for the reason of an act that is recorded with it. */
export function ReasonDialog({ title, help, confirmLabel, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = (): void => {
    if (reason.trim() === '') {
      setError('Escriba el motivo.');
      return;
    }
    setIsBusy(true);
    void onConfirm(reason.trim()).then((isDone) => {
      setIsBusy(false);
      if (isDone) onClose();
    });
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      actions={<DialogActions confirmLabel={confirmLabel} isBusy={isBusy} onClose={onClose} />}
    >
      <Field
        label="Motivo"
        value={reason}
        maxLength={MAX_COMMENT_CHARS}
        help={help}
        error={error}
        autoFocus
        onChange={(event) => {
          setError(null);
          setReason(event.currentTarget.value);
        }}
      />
    </Dialog>
  );
}
