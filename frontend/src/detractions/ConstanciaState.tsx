import { CONSTANCIA_STATE_LABEL, type ConstanciaState } from '@contracts/detraction-deposits';
import {
  CircleCheck,
  CircleHelp,
  CirclePlus,
  Clock,
  Eye,
  FileWarning,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { Chip, type Tone } from '../ui/Chip';

/** In the order in which they are shown: what wants a person first. */
const STATES: Readonly<Record<ConstanciaState, readonly [Tone, LucideIcon]>> = {
  difiere: ['bad', TriangleAlert],
  ilegible: ['bad', FileWarning],
  compruebe: ['warn', Eye],
  espera: ['warn', Clock],
  sin_documento: ['mute', CircleHelp],
  lista: ['info', CirclePlus],
  ya_tiene: ['ok', CircleCheck],
};
export const STATE_ORDER = Object.keys(STATES) as ConstanciaState[];

export function StateChip({ state, count }: { state: ConstanciaState; count?: number }) {
  const [tone, icon] = STATES[state];
  return (
    <Chip tone={tone} icon={icon} isQuiet>
      {CONSTANCIA_STATE_LABEL[state]}
      {count !== undefined && `: ${count}`}
    </Chip>
  );
}
