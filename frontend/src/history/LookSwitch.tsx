import { LayoutGrid, Rows3 } from 'lucide-react';
import { Icon } from '../ui/Icon';

export const LOOKS = ['tabla', 'tarjetas'] as const;
export type Look = (typeof LOOKS)[number];

/** The table as long as nobody has chosen. */
export const parseLook = (stored: unknown): Look =>
  LOOKS.find((look) => look === stored) ?? 'tabla';

const LABEL = { tabla: 'Tabla', tarjetas: 'Tarjetas' } as const;
const SIGN = { tabla: Rows3, tarjetas: LayoutGrid } as const;

/** The same list in two looks; the choice is remembered on this computer. */
export function LookSwitch({ look, onLook }: { look: Look; onLook(look: Look): void }) {
  return (
    <div className="history-looks hide-s" role="group" aria-label="Aspecto del historial">
      {LOOKS.map((id) => (
        <button key={id} type="button" aria-pressed={id === look} onClick={() => onLook(id)}>
          <Icon of={SIGN[id]} size={14} />
          {LABEL[id]}
        </button>
      ))}
    </div>
  );
}
