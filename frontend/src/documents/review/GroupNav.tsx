import { Check, CircleDashed, CircleQuestionMark, EqualNot } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import type { GroupState } from './group-states';

const ASK_LOOK = {
  contradice: { icon: EqualNot, tone: 'bad', word: 'contradicción' },
  dudoso: { icon: CircleQuestionMark, tone: 'warn', word: 'con dudas' },
  vacio: { icon: CircleDashed, tone: 'empty', word: 'sin datos' },
} as const;

export function GroupMark({ asks }: { asks: GroupState['asks'] }) {
  const look = asks ? ASK_LOOK[asks] : { icon: Check, tone: 'ok', word: 'sin dudas' };
  return (
    <span className={`flex toned tone-${look.tone}`} role="img" aria-label={look.word}>
      <Icon of={look.icon} size={14} />
    </span>
  );
}

interface GroupNavProps {
  groups: readonly GroupState[];
  current: string | null;
  onJump(key: string): void;
}

/** The groups of the document, to jump to one; the keys 1 to 6 do the same. */
export const GroupNav = ({ groups, current, onJump }: GroupNavProps) => (
  <nav className="firm under tabs group-nav" aria-label="Grupos de datos">
    {groups.map(({ key, title, asks }) => (
      <button
        key={key}
        type="button"
        aria-current={key === current || undefined}
        onClick={() => onJump(key)}
      >
        <GroupMark asks={asks} />
        <span className="ell">{title}</span>
      </button>
    ))}
  </nav>
);
