import { WORKFLOW_LIST_ORDERS, type WorkflowListOrder } from '@contracts/workflow-calls';
import { ArrowUpDown } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useFilters } from '../../list/filters';
import { Icon } from '../../ui/Icon';

const ORDER_NAME: Readonly<Record<WorkflowListOrder, string>> = {
  vencimiento: 'Vencimiento',
  recientes: 'Recientes',
  antiguedad: 'Antigüedad',
};

/** In which order the list stands. */
export function OrderSelect() {
  const { sort, setSort } = useListContext();
  const { change } = useFilters();
  return (
    <label className="row g5 workflow-order r1 md t2">
      <Icon of={ArrowUpDown} size={14} />
      <span className="visually-hidden">Orden</span>
      <select
        value={sort.field}
        onChange={(event) => {
          // The router may not have drawn the filters yet that were set last.
          change({});
          setSort({ field: event.target.value, order: 'DESC' });
        }}
      >
        {WORKFLOW_LIST_ORDERS.map((known) => (
          <option key={known} value={known}>
            {ORDER_NAME[known]}
          </option>
        ))}
      </select>
    </label>
  );
}
