import { confidenceLevel, confidencePercent } from '@rules/confidence';
import type { PlacedField } from '../PageBoxes';
import type { FieldGroup } from './field-rows';
import type { LineItem } from './line-items';

function said(name: string, text: string, confidence: number | null): string {
  const isKnown = confidence !== null && confidenceLevel(confidence) !== 'na';
  return `${name} ${text}${isKnown ? `, confianza ${confidencePercent(confidence)} %` : ''}`;
}

/** Everything that has a place on a page: lines first, so that a field on a line can still be hit. */
export function placedFields(
  groups: readonly FieldGroup[],
  lines: readonly LineItem[],
): PlacedField[] {
  const bands = lines.map((line): PlacedField => ({
    path: line.path,
    label: said('Producto', line.description, line.confidence),
    state: line.state,
    boxes: line.boxes,
  }));
  const values = groups.flatMap(({ rows }) =>
    rows.map((row): PlacedField => ({
      path: row.path,
      label: said(row.label, row.text, row.confidence),
      state: row.state,
      boxes: row.boxes,
    })),
  );
  return [...bands, ...values].filter(({ boxes, state }) => boxes.length > 0 && state !== 'vacio');
}
