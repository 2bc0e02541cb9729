import type { AuditEntry } from '@contracts/audit';
import { FileQuestionMark } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { isUnknown } from '../../api/api-error';
import { useMay } from '../../layout/SessionContext';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../layout/ErrorCard';
import { LoadingCard } from '../../ui/LoadingCard';
import { linkState, type LinkState } from '../link-state';
import { isRefused, NotAllowed } from '../NotAllowed';
import { useCompanyOfAddress } from '../address';
import { useVerification } from '../verification/use-verification';
import { chainGaps } from './chain-gaps';
import { StoryEvent } from './StoryEvent';
import { StoryHeader } from './StoryHeader';
import { StoryProof } from './StoryProof';
import { useDocumentAudit, useStoryDocument } from './use-document-audit';
import '../audit.css';
import '../chain-thread.css';
import '../grid/grid.css';
import './story.css';

const NothingKnown = () => (
  <Card>
    <EmptyState
      icon={FileQuestionMark}
      title="No hay eventos de este documento"
      to="/auditoria"
      way="Volver a la auditoría"
    >
      Puede que el enlace esté incompleto o que sea de otra empresa.
    </EmptyState>
  </Card>
);

function Story({ id, entries }: { id: string; entries: readonly AuditEntry[] }) {
  const companyId = useCompanyOfAddress();
  const { data: check } = useVerification(companyId);
  const { data: document } = useStoryDocument(id);
  const gaps = chainGaps(entries);
  const linkOf = (entry: AuditEntry): LinkState =>
    gaps.has(entry.id) ? 'broken' : linkState(entry, check);
  return (
    <>
      <StoryHeader id={id} entries={entries} document={document ?? null} />
      <StoryProof entries={entries} linkOf={linkOf} check={check} />
      <Card>
        <ol className="lined" aria-label="Eventos del documento, el más antiguo primero">
          {entries.map((entry) => (
            <StoryEvent key={entry.id} entry={entry} link={linkOf(entry)} />
          ))}
        </ol>
      </Card>
    </>
  );
}

function StoryOf({ id }: { id: string }) {
  const query = useDocumentAudit(id);
  const { data: entries, error } = query;
  if (isRefused(error)) return <NotAllowed />;
  if (isUnknown(error)) return <NothingKnown />;
  if (error) return <ErrorCard title="Error al cargar la historia del documento" query={query} />;
  if (!entries) return <LoadingCard text="Cargando la historia..." />;
  return entries.length > 0 ? <Story id={id} entries={entries} /> : <NothingKnown />;
}

/** A document's whole story on one page (route /auditoria/documento/{id}). */
export default function DocumentStoryScreen() {
  const { id = '' } = useParams();
  const mayRead = useMay('audit.read');
  return (
    <main id="contenido" className="page story-page" tabIndex={-1}>
      <title>Historia del documento · Foliado</title>
      {mayRead ? <StoryOf key={id} id={id} /> : <NotAllowed />}
    </main>
  );
}
