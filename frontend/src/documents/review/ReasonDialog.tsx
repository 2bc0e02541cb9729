import { MAX_COMMENT_CHARS } from '@contracts/review';
import { useState } from 'react';
import { useDraft } from '../../drafts/use-draft';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';

interface ReasonDialogProps {
  /** Names its draft; a dialog that has one is opened again. */
  form: string;
  title: string;
  help: string;
  /** A comment that may be left out, in place of a reason. */
  isComment?: boolean;
  confirmLabel: string;
  /** False when it was refused, which was then said. */
  onConfirm(reason: string): Promise<boolean>;
  onClose(): void;
}

const NO_REASON = { reason: '' };

/** Asks for the reason of an act that is recorded with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { form, title, help, isComment = false, confirmLabel, onConfirm, onClose } = props;
  const { draft, change, drop } = useDraft(form, NO_REASON);
  const { reason } = draft;
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const close = (): void => {
    drop();
    onClose();
  };
  const submit = (): void => {
    if (!isComment && reason.trim() === '') {
      setError('Escriba el motivo.');
      return;
    }
    setIsBusy(true);
    void onConfirm(reason.trim()).then((isDone) => {
      setIsBusy(false);
      if (isDone) close();
    });
  };
  return (
    <Dialog
      title={title}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
      onClose={close}
      onSubmit={submit}
    >
      <Field
        label={isComment ? 'Comentario' : 'Motivo'}
        isOptional={isComment}
        value={reason}
        maxLength={MAX_COMMENT_CHARS}
        help={help}
        error={error}
        autoFocus
        onChange={(event) => {
          setError(null);
          change({ reason: event.currentTarget.value });
        }}
      />
    </Dialog>
  );
}
