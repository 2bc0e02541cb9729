import type { AuditEntry } from '@contracts/audit';
import { BookOpenText, Filter } from 'lucide-react';
import { useFilters } from '../../list/filters';
import { Button } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { LinkButton } from '../../ui/LinkButton';
import { LINK_LABEL, type LinkState } from '../link-state';
import { useStoryLink } from '../use-story-link';
import { EntryContent } from './EntryContent';
import { HashValue } from './HashValue';

interface EntryDetailProps {
  entry: AuditEntry;
  link: LinkState;
}

const ERASED =
  'El contenido de este evento se borró a pedido o por plazo. Su huella sigue en la cadena y prueba que existió.';

/** Everything that is kept of an event, and the ways from here. */
export function EntryDetail({ entry, link }: EntryDetailProps) {
  const { change } = useFilters();
  const { type, version, hash, prevHash, correlationId, actor, actorId, stream } = entry;
  const story = useStoryLink()(stream);
  return (
    <div className="col g10 md entry-detail framed ground r2 p12-14">
      <EntryContent entry={entry} erased={ERASED} />
      <Facts
        className="wraps entry-facts flex"
        of={[
          ['Evento', `${type} · v${version}`, 'mono'],
          ['Cadena', LINK_LABEL[link]],
          ...(correlationId ? [['Correlación', correlationId, 'mono'] as const] : []),
        ]}
      />
      <dl className="entry-hashes in-grid">
        <HashValue label="Huella anterior" hash={prevHash} />
        <HashValue label="Huella" hash={hash} />
      </dl>
      <div className="wraps entry-ways g6 flex">
        {story && (
          <LinkButton size="s" icon={BookOpenText} to={story}>
            Historia completa
          </LinkButton>
        )}
        <Button size="s" look="ghost" icon={Filter} onClick={() => change({ actorId })}>
          Solo de {actor}
        </Button>
        {story && (
          <Button
            size="s"
            look="ghost"
            icon={Filter}
            onClick={() => change({ documentId: stream.subjectId })}
          >
            Solo este documento
          </Button>
        )}
      </div>
    </div>
  );
}
