import type { AuditEntry } from '@contracts/audit';
import { Bot, UserRoundX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toneOf } from '../../api/display-name';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import { initialsOfName, PRODUCT_ID } from '../entry-words';
import { GROUP_ICON } from '../group-icon';
import { useStoryLink } from '../use-story-link';

/** What the server calls a person whose account is no more. */
const GONE = 'Cuenta eliminada';

interface EntryProps {
  entry: AuditEntry;
}

function PersonCircle({ entry: { actorId, actor, role } }: EntryProps) {
  if (role === 'system' || actorId === PRODUCT_ID || actor === GONE) {
    return (
      <span className="avatar-circle centred firm b soft tone-mute avatar-s" aria-hidden="true">
        <Icon of={actor === GONE ? UserRoundX : Bot} size={14} />
      </span>
    );
  }
  return <Avatar size="s" initials={initialsOfName(actor)} tone={toneOf(actorId)} />;
}

/** Who did it. */
export const EntryPerson = ({ entry }: EntryProps) => (
  <span className="fit row">
    <PersonCircle entry={entry} />
    <span className="m ell" title={entry.actor}>
      {entry.actor}
    </span>
  </span>
);

/** What was done. */
export const EntryAction = ({ entry }: EntryProps) => (
  <span className="fit row entry-action">
    <Icon of={GROUP_ICON[entry.group]} className="t3" />
    <span className="ell" title={entry.label}>
      {entry.label}
    </span>
  </span>
);

/** What it was done to: a document leads to its story. */
export function EntrySubject({ entry: { stream } }: EntryProps) {
  const story = useStoryLink()(stream);
  if (!story) {
    return stream.label ? (
      <span className="block ell" title={stream.label}>
        {stream.label}
      </span>
    ) : (
      <span className="t3">—</span>
    );
  }
  const name = stream.label ?? stream.subjectId.slice(0, 8);
  return (
    <Link
      className="block link mono ell"
      to={story}
      title={name}
      aria-label={`Historia de ${name}`}
    >
      {name}
    </Link>
  );
}
