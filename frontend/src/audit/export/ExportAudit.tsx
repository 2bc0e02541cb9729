import { CircleHelp, Download } from 'lucide-react';
import { DialogButton } from '../../ui/DialogButton';
import { Button, ButtonLink } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { Dialog } from '../../ui/Dialog';
import { auditExportPath } from '../audit-api';
import { useHasChain } from '../verification/use-verification';

const COMMAND = 'npm run audit:verify -- auditoria.jsonl';

const VerifyFileHelp = ({ onClose }: { onClose(): void }) => (
  <Dialog title="Comprobar el archivo sin el servidor" onClose={onClose} confirmLabel="Entendido">
    <p>
      El archivo JSONL tiene un evento por línea, con su huella, y los puntos de control de la
      cadena. Cualquiera que tenga el programa de Foliado puede comprobarlo en su propia
      computadora:
    </p>
    <div className="row wraps export-command r2 p10-12">
      <code className="mono">{COMMAND}</code>
      <CopyButton
        label="Copiar"
        text={() => COMMAND}
        success={{ title: 'Copiado', description: 'Comando copiado al portapapeles' }}
      />
    </div>
    <p>
      El programa vuelve a calcular todas las huellas y dice si algo se cambió, se quitó o falta al
      final, con el primer lugar que no encaja. Ponga el nombre de su archivo en lugar de
      auditoria.jsonl.
    </p>
  </Dialog>
);

/** The whole record as a file, and how to check that file without this server. */
export function ExportAudit({ companyId }: { companyId: string }) {
  const hasChain = useHasChain(companyId);
  return (
    <div className="row g4">
      <DialogButton look="ghost" icon={CircleHelp} aria-label="Cómo comprobar el archivo exportado">
        {(close) => <VerifyFileHelp onClose={close} />}
      </DialogButton>
      {hasChain ? (
        <ButtonLink icon={Download} href={auditExportPath(companyId)} download>
          Exportar JSONL
        </ButtonLink>
      ) : (
        <Button icon={Download} disabled>
          Exportar JSONL
        </Button>
      )}
    </div>
  );
}
