import type { DocumentDetail } from '@contracts/document';
import { Download } from 'lucide-react';
import { Button } from '../../ui/Button';
import { CardHeader } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { DocumentStatusChip } from '../../ui/state-chips';
import { useToast } from '../../ui/toast/ToastProvider';
import { documentTitle } from '../current-document';
import { downloadText, jsonFilename } from '../download';

interface ResultsHeaderProps {
  document: DocumentDetail;
  /** The field table as text, for the clipboard. */
  text: () => string;
}

export function ResultsHeader({ document, text }: ResultsHeaderProps) {
  const toast = useToast();
  const { filename, extractedData, status } = document;
  const number = extractedData?.documento?.numero;
  const download = (): void => {
    const name = jsonFilename(filename);
    downloadText(name, JSON.stringify(extractedData, null, 2), 'application/json');
    toast({ title: 'Exportado', description: name });
  };
  return (
    <CardHeader className="results-header">
      <div className="col results-names">
        <h2 className="results-title ell">{documentTitle(document)}</h2>
        <span className="sm t3 ell mono">{number ? `${number} · ${filename}` : filename}</span>
      </div>
      <DocumentStatusChip status={status} />
      <span className="sp hide-s" />
      <span className="results-actions">
        <CopyButton
          label="Copiar"
          text={text}
          success={{ title: 'Copiado', description: 'Texto copiado al portapapeles' }}
        />
        <Button size="s" icon={Download} onClick={download} aria-label="Descargar JSON">
          JSON
        </Button>
      </span>
    </CardHeader>
  );
}
