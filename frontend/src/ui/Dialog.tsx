import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from './Button';
import './dialog.css';
import { InlineError } from './InlineError';

export interface DialogProps {
  /** The way on; while its work is being done it may have another name. */
  confirmLabel?: string;
  busyLabel?: string;
  look?: 'primary' | 'danger';
  /** Something is missing: it cannot go on. */
  isShut?: boolean;
  cancelLabel?: string;
  /** The way back takes the focus. */
  isCancelFocused?: boolean;
  /** Nothing closes it while its work is being done. */
  isBusy?: boolean;
  /** Escape, and a click beside the dialog unless `isModal`. */
  onClose(): void;
  title: string;
  children: ReactNode;
  /** Why the last try failed. */
  error?: string | null;
  /** In place of back and on: other buttons, the one that goes on last. */
  actions?: ReactNode;
  /** Enter and the button of type `submit`; they close what is only read. */
  onSubmit?(): void;
  /** A click beside the dialog does not close it: what it shows would be lost. */
  isModal?: boolean;
}

function BackAndOn(props: DialogProps) {
  const { confirmLabel, busyLabel = confirmLabel, look = 'primary' } = props;
  const { isBusy = false, isShut = false, cancelLabel = 'Cancelar' } = props;
  const isRead = props.onSubmit === undefined;
  return (
    <>
      {!isRead && (
        <Button onClick={props.onClose} disabled={isBusy} autoFocus={props.isCancelFocused}>
          {cancelLabel}
        </Button>
      )}
      <Button type="submit" look={look} disabled={isBusy || isShut} autoFocus={isRead}>
        {isBusy ? busyLabel : confirmLabel}
      </Button>
    </>
  );
}

/** A question or a short form over the page; the focus goes in, stays, and comes back. */
export function Dialog(props: DialogProps) {
  const { title, children, error, onClose, isModal = false, isBusy = false } = props;
  const { onSubmit = onClose, actions = <BackAndOn {...props} /> } = props;
  const titleId = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // The event of a dialog inside a form of the page would submit that form, too.
    event.stopPropagation();
    onSubmit();
  };
  const close = (_: unknown, reason: 'backdropClick' | 'escapeKeyDown'): void => {
    if (!isBusy && !(isModal && reason === 'backdropClick')) onClose();
  };
  return (
    <MuiDialog open onClose={close} aria-labelledby={titleId} className="dialog">
      <form noValidate onSubmit={submit} role="none" aria-busy={isBusy || undefined}>
        <h2 id={titleId} className="breaks dialog-title">
          {title}
        </h2>
        <div className="breaks col g12 t2 dialog-body">
          {children}
          {error && <InlineError text={error} />}
        </div>
        <div className="dialog-actions to-end flex g8">{actions}</div>
      </form>
    </MuiDialog>
  );
}
