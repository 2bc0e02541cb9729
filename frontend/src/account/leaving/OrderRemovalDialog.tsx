import { REMOVAL_MAX_DAYS, REMOVAL_MIN_DAYS } from '@contracts/offboarding';
import { limaDay } from '@rules/lima-day';
import { useState } from 'react';
import { Field } from '../../ui/Field';
import { TypedConfirmDialog } from './TypedConfirmDialog';

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
  const [on, setOn] = useState(inDays(30));
  return (
    <TypedConfirmDialog
      title={`¿Dar de baja a ${name}?`}
      label="Escriba la razón social para confirmar"
      expected={name}
      confirmLabel="Ordenar la baja"
      // As it is written, whatever the case in which it was typed.
      act={(provider) => provider.orderRemoval({ name, on }, companyId)}
      done={{ title: 'Baja ordenada', description: 'Puede anularla hasta ese día.' }}
      onClose={onClose}
    >
      <p>
        Ese día se borran todos sus documentos y archivos, también los pagados, y las cuentas de sus
        personas. De la auditoría queda la cadena, sin datos. Antes descargue todo: la ley
        tributaria pide conservar los comprobantes cinco años.
      </p>
      <Field
        label="Día de la baja"
        type="date"
        min={inDays(companyId === undefined ? REMOVAL_MIN_DAYS : 0)}
        max={inDays(REMOVAL_MAX_DAYS)}
        value={on}
        onChange={(event) => setOn(event.currentTarget.value)}
      />
    </TypedConfirmDialog>
  );
}
