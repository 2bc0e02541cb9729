import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from '../../ui/DialogActions';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { useToast } from '../../ui/toast/ToastProvider';

interface AnonymiseDialogProps {
  name: string;
  email: string;
  anonymise(email: string): Promise<void>;
  onClose(): void;
}

/** Takes a person out of an account for good: the e-mail is typed, so that nobody does it to the wrong one. */
export function AnonymiseDialog({ name, email, anonymise, onClose }: AnonymiseDialogProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const { run, isPending, errorText } = useAction(() => anonymise(typed), {
    onDone: () => {
      toast({ title: 'Cuenta anonimizada' });
      onClose();
      void queryClient.invalidateQueries();
    },
  });
  const fits = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <Dialog
      title={`¿Anonimizar la cuenta de ${name}?`}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={() => {
        if (fits) void run();
      }}
      actions={
        <DialogActions
          confirmLabel="Anonimizar"
          look="danger"
          isBusy={isPending}
          isShut={!fits}
          onClose={onClose}
        />
      }
    >
      <p>
        Se borran su nombre, su correo, sus accesos y las direcciones desde las que ingresó. No se
        puede deshacer. Sus documentos quedan, y en ellos el nombre con que firmó cada paso: son el
        registro contable de la empresa.
      </p>
      <Field
        label="Escriba su correo para confirmar"
        help={email}
        value={typed}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {errorText && <InlineError text={errorText} />}
    </Dialog>
  );
}
