import { confidenceLevel } from '@rules/confidence';
import { MapPinOff } from 'lucide-react';
import { ConfidenceMeter } from '../../ui/ConfidenceMeter';
import { Hint } from '../../ui/Hint';
import { Icon } from '../../ui/Icon';
import { FieldStateChip } from '../../ui/state-chips';
import type { FieldRow } from '../fields/field-rows';
import { FieldReasons } from './FieldReasons';
import { FieldCropRow } from './FieldCropRow';
import type { PageSource } from './page-source';
import { type FieldFocus, fieldButtonId } from './use-field-focus';

function FieldText({ row: { text, isCode, isEmpty } }: { row: FieldRow }) {
  if (isEmpty) return <span className="t3">{text}</span>;
  return <span className={isCode ? 'mono' : undefined}>{text}</span>;
}

/** The meter; its word (alta, media, baja) is what the tooltip says. */
function ConfidenceHint({ confidence }: { confidence: number | null }) {
  const level = confidenceLevel(confidence);
  if (level === 'na') return <ConfidenceMeter confidence={confidence} />;
  return (
    <Hint text={`Confianza ${level}`}>
      <ConfidenceMeter confidence={confidence} />
    </Hint>
  );
}

interface FieldTableRowProps {
  row: FieldRow;
  focus: FieldFocus;
  source: PageSource;
}

/** A field; pointing at it or giving it the focus shows its place on the page. */
export function FieldTableRow({ row, focus, source }: FieldTableRowProps) {
  const isOpen = focus.focused === row.path;
  const isNowhere = !row.isEmpty && row.boxes.length === 0;
  return (
    <>
      <tr
        data-open={isOpen || undefined}
        data-marked={focus.highlighted === row.path || undefined}
        onClick={() => focus.pick(row.path)}
        onPointerEnter={() => focus.hover(row.path)}
        onPointerLeave={() => focus.hover(null)}
      >
        <th scope="row">
          <button
            type="button"
            id={fieldButtonId(row.path)}
            className="field-name t2"
            onFocus={() => focus.focus(row.path)}
          >
            {row.label}
          </button>
        </th>
        <td className="field-value m">
          <FieldText row={row} />
          {isNowhere && (
            <span className="field-nowhere sm t3">
              <Icon of={MapPinOff} size={12} />
              sin ubicación
            </span>
          )}
          <FieldReasons state={row.state} reasons={row.reasons} isOpen={isOpen} />
        </td>
        <td className="field-trust">
          <span>
            <FieldStateChip state={row.state} proof={row.proof} />
            <ConfidenceHint confidence={row.confidence} />
          </span>
        </td>
      </tr>
      {isOpen && <FieldCropRow boxes={row.boxes} source={source} />}
    </>
  );
}
