import type { StoryEntry } from '@contracts/review';
import { QueryArea } from '../../../layout/QueryArea';
import { TitledCard } from '../../../ui/Card';
import { timeInPeru } from '../../../ui/format-time';
import { placedLabel } from '../../../ui/fields/field-labels';
import { saidValue } from '../../review/field-input';
import { useStory } from '../../use-story';

function Entry({ entry }: { entry: StoryEntry }) {
  const { label, actor, displayName, at, changes, comment } = entry;
  return (
    <li className="breaks story-entry">
      <p className="md">
        <strong className="m">{label}</strong>{' '}
        <span className="t2">
          · {actor}
          {displayName && `, como ${displayName}`}
        </span>
      </p>
      {changes.map(({ path, old, new: after }) => (
        <p key={path} className="sm t2">
          {placedLabel(path)}: <del>{saidValue(path, old)}</del> →{' '}
          <ins>{saidValue(path, after)}</ins>
        </p>
      ))}
      {comment && <p className="sm t2 story-comment">{comment}</p>}
      <time className="sm t3" dateTime={at}>
        {timeInPeru(at)}
      </time>
    </li>
  );
}

/** The document's story: who did what when, the old value and the new one. */
export function StoryCard({ id, version }: { id: string; version: number }) {
  const query = useStory({ id, version });
  return (
    <TitledCard title="Historia del documento">
      <QueryArea query={query} of="la historia">
        {(story) =>
          story.length === 0 ? (
            <p className="p12 md t3">Todavía no hay hechos registrados.</p>
          ) : (
            <ol className="story p8 pb14">
              {story.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )
        }
      </QueryArea>
    </TitledCard>
  );
}
