import { ChevronDown, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import './filter-chip.css';
import { Icon } from './Icon';

interface FilterChipProps {
  /** What is filtered by: "Equipo". */
  name: string;
  icon: LucideIcon;
  /** What it is set to; null while it lets everything through. */
  shown: string | null;
  /** Says that a list opens, while nothing of it is chosen. */
  hasArrow?: boolean;
  className?: string;
  onClear(): void;
  /** The control that lies over the words; none for a filter that is only taken away. */
  children?: ReactNode;
}

/** A filter as a chip: dashed while it lets everything through, blue and removable when it is set. */
export function FilterChip(props: FilterChipProps) {
  const { name, icon, shown, hasArrow, className = '', onClear, children } = props;
  const isSet = shown !== null;
  return (
    <span className={`filter-chip ${className}`.trim()} data-set={isSet || undefined}>
      <span className="row g6 fit filter-chip-face">
        <Icon of={icon} className="t3" />
        <span className="ell" title={shown ?? undefined} aria-hidden={children ? true : undefined}>
          {shown ?? name}
        </span>
        {hasArrow && !isSet && <Icon of={ChevronDown} size={14} className="t3" />}
        {children}
      </span>
      {isSet && (
        <button
          type="button"
          className="firm centred filter-chip-clear r1"
          aria-label={`Quitar el filtro ${name}`}
          onClick={onClear}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}
