import { type AuditBreak, BREAK_REASON_LABEL } from '@contracts/audit';
import { Link } from 'react-router-dom';
import { streamParts } from '../entry-words';
import { useStoryLink } from '../use-story-link';

interface BreakPlaceProps {
  found: Pick<AuditBreak, 'streamId' | 'version'> & Partial<Pick<AuditBreak, 'label'>>;
}

/** What a chain belongs to: its name, else the id of its stream. */
export function BreakPlace({ found }: BreakPlaceProps) {
  const story = useStoryLink()(streamParts(found.streamId));
  const name = found.label ?? <span className="mono">{found.streamId}</span>;
  return (
    <>
      {story ? (
        <Link className="link" to={story}>
          {name}
        </Link>
      ) : (
        <strong className="b">{name}</strong>
      )}
      , evento {found.version}
    </>
  );
}

/** Every chain that does not hold, with the first event that does not fit and why. */
export const BreakList = ({ breaks }: { breaks: readonly AuditBreak[] }) => (
  <ol
    className="whole md lined break-list rolls ground r2 t1"
    aria-label="Cortes de la cadena"
    tabIndex={0}
  >
    {breaks.map((found) => (
      <li key={found.streamId} className="in-grid one-s g4-16">
        <span>
          <BreakPlace found={found} />
        </span>
        <span>{BREAK_REASON_LABEL[found.reason]}</span>
      </li>
    ))}
  </ol>
);
