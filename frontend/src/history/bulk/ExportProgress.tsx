import type { ExportFormat } from '@contracts/exports';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

interface ExportProgressProps {
  format: ExportFormat;
  bytes: number;
  onCancel(): void;
}

const MEGABYTE = 1024 * 1024;

/** How much has come so far: the server does not know beforehand how long the file will be. */
export const ExportProgress = ({ format, bytes, onCancel }: ExportProgressProps) => (
  <span className="row history-exporting">
    <Icon of={LoaderCircle} className="icon-spin" />
    <span className="nw" role="status">
      Exportando {format.toUpperCase()}…
    </span>
    {bytes > 0 && <span className="history-bar-quiet nw">{(bytes / MEGABYTE).toFixed(1)} MB</span>}
    <Button size="s" onClick={onCancel}>
      Cancelar
    </Button>
  </span>
);
