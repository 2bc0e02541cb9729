import { API } from '@contracts/routes';
import { formatDate } from '@rules/date';
import { Download, DoorOpen, Undo2 } from 'lucide-react';
import { DialogButton } from '../../ui/DialogButton';
import { useAction } from '../../api/use-action';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { OrderRemovalDialog } from './OrderRemovalDialog';
import { useRemoval } from './use-removal';

/** What a company may take with it, and the way out. */
export function LeavingCard({ name }: { name: string }) {
  const removal = useRemoval();
  const cancel = useAction((provider) => provider.cancelRemoval(), {
    done: 'Baja anulada',
    failed: 'No se pudo anular la baja',
    renews: [[]],
  });
  return (
    <Card padded aria-label="Datos y baja" className="col g12">
      <h2 className="h3">Datos y baja</h2>
      <p className="md t2">
        {removal
          ? `La baja está ordenada para el ${formatDate(removal.on)}: ese día todo se borra.`
          : 'Lleve sus documentos, originales, cuentas y auditoría en un ZIP, cuando quiera.'}
      </p>
      <div className="row wraps">
        <ButtonLink icon={Download} href={API.companyExport} download>
          Descargar todo
        </ButtonLink>
        {removal ? (
          <Button icon={Undo2} disabled={cancel.isPending} onClick={() => void cancel.run()}>
            Anular la baja
          </Button>
        ) : (
          <DialogButton icon={DoorOpen} look="ghost" label="Dar de baja la empresa…">
            {(close) => <OrderRemovalDialog name={name} onClose={close} />}
          </DialogButton>
        )}
      </div>
    </Card>
  );
}
