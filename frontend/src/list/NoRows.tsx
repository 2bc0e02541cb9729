import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { useClearFilters } from './filters';

interface NoRowsProps {
  icon: LucideIcon;
  /** That none match. */
  title: string;
  /** What to look for instead. */
  children: ReactNode;
  /** The button that takes the filters away. */
  clearing?: string;
  /** There are none at all. */
  none: ReactNode;
}

/** In place of the rows of a list: none that match, or none at all. */
export function NoRows(props: NoRowsProps) {
  const { icon, title, children, clearing = 'Quitar filtros', none } = props;
  const clear = useClearFilters();
  if (!clear) return none;
  const action = (
    <Button size="s" onClick={clear}>
      {clearing}
    </Button>
  );
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {children}
    </EmptyState>
  );
}
