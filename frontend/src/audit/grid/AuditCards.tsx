import type { AuditEntry } from '@contracts/audit';
import { useListContext } from 'react-admin';
import { moveBetweenRows } from '../../list/DataTable';
import { useMay } from '../../layout/SessionContext';
import { detailOf, momentInPeru, roleOf, shortHash } from '../entry-words';
import type { LinkState } from '../link-state';
import { EntryToggle } from './columns';
import { EntryDetail } from './EntryDetail';
import { EntryAction, EntryPerson, EntrySubject } from './EntryParts';

interface EntryCardProps {
  entry: AuditEntry;
  link: LinkState;
  isOpen: boolean;
  onToggle(entry: AuditEntry): void;
}

function EntryCard({ entry, link, isOpen, onToggle }: EntryCardProps) {
  const hasCompany = useMay('admin.read');
  const detail = detailOf(entry);
  return (
    <li className="under col g4 chain-thread audit-card" data-link={link}>
      <div className="apart m row fit audit-card-head" onClick={() => onToggle(entry)}>
        <EntryAction entry={entry} />
        <EntryToggle entry={entry} isOpen={isOpen} />
      </div>
      {detail && <p className="breaks md t2">{detail}</p>}
      <div className="row fit">
        <EntrySubject entry={entry} />
        <span className="sp" />
        <span className="mono sm t3">{shortHash(entry.hash)}</span>
      </div>
      <div className="row fit">
        <EntryPerson entry={entry} />
        <span className="sm t3 nw">{roleOf(entry)}</span>
      </div>
      {hasCompany && entry.companyName && <p className="sm t3 ell">{entry.companyName}</p>}
      <time className="sm t3" dateTime={entry.at}>
        {momentInPeru(entry.at)}
      </time>
      {isOpen && <EntryDetail entry={entry} link={link} />}
    </li>
  );
}

interface AuditCardsProps extends Pick<EntryCardProps, 'onToggle'> {
  linkOf(entry: AuditEntry): LinkState;
  openId: string | null;
}

/** The events of a page on a small screen, on the same thread. */
export function AuditCards({ linkOf, openId, onToggle }: AuditCardsProps) {
  const { data = [] } = useListContext<AuditEntry>();
  return (
    <ol aria-label="Eventos, el más reciente primero" onKeyDown={moveBetweenRows}>
      {data.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          link={linkOf(entry)}
          isOpen={entry.id === openId}
          onToggle={onToggle}
        />
      ))}
    </ol>
  );
}
