import type { AuditEntry } from '@contracts/audit';
import { useMay } from '../../layout/SessionContext';
import { momentInPeru, ownDetail, roleOf } from '../entry-words';
import { ChangeList } from '../grid/ChangeList';
import { EntryAction, EntryPerson } from '../grid/EntryParts';
import { LINK_LABEL, type LinkState } from '../link-state';

interface StoryEventProps {
  entry: AuditEntry;
  link: LinkState;
}

function Content({ entry }: { entry: AuditEntry }) {
  const isHidden = useMay('admin.read');
  const { isErased, comment, changes } = entry;
  const detail = ownDetail(entry);
  if (isErased)
    return <p className="md t3">El contenido de este evento se borró; su huella queda.</p>;
  return (
    <>
      {detail && <p className="md t2">{detail}</p>}
      {comment && <p className="breaks quote">{comment}</p>}
      {changes.length > 0 && <ChangeList changes={changes} isHidden={isHidden} />}
    </>
  );
}

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
      <Content entry={entry} />
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
