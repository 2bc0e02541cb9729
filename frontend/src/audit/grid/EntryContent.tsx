import type { AuditEntry } from '@contracts/audit';
import { useMay } from '../../layout/SessionContext';
import { placedLabel } from '../../ui/fields/field-labels';
import { saidValue } from '../../documents/review/field-input';

interface EntryContentProps {
  entry: AuditEntry;
  /** In place of what was erased. */
  erased: string;
  /** What the server says of it, besides. */
  detail?: string;
}

/** What was written and every value before and after; the platform admin sees that something was changed, not from what to what. */
export function EntryContent({ entry, erased, detail }: EntryContentProps) {
  const isHidden = useMay('admin.read');
  const { isErased, changes, comment } = entry;
  if (isErased) return <p className="t2">{erased}</p>;
  return (
    <>
      {detail && <p className="md t2">{detail}</p>}
      {comment && <p className="breaks quote">{comment}</p>}
      {changes.length > 0 && (
        <ul className="change-list">
          {changes.map(({ path, old, new: after }) => (
            <li key={path}>
              <span className="t2">{placedLabel(path)}</span>
              {isHidden ? (
                <span className="t3">valor oculto</span>
              ) : (
                <span>
                  <del className="t3">{saidValue(path, old)}</del> →{' '}
                  <ins>{saidValue(path, after)}</ins>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
