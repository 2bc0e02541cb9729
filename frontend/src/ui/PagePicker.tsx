import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from './Icon';

interface PagePickerProps {
  count: number;
  /** 1-based. */
  current: number;
  onChange(page: number): void;
}

export function PagePicker({ count, current, onChange }: PagePickerProps) {
  return (
    <div className="page-picker" role="group" aria-label="Páginas del documento">
      <button
        type="button"
        aria-label="Página anterior"
        disabled={current <= 1}
        onClick={() => onChange(current - 1)}
      >
        <Icon of={ChevronLeft} />
      </button>
      <span aria-live="polite">
        <span className="visually-hidden">Página </span>
        {current} / {count}
      </span>
      <button
        type="button"
        aria-label="Página siguiente"
        disabled={current >= count}
        onClick={() => onChange(current + 1)}
      >
        <Icon of={ChevronRight} />
      </button>
    </div>
  );
}
