import { X } from 'lucide-react';
import { Button } from '../../ui/Button';
import { BulkTakeStepButton } from './BulkTakeStepButton';
import type { Chosen } from './use-chosen';

/** How many are chosen, and the step that they take together. */
export function BulkBar({ chosen }: { chosen: Chosen }) {
  const { length } = chosen.documents;
  if (length === 0) return null;
  return (
    <section className="workflow-bulk" aria-label="Selección">
      <strong className="b sm sp" role="status">
        {length === 1 ? '1 seleccionado' : `${length} seleccionados`}
      </strong>
      <BulkTakeStepButton chosen={chosen} />
      <Button
        size="s"
        look="ghost"
        square
        icon={X}
        aria-label="Quitar selección"
        onClick={chosen.clear}
      />
    </section>
  );
}
