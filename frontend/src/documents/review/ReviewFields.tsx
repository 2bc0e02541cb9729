import { ChevronDown, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { MenuButton } from '../../ui/ActionMenu';
import { fieldLabel, groupOf, placedLabel } from '../../ui/fields/field-labels';
import { ReviewRow } from './ReviewRow';
import { OTHER, addFieldId, groupId } from './group-states';
import type { GroupState } from './group-states';
import type { ReviewView } from './review-view';

interface ReviewFieldsProps {
  view: ReviewView;
  states: readonly GroupState[];
}

interface AddFieldProps {
  view: ReviewView;
  /** `OTHER` for those of groups that are not shown. */
  group: string;
  name: string;
}

/** A menu of what the group could have and has not; choosing one opens its empty input. */
function AddField({ view, group, name }: AddFieldProps) {
  const isShown = (path: string): boolean => view.groups.some(({ key }) => key === groupOf(path));
  const missing = view.missing.filter((path) =>
    group === OTHER ? !isShown(path) : groupOf(path) === group,
  );
  if (missing.length === 0) return null;
  const labelOf = group === OTHER ? placedLabel : fieldLabel;
  return (
    <MenuButton
      id={addFieldId(group)}
      name={name}
      look={group === OTHER ? 'plain' : 'ghost'}
      size="s"
      icon={Plus}
      choices={missing.map((path) => ({
        label: labelOf(path),
        run: () => view.addField(path),
      }))}
    >
      <span className={group === OTHER ? undefined : 'hide-s'}>
        {group === OTHER ? name : 'Agregar dato'}
      </span>
    </MenuButton>
  );
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
                  <div className="row">
                    <button
                      type="button"
                      className="row sp field-group-name"
                      aria-expanded={isOpen}
                      onClick={() => toggle(key)}
                    >
                      <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} className="t3" />
                      {title}
                      {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
                      <span className="sp" />
                      <span className="sm t3 thin">{state?.summary}</span>
                    </button>
                    <AddField view={view} group={key} name={`Agregar dato a ${title}`} />
                  </div>
                </th>
              </tr>
              {isOpen && rows.map((row) => <ReviewRow key={row.path} row={row} view={view} />)}
            </tbody>
          );
        })}
      </table>
      <p className="row g10 wraps p10">
        <AddField view={view} group={OTHER} name="Agregar otro dato" />
        {view.addAccount && (
          <Button size="s" icon={Plus} onClick={view.addAccount}>
            Agregar cuenta para el pago
          </Button>
        )}
      </p>
    </>
  );
}
