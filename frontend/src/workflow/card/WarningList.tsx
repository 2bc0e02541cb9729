import { WORKFLOW_WARNING_LABEL, type WorkflowWarning } from '@contracts/workflow-calls';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../ui/Icon';

/** What to look at; hinders nothing. */
export function WarningList({ warnings }: { warnings: readonly WorkflowWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="col g4 toned tone-warn md" aria-label="Advertencias">
      {warnings.map((warning) => (
        <li key={warning} className="lead g6">
          <Icon of={TriangleAlert} size={14} />
          {WORKFLOW_WARNING_LABEL[warning]}
        </li>
      ))}
    </ul>
  );
}
