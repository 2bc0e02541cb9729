import { API } from '@contracts/routes';
import { DoorOpen, Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { OrderRemovalDialog } from '../../account/leaving/OrderRemovalDialog';
import { useAction } from '../../api/use-action';
import { ActionMenu } from '../../ui/ActionMenu';
import { adminOutcome } from '../admin-outcome';

const CANCELLED = adminOutcome('La empresa queda sin baja ordenada', 'No se pudo anular la baja');

/** What the platform admin can do with a company as a whole. */
export function CompanyActions({ id, name }: { id: string; name: string }) {
  const [isAsked, setAsked] = useState(false);
  const cancel = useAction((provider) => provider.cancelRemoval(id), CANCELLED);
  return (
    <>
      <ActionMenu
        label={`Acciones de ${name}`}
        isDisabled={cancel.isPending}
        actions={[
          {
            label: 'Descargar sus datos',
            icon: Download,
            run: () => window.location.assign(API.adminCompanyExport(id)),
          },
          { label: 'Dar de baja…', icon: DoorOpen, run: () => setAsked(true) },
          { label: 'Anular la baja', icon: Undo2, run: () => void cancel.run() },
        ]}
      />
      {isAsked && <OrderRemovalDialog name={name} companyId={id} onClose={() => setAsked(false)} />}
    </>
  );
}
