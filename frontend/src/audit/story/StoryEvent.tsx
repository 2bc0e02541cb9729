import type { AuditEntry } from '@contracts/audit';
import { momentInPeru, ownDetail, roleOf } from '../entry-words';
import { EntryContent } from '../grid/EntryContent';
import { EntryAction, EntryPerson } from '../grid/EntryParts';
import { LINK_LABEL, type LinkState } from '../link-state';

interface StoryEventProps {
  entry: AuditEntry;
  link: LinkState;
}

const ERASED = 'El contenido de este evento se borró; su huella queda.';

/** One event with all that is kept of it; nothing to open, so that it can be printed. */
export function StoryEvent({ entry, link }: StoryEventProps) {
  const { at, type, version, hash, prevHash } = entry;
  return (
    <li className="col g6 chain-thread story-event" data-link={link}>
      <div className="wraps story-head row g4-12">
        <EntryAction entry={entry} />
        <EntryPerson entry={entry} />
        <span className="sm t3">{roleOf(entry)}</span>
        <span className="sp" />
        <time className="md t2 nw" dateTime={at}>
          {momentInPeru(at)}
        </time>
      </div>
      <EntryContent entry={entry} erased={ERASED} detail={ownDetail(entry)} />
      <p className="breaks wraps sm t3 story-hash flex">
        <span className="mono">
          {type} · v{version}
        </span>
        <span>{LINK_LABEL[link]}</span>
        <span>
          Huella <span className="mono">{hash}</span>
        </span>
        <span className="story-previous">
          Anterior <span className="mono">{prevHash}</span>
        </span>
      </p>
    </li>
  );
}
