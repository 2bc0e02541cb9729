import type { DocumentDetail } from '@contracts/document';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DocumentViewer } from '../../ui/viewer/DocumentViewer';
import { ZoomDialog } from '../review/ZoomDialog';
import { isBeingRead } from '../current-document';
import { originalOf } from '../original-of';
import { usePictures } from '../use-pictures';

const OriginalLink = ({ document }: { document: DocumentDetail }) => (
  <ButtonLink
    size="s"
    icon={ExternalLink}
    href={originalOf(document)}
    target="_blank"
    rel="noreferrer"
  >
    Abrir original
  </ButtonLink>
);

const nothing = (): void => undefined;

/** The pages of a document of which nothing was read, or nothing yet. */
export function DocumentPicture({ document }: { document: DocumentDetail }) {
  const source = usePictures(document);
  const [page, setPage] = useState(1);
  const [isEnlarged, setIsEnlarged] = useState(false);
  if (source.pages.length === 0) {
    return (
      <Card padded className="apart row g12 wraps detail-picture-missing" aria-label="Vista previa">
        <p className="md t2">
          {isBeingRead(document)
            ? 'La vista previa aparece cuando termine la lectura.'
            : 'Vista previa no disponible'}
        </p>
        {!document.originalDeletedAt && <OriginalLink document={document} />}
      </Card>
    );
  }
  return (
    <section className="card detail-picture cut" aria-label="Vista previa">
      <DocumentViewer
        {...source}
        fields={[]}
        currentPage={page}
        onPageChange={setPage}
        focused={null}
        highlighted={null}
        onPick={nothing}
        onHover={nothing}
        words={null}
        taking={null}
        isTextShown={false}
        onToggleText={null}
        onEnlarge={() => setIsEnlarged(true)}
        advice={null}
      />
      {isEnlarged && (
        <ZoomDialog
          title={`${document.filename} · página ${page}`}
          imageUrl={source.imageUrl(page)}
          fileUrl={originalOf(document)}
          onClose={() => setIsEnlarged(false)}
        />
      )}
    </section>
  );
}
