import type { DocumentDetail } from '@contracts/document';
import { Download, PanelTopOpen } from 'lucide-react';
import { selectionOf } from '../../history/selection';
import { SendToSheetsButton } from '../../sheets/send/SendToSheetsButton';
import { Button } from '../../ui/Button';
import { CardHeader } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { DocumentStatusChip } from '../../ui/state-chips';
import { Hint } from '../../ui/Hint';
import { LinkButton } from '../../ui/LinkButton';
import { DeleteDocumentButton } from '../actions/DeleteDocumentButton';
import { partyName } from '../current-document';
import { EditButtons } from '../review/EditButtons';
import type { ReviewSession } from '../review/review-session';
import type { ReviewState } from '../review/review-state';
import { useJsonDownload } from '../use-json-download';

interface ResultsHeaderProps {
  document: DocumentDetail;
  /** The field table as text, for the clipboard. */
  text: () => string;
  /** Path of the document's own screen. */
  screen: string;
  /** Null while nothing can be edited. */
  editing: { session: ReviewSession; state: ReviewState } | null;
}

export function ResultsHeader({ document, text, screen, editing }: ResultsHeaderProps) {
  const { filename, extractedData, status } = document;
  const number = extractedData?.documento?.numero;
  const download = useJsonDownload(document);
  return (
    <CardHeader className="results-header">
      <div className="fit col results-names">
        <h2 className="results-title ell">{partyName(document) ?? 'Documento'}</h2>
        <span className="sm t3 ell mono">{number ? `${number} · ${filename}` : filename}</span>
      </div>
      <DocumentStatusChip status={status} />
      <span className="sp hide-s" />
      <span className="row wraps g6">
        {editing && <EditButtons {...editing} size="s" />}
        <Hint text="Abrir en su pantalla">
          <LinkButton size="s" icon={PanelTopOpen} to={screen} aria-label="Abrir documento" />
        </Hint>
        <CopyButton
          label="Copiar"
          text={text}
          success={{ title: 'Copiado', description: 'Texto copiado al portapapeles' }}
        />
        <Button size="s" icon={Download} onClick={download} aria-label="Descargar JSON">
          JSON
        </Button>
        <SendToSheetsButton selection={selectionOf([document])} />
        <DeleteDocumentButton document={document} />
      </span>
    </CardHeader>
  );
}
