import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import './dialog.css';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons, the one that goes on last. */
  actions: ReactNode;
  /** Escape, and a click beside the dialog unless `isModal`. */
  onClose(): void;
  /** Enter and the button of type `submit`. */
  onSubmit(): void;
  /** A click beside the dialog does not close it: what it shows would be lost. */
  isModal?: boolean;
  /** Nothing closes it while its work is being done. */
  isBusy?: boolean;
}

/** A question or a short form over the page; the focus goes in, stays, and comes back. */
export function Dialog(props: DialogProps) {
  const { title, children, actions, onClose, onSubmit, isModal = false, isBusy = false } = props;
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
      <form noValidate onSubmit={submit} aria-busy={isBusy || undefined}>
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <div className="dialog-body">{children}</div>
        <div className="dialog-actions">{actions}</div>
      </form>
    </MuiDialog>
  );
}
