import type { StoryChange } from '@contracts/review';
import { placedLabel } from '../../ui/fields/field-labels';
import { saidValue } from '../../documents/review/field-input';

interface ChangeListProps {
  changes: readonly StoryChange[];
  /** The platform admin sees that something was changed, not from what to what. */
  isHidden: boolean;
}

/** Every value before and after. */
export const ChangeList = ({ changes, isHidden }: ChangeListProps) => (
  <ul className="change-list">
    {changes.map(({ path, old, new: after }) => (
      <li key={path}>
        <span className="t2">{placedLabel(path)}</span>
        {isHidden ? (
          <span className="t3">valor oculto</span>
        ) : (
          <span>
            <del>{saidValue(path, old)}</del> → <ins>{saidValue(path, after)}</ins>
          </span>
        )}
      </li>
    ))}
  </ul>
);
