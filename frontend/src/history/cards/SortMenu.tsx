import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useListContext } from 'react-admin';
import { MenuButton } from '../../ui/ActionMenu';
import { Icon } from '../../ui/Icon';
import { COLUMNS } from '../columns';

const SORTABLE = COLUMNS.flatMap((column) => [column, column.second ?? []].flat()).filter(
  ({ first }) => first,
);

/** The seven keys for views without heads; the same key again turns the order round. */
export function SortMenu({ isPhone }: { isPhone: boolean }) {
  const { sort, setSort } = useListContext();
  const isUp = sort.order === 'ASC';
  const arrow = isUp ? ArrowUp : ArrowDown;
  const current = SORTABLE.find(({ source }) => source === sort.field)?.label ?? '';
  return (
    <MenuButton
      size={isPhone ? 'm' : 's'}
      icon={ArrowUpDown}
      aria-label={`Ordenar: ${current}, ${isUp ? 'ascendente' : 'descendente'}`}
      name="Ordenar por"
      choices={SORTABLE.map(({ source, label }) => {
        const isCurrent = source === sort.field;
        return {
          label,
          mark: isCurrent ? arrow : undefined,
          run: () => setSort({ field: source, order: isCurrent && isUp ? 'DESC' : 'ASC' }),
        };
      })}
    >
      {!isPhone && (
        <>
          {current}
          <Icon of={arrow} size={12} />
        </>
      )}
    </MenuButton>
  );
}
