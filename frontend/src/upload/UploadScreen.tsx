import { useMemo, useRef } from 'react';
import { CreditsNotice } from '../account/credits/CreditsNotice';
import { currentDocument } from '../documents/current-document';
import { useRetryDocument } from '../documents/actions/use-retry-document';
import { DocumentsArea } from '../documents/DocumentsArea';
import { useCompletionToasts } from '../documents/use-completion-toasts';
import { useDocuments } from '../documents/use-documents';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EngineFields } from './EngineFields';
import { LostFilesNotice } from './LostFilesNotice';
import { ReadingStatusCard } from './ReadingStatusCard';
import { SampleList } from './SampleList';
import { SessionFiles } from './SessionFiles';
import { useUploads } from './UploadProvider';
import { UploadZone } from './UploadZone';
import { type SessionFile, sessionFiles } from './session-files';
import { useEngine } from './use-engine';
import { useReadingLine } from './use-reading-line';
import './upload.css';

/** Ids of the documents that this session sent. */
function useOwnIds(): ReadonlySet<string> {
  const { entries } = useUploads();
  return useMemo(() => new Set(entries.flatMap(({ documentId }) => documentId ?? [])), [entries]);
}

const isWaiting = ({ status, document }: SessionFile): boolean =>
  status === 'processing' && document?.status === 'pending';

/** Upload and extraction (spec section 2, route /). */
export default function UploadScreen() {
  const { queue, entries, isPaused } = useUploads();
  const choice = useEngine();
  const ownIds = useOwnIds();
  const query = useDocuments(ownIds);
  const input = useRef<HTMLInputElement>(null);
  const documents = useMemo(() => query.data ?? [], [query.data]);
  useCompletionToasts(query.data, ownIds);
  const { engine } = choice;
  const places = useReadingLine(sessionFiles(entries, documents).some(isWaiting));
  const files = sessionFiles(entries, documents, places);
  const reading = useRetryDocument();
  // A document that is on the server is read again there; only a failed upload is sent again.
  const retry = ({ key, document }: SessionFile): void =>
    document ? void reading.run(document, engine) : queue.retry(key, engine);
  const hasResults = Boolean(currentDocument(documents)?.extractedData);
  const samples = (
    <SampleList
      title={hasResults ? 'Documentos de ejemplo' : 'O pruebe con los documentos de ejemplo'}
      documents={documents}
      onRead={(sample) => queue.add([{ kind: 'sample', sample }], engine)}
    />
  );
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Procesador · Foliado</title>
      <h1>Extraer Datos de Facturas y Órdenes de Compra</h1>
      <div className="upload-layout starts g16 in-grid">
        <div className="col g14 fit upload-rail">
          <UploadZone
            inputRef={input}
            onFiles={(files) =>
              queue.add(
                files.map((file) => ({ kind: 'file', file })),
                engine,
              )
            }
          />
          <LostFilesNotice />
          <CreditsNotice />
          <Card className="engine-picker" aria-label="Motor de lectura">
            <EngineFields {...choice} />
          </Card>
          <SessionFiles
            files={files}
            isPaused={isPaused}
            onCancel={(...keys) => queue.cancel(...keys)}
            onRetry={retry}
          />
          <ReadingStatusCard documents={documents} />
          {hasResults && samples}
        </div>
        <DocumentsArea
          query={query}
          samples={hasResults ? undefined : samples}
          emptyAction={
            <Button look="primary" size="s" onClick={() => input.current?.click()}>
              Procesar Documento
            </Button>
          }
        />
      </div>
    </main>
  );
}
