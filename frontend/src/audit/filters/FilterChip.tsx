import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';

interface ChipFrameProps {
  /** What is filtered by: "Equipo". */
  name: string;
  icon: LucideIcon;
  /** What it is set to; null while it lets everything through. */
  shown: string | null;
  onClear(): void;
  /** The control that lies over the words; none for a filter that is only taken away. */
  children?: ReactNode;
}

/** A filter as a chip: dashed while it lets everything through, blue and removable when it is set. */
export function FilterChip({ name, icon, shown, onClear, children }: ChipFrameProps) {
  const isSet = shown !== null;
  return (
    <span className="audit-chip" data-set={isSet || undefined}>
      <span className="audit-chip-face">
        <Icon of={icon} />
        <span className="ell" title={shown ?? undefined} aria-hidden={children ? true : undefined}>
          {shown ?? name}
        </span>
        {children}
      </span>
      {isSet && (
        <button
          type="button"
          className="audit-chip-clear"
          aria-label={`Quitar el filtro ${name}`}
          onClick={onClear}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}
