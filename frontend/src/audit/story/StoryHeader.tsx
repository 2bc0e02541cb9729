import type { AuditEntry } from '@contracts/audit';
import type { DocumentDetail } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import { ArrowLeft, FileText, Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { documentTitle } from '../../documents/current-document';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { LinkButton } from '../../ui/LinkButton';

interface StoryHeaderProps {
  id: string;
  entries: readonly AuditEntry[];
  document: DocumentDetail | null;
}

/** The newest name that an event knows: a document is renamed by its number once it is read. */
const nameIn = (entries: readonly AuditEntry[]): string | null =>
  entries.findLast(({ stream }) => stream.label !== null)?.stream.label ?? null;

/** Which document it is, the way to it, and the way to paper. */
export function StoryHeader({ id, entries, document }: StoryHeaderProps) {
  const { search } = useLocation();
  const name = document?.extractedData?.documento?.numero ?? nameIn(entries) ?? id.slice(0, 8);
  const facts = document
    ? [documentTitle(document), document.filename]
    : [entries.at(-1)?.companyName];
  const line = [...new Set(facts)].filter((fact) => fact && fact !== name).join(' · ');
  return (
    <header className="starts mb12 wraps flex g4-16">
      <Link className="whole link story-back inline mid g6 f13 no-print" to={`/auditoria${search}`}>
        <Icon of={ArrowLeft} />
        Auditoría
      </Link>
      <div className="words story-names">
        <h1>
          Historia de <span>{name}</span>
        </h1>
        {line && <p className="md t2">{line}</p>}
        <p className="sm t3 mono only-print">{id}</p>
      </div>
      <div className="row wraps no-print">
        {document && (
          <LinkButton icon={FileText} to={documentScreen(id)}>
            Abrir documento
          </LinkButton>
        )}
        <Button icon={Printer} onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
    </header>
  );
}
