import { type ReactNode, useState } from 'react';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import type { Notice } from '../../ui/Notification';

interface TypedConfirmDialogProps {
  title: string;
  /** What happens, and whatever else is asked. */
  children: ReactNode;
  /** What is typed, in words, and what it has to be. */
  label: string;
  expected: string;
  confirmLabel: string;
  act(provider: AppDataProvider, typed: string): Promise<void>;
  /** Said once it is done. */
  done: Notice;
  onClose(): void;
}

/** Before what cannot be taken back: the name is typed, so that nobody does it to the wrong one. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { title, children, label, expected, confirmLabel, act, done, onClose } = props;
  const [typed, setTyped] = useState('');
  const { run, isPending, errorText } = useAction(act, {
    done: () => done,
    renews: [[]],
    onDone: onClose,
  });
  const fits = typed.trim().toLowerCase() === expected.toLowerCase();
  return (
    <Dialog
      title={title}
      confirmLabel={confirmLabel}
      look="danger"
      isModal
      isBusy={isPending}
      isShut={!fits}
      error={errorText}
      onClose={onClose}
      onSubmit={() => {
        if (fits) void run(typed);
      }}
    >
      {children}
      <Field
        label={label}
        help={expected}
        value={typed}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Dialog>
  );
}
