import { LayoutGrid, Rows3 } from 'lucide-react';
import { Icon } from '../ui/Icon';
import { Segments } from '../ui/Segments';

export const LOOKS = ['tabla', 'tarjetas'] as const;
export type Look = (typeof LOOKS)[number];

/** The table as long as nobody has chosen. */
export const parseLook = (stored: unknown): Look =>
  LOOKS.find((look) => look === stored) ?? 'tabla';

const CHOICES = [
  {
    id: 'tabla',
    label: (
      <>
        <Icon of={Rows3} size={14} />
        Tabla
      </>
    ),
  },
  {
    id: 'tarjetas',
    label: (
      <>
        <Icon of={LayoutGrid} size={14} />
        Tarjetas
      </>
    ),
  },
] as const;

/** The same list in two looks; the choice is remembered on this computer. */
export const LookSwitch = ({ look, onLook }: { look: Look; onLook(look: Look): void }) => (
  <Segments
    className="history-looks hide-s"
    label="Aspecto del historial"
    value={look}
    choices={CHOICES}
    onChoose={onLook}
  />
);
