import { ChevronDown, ChevronUp } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { detailOf, momentInPeru, roleOf, shortHash } from '../entry-words';
import { EntryDetail } from './EntryDetail';
import { EntryAction, EntryPerson, EntrySubject } from './EntryParts';
import { type EntryRowProps, type RowsProps, rowOf } from './rows';
import { moveBetweenRows } from './row-keys';

function EntryCard({ entry, link, isOpen, hasCompany, onToggle, change }: EntryRowProps) {
  const detail = detailOf(entry);
  return (
    <li className="chain-thread audit-card" data-link={link}>
      <div className="audit-card-head">
        <EntryAction entry={entry} />
        <button
          type="button"
          data-entry-row={entry.id}
          aria-expanded={isOpen}
          aria-label={`${entry.label}, ${momentInPeru(entry.at)}`}
          onClick={onToggle}
        >
          <Icon of={isOpen ? ChevronUp : ChevronDown} />
        </button>
      </div>
      {detail && <p className="md t2 audit-card-text">{detail}</p>}
      <div className="audit-card-line">
        <EntrySubject entry={entry} />
        <span className="sp" />
        <span className="mono sm t3">{shortHash(entry.hash)}</span>
      </div>
      <div className="audit-card-line">
        <EntryPerson entry={entry} />
        <span className="sm t3 nw">{roleOf(entry)}</span>
      </div>
      {hasCompany && entry.companyName && <p className="sm t3 ell">{entry.companyName}</p>}
      <time className="sm t3" dateTime={entry.at}>
        {momentInPeru(entry.at)}
      </time>
      {isOpen && <EntryDetail entry={entry} link={link} change={change} />}
    </li>
  );
}

/** The events of a page on a small screen, on the same thread. */
export function AuditCards(props: RowsProps) {
  return (
    <ol
      className="audit-cards"
      aria-label="Eventos, el más reciente primero"
      onKeyDown={moveBetweenRows}
    >
      {props.entries.map((entry) => (
        <EntryCard key={entry.id} {...rowOf(props, entry)} />
      ))}
    </ol>
  );
}
