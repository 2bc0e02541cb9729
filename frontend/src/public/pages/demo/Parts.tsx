import { FIELD_STATES, type FieldProof, type FieldState } from '@contracts/evidence';
import { AUTHENTICITY_LABEL, type AuthenticityLevel } from '@rules/authenticity-label';
import { Check, ChevronDown, EqualNot, Info, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../ui/Chip';
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter';
import { Icon } from '../../../ui/Icon';
import { AuthenticityChip, FIELD_LOOK } from '../../../ui/state-chips';

const LEVELS = Object.keys(AUTHENTICITY_LABEL) as AuthenticityLevel[];
/** One confidence for each number of stitches, 1 to 5. */
const ONE_OF_EACH = [0.5, 0.75, 0.85, 0.93, 0.98];

const SIGNS = [
  ['against', EqualNot, 18, 'bad'],
  ['info', Info, 18, 'ok'],
  ['passed', Check, 16, 'ok'],
  ['place', MapPin, 14, ''],
  ['open', ChevronDown, 16, 'read-open'],
] as const;

/** The state of a field with the word and what proved it. */
export function StateChip({ state, proof }: { state: FieldState; proof?: FieldProof }) {
  const { tone, icon, word } = FIELD_LOOK[state];
  return (
    <Chip tone={tone} icon={icon}>
      {proof ? `${word} · ${proof}` : word}
    </Chip>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return <template data-part={name}>{children}</template>;
}

/** What the script copies when it shows a reading: the same drawings as in the product, made once. */
export function Parts() {
  return (
    <div hidden>
      {FIELD_STATES.map((state) => (
        <Part key={state} name={`state-${state}`}>
          <StateChip state={state} />
        </Part>
      ))}
      {ONE_OF_EACH.map((confidence, index) => (
        <Part key={confidence} name={`confidence-${index + 1}`}>
          <ConfidenceMeter confidence={confidence} />
        </Part>
      ))}
      {LEVELS.map((level) => (
        <Part key={level} name={`level-${level}`}>
          <AuthenticityChip level={level} />
        </Part>
      ))}
      {SIGNS.map(([name, icon, size, className]) => (
        <Part key={name} name={`icon-${name}`}>
          <Icon of={icon} size={size} className={className} />
        </Part>
      ))}
    </div>
  );
}
