import { type ConfidenceLevel, confidenceLevel, confidencePercent } from '@rules/confidence';
import { Check, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Icon } from './Icon';
import { STITCH_FROM, stitchCount } from './stitch-count';
import './confidence-meter.css';

type KnownLevel = Exclude<ConfidenceLevel, 'na'>;

const LOOK: Readonly<Record<KnownLevel, { tone: string; icon: LucideIcon }>> = {
  alta: { tone: 'ok', icon: Check },
  media: { tone: 'warn', icon: TriangleAlert },
  baja: { tone: 'bad', icon: X },
};
const CALM = { tone: 'mute', icon: null };

interface ConfidenceMeterProps {
  /** 0..1; null when there is none. */
  confidence: number | null;
  /** Nobody has to look at it: a middling one is no warning. */
  isCalm?: boolean;
}

/** Icon, stitches and number; the word (alta, media, baja) is in its name. */
export function ConfidenceMeter({ confidence, isCalm = false }: ConfidenceMeterProps) {
  const level = confidenceLevel(confidence);
  if (confidence === null || level === 'na') return <span className="t3 sm">N/A</span>;
  const percent = confidencePercent(confidence);
  const { tone, icon } = isCalm && level === 'media' ? CALM : LOOK[level];
  return (
    <span
      className={`inline mid g5 m nw confidence toned tone-${tone}`}
      role="img"
      aria-label={`Confianza ${percent} %, ${level}`}
    >
      {icon && <Icon of={icon} size={12} strokeWidth={2.4} />}
      <span className="confidence-stitches g2 inline">
        {STITCH_FROM.map((from, index) => (
          <i key={from} data-sewn={index < stitchCount(percent) || undefined} />
        ))}
      </span>
      {percent}&nbsp;%
    </span>
  );
}
