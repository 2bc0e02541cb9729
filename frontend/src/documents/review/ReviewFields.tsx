import { ChevronDown, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { groupOf } from '../../ui/fields/field-labels';
import { ReviewRow } from './ReviewRow';
import { groupId } from './group-states';
import type { GroupState } from './group-states';
import type { ReviewView } from './review-view';

interface ReviewFieldsProps {
  view: ReviewView;
  states: readonly GroupState[];
}

/** Campo, Valor, Confianza (spec section 2): every value, in groups that can be folded. */
export function ReviewFields({ view, states }: ReviewFieldsProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string): void =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const focusedGroup = view.focused && groupOf(view.focused);
  return (
    <>
      <table className="table review-table">
        <caption className="visually-hidden">Datos extraídos del documento</caption>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Valor</th>
            <th scope="col" className="field-trust num">
              Confianza
            </th>
          </tr>
        </thead>
        {view.groups.map(({ key, title, rows }, index) => {
          // A field that was jumped to is shown, folded group or not.
          // So is one in whose inputs something stands that is not saved.
          const isTyped = rows.some(({ path }) => path in view.state.texts);
          const isOpen = !folded.has(key) || focusedGroup === key || isTyped;
          const state = states.find((group) => group.key === key);
          return (
            <tbody key={key} id={groupId(key)}>
              <tr className="field-group">
                <th scope="rowgroup" colSpan={3}>
                  <button
                    type="button"
                    className="row wide"
                    aria-expanded={isOpen}
                    onClick={() => toggle(key)}
                  >
                    <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} className="t3" />
                    {title}
                    {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
                    <span className="sp" />
                    <span className="sm t3 thin">{state?.summary}</span>
                  </button>
                </th>
              </tr>
              {isOpen && rows.map((row) => <ReviewRow key={row.path} row={row} view={view} />)}
            </tbody>
          );
        })}
      </table>
      {view.addAccount && (
        <p>
          <Button size="s" icon={Plus} onClick={view.addAccount}>
            Agregar cuenta para el pago
          </Button>
        </p>
      )}
    </>
  );
}
