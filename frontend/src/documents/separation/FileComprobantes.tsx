import type { DocumentDetail, OtherComprobante } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import { pageList } from '@rules/page-list';
import { FilePlus2, FileStack } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { InlineError } from '../../ui/InlineError';
import { OtherOriginal } from './OtherOriginal';
import { useComprobantes, useSeparate } from './use-comprobantes';
import './separation.css';

const thePages = (pages: readonly number[]): string =>
  `${pages.length === 1 ? 'la' : 'las'} ${pageList(pages)}`;

/** One that nobody has made a document of: offered, with its cost, and never made unasked. */
function Offer({ document, other }: { document: DocumentDetail; other: OtherComprobante }) {
  const { run, isPending, errorText } = useSeparate();
  if (document.originalDeletedAt)
    return <span>El archivo original ya no se guarda: súbalo en un archivo aparte.</span>;
  return (
    <>
      <Button
        size="s"
        icon={FilePlus2}
        disabled={isPending}
        onClick={() => void run(document, other.number)}
      >
        Crear documento con {thePages(other.pages)} (1 crédito)
      </Button>
      {errorText && <InlineError text={errorText} />}
    </>
  );
}

function Other({ document, other }: { document: DocumentDetail; other: OtherComprobante }) {
  const { number, pages, documentId } = other;
  return (
    <li>
      <p>
        El archivo trae también <strong className="b">{number}</strong>, en {thePages(pages)}.
      </p>
      {documentId ? (
        <Link className="link" to={documentScreen(documentId)}>
          Ver su documento
        </Link>
      ) : (
        <Offer document={document} other={other} />
      )}
    </li>
  );
}

function Origin({ document, originId }: { document: DocumentDetail; originId: string | null }) {
  const { separatedFrom, filename } = document;
  if (!separatedFrom) return null;
  return (
    <li>
      <p>
        Está en {thePages(separatedFrom.pages)} de <span className="mono">{filename}</span>
        {originId ? '.' : '; el documento del que se separó se eliminó.'}
      </p>
      {originId && (
        <Link className="link" to={documentScreen(originId)}>
          Ver el documento del que se separó
        </Link>
      )}
    </li>
  );
}

/** Which other original its comprobante has, which other comprobantes a document's file holds, and which document it was separated from. */
export function FileComprobantes({ document }: { document: DocumentDetail }) {
  const known = useComprobantes(document);
  const { sources } = document;
  if (!known && sources.length === 0) return null;
  return (
    <div
      className="firm under lead file-comprobantes p9 rolls t1 md"
      role="note"
      aria-label="Comprobantes del archivo"
    >
      <Icon of={FileStack} />
      <ul className="sp col g8 fit">
        {sources.map((source) => (
          <OtherOriginal key={source.id} document={document} source={source} />
        ))}
        {known && <Origin document={document} originId={known.originId} />}
        {known?.others.map((other) => (
          <Other key={other.number} document={document} other={other} />
        ))}
      </ul>
    </div>
  );
}
