import type { StoryEntry } from '@contracts/review';
import { errorText } from '../../../api/api-error';
import { Button } from '../../../ui/Button';
import { timeInPeru } from '../../../ui/format-time';
import { placedLabel } from '../../../ui/fields/field-labels';
import { saidValue } from '../../review/field-input';
import { useStory } from '../../use-story';
import { SheetCard } from './SheetCards';

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
  const { data, error, refetch } = useStory({ id, version });
  return (
    <SheetCard title="Historia del documento">
      {error ? (
        <p className="p12 md">
          No se pudo cargar la historia: {errorText(error)}{' '}
          <Button size="s" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </p>
      ) : !data ? (
        <p className="p12 md t3">Cargando historia...</p>
      ) : data.length === 0 ? (
        <p className="p12 md t3">Todavía no hay hechos registrados.</p>
      ) : (
        <ol className="story p8 pb14">
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </SheetCard>
  );
}
