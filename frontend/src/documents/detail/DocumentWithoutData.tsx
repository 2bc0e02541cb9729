import type { DocumentDetail } from '@contracts/document';
import { FileX2, Hourglass } from 'lucide-react';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { isBeingRead } from '../current-document';
import { FailureCard } from '../results/FailureCard';
import { CancelReadingButton } from '../runs/CancelReadingButton';
import { RunsCard } from '../runs/RunsCard';
import { DocumentPicture } from './DocumentPicture';
import { DetailHeader } from './DetailHeader';
import { DetailsCard } from './sheet/DetailsCard';
import { doingOf } from '../reading-doing';
import { useReviewQueue } from './use-review-queue';
import './sheet/sheet.css';

/** A document that is being read, could not be read, or has nothing that could be read. */
export function DocumentWithoutData({ document }: { document: DocumentDetail }) {
  const place = useReviewQueue(document.id);
  const isReading = isBeingRead(document);
  return (
    <>
      <title>{`${document.filename} · Foliado`}</title>
      <DetailHeader
        document={document}
        place={place}
        pendingCount={0}
        lock={null}
        onTakeLock={() => undefined}
        editing={null}
      />
      <main id="contenido" className="page one-s detail-empty starts g16 in-grid" tabIndex={-1}>
        <DocumentPicture document={document} />
        <div className="col g16 detail-empty-words">
          {document.status === 'error' && <FailureCard document={document} />}
          <Card>
            <EmptyState
              icon={isReading ? Hourglass : FileX2}
              title="Sin datos extraídos"
              action={isReading && <CancelReadingButton document={document} />}
            >
              {isReading
                ? 'El documento se está leyendo: los datos aparecerán aquí.'
                : 'No hay datos que mostrar de este documento.'}
              {isReading && <span className="block mt6">{doingOf(document)}</span>}
            </EmptyState>
          </Card>
          <RunsCard document={document} />
          <DetailsCard document={document} />
        </div>
      </main>
    </>
  );
}
