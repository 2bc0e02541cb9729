import { REMOVAL_MAX_DAYS, REMOVAL_MIN_DAYS } from '@contracts/offboarding';
import { limaDay } from '@rules/lima-day';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from '../../ui/DialogActions';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { useToast } from '../../ui/toast/ToastProvider';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number): string => limaDay(new Date(Date.now() + days * DAY_MS));

interface OrderRemovalDialogProps {
  name: string;
  /** Of whom the platform admin looks after; absent for the own company. */
  companyId?: string;
  onClose(): void;
}

/** Orders that a company goes with all that is its own: name and day are typed. */
export function OrderRemovalDialog({ name, companyId, onClose }: OrderRemovalDialogProps) {
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const first = inDays(companyId === undefined ? REMOVAL_MIN_DAYS : 0);
  const [typed, setTyped] = useState('');
  const [on, setOn] = useState(inDays(30));
  const { run, isPending, errorText } = useAction(
    () => provider.orderRemoval({ name: typed, on }, companyId),
    {
      onDone: () => {
        toast({ title: 'Baja ordenada', description: 'Puede anularla hasta ese día.' });
        onClose();
        void queryClient.invalidateQueries();
      },
    },
  );
  const fits = typed.trim() === name && on !== '';
  return (
    <Dialog
      title={`¿Dar de baja a ${name}?`}
      isModal
      isBusy={isPending}
      onClose={onClose}
      onSubmit={() => {
        if (fits) void run();
      }}
      actions={
        <DialogActions
          confirmLabel="Ordenar la baja"
          look="danger"
          isBusy={isPending}
          isShut={!fits}
          onClose={onClose}
        />
      }
    >
      <p>
        Ese día se borran todos sus documentos y archivos, también los pagados, y las cuentas de sus
        personas. De la auditoría queda la cadena, sin datos. Antes descargue todo: la ley
        tributaria pide conservar los comprobantes cinco años.
      </p>
      <Field
        label="Día de la baja"
        type="date"
        min={first}
        max={inDays(REMOVAL_MAX_DAYS)}
        value={on}
        onChange={(event) => setOn(event.currentTarget.value)}
      />
      <Field
        label="Escriba la razón social para confirmar"
        help={name}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {errorText && <InlineError text={errorText} />}
    </Dialog>
  );
}
