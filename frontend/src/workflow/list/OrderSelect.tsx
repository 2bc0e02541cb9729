import { WORKFLOW_LIST_ORDERS, type WorkflowListOrder } from '@contracts/workflow-calls';
import { ArrowUpDown } from 'lucide-react';
import { Icon } from '../../ui/Icon';

const ORDER_NAME: Readonly<Record<WorkflowListOrder, string>> = {
  vencimiento: 'Vencimiento',
  recientes: 'Recientes',
  antiguedad: 'Antigüedad',
};

interface OrderSelectProps {
  order: WorkflowListOrder;
  onOrder(order: WorkflowListOrder): void;
}

/** In which order the list stands. */
export function OrderSelect({ order, onOrder }: OrderSelectProps) {
  const choose = (text: string): void =>
    onOrder(WORKFLOW_LIST_ORDERS.find((known) => known === text) ?? 'vencimiento');
  return (
    <label className="workflow-order md t2">
      <Icon of={ArrowUpDown} size={14} />
      <span className="visually-hidden">Orden</span>
      <select value={order} onChange={(event) => choose(event.target.value)}>
        {WORKFLOW_LIST_ORDERS.map((known) => (
          <option key={known} value={known}>
            {ORDER_NAME[known]}
          </option>
        ))}
      </select>
    </label>
  );
}
