import { compactText, trimEndOf } from '../../../rules/text-clean';
import { LABELS, type LabelId } from '../labels';
import { columnOfTitle, type ColumnId } from '../table-columns';

const BY_LABEL: ReadonlyMap<string, LabelId> = new Map(
  Object.entries(LABELS).flatMap(([id, list]) =>
    list.split(' ').map((label) => [label, id as LabelId] as const),
  ),
);

/** What a printed label announces, whatever its dots, accents, rate or currency (`I.G.V. (18%) S/`); null for others. */
export function labelId(text: string): LabelId | null {
  const compact = compactText(withoutCurrency(text));
  return BY_LABEL.get(compact) ?? BY_LABEL.get(trimEndOf(compact, /\d/)) ?? null;
}

/** The column of the item table that a title heads; null for others. */
export function columnId(text: string): ColumnId | null {
  return columnOfTitle(compactText(withoutCurrency(text)));
}

function withoutCurrency(text: string): string {
  return text.replace(/S\/\.?|US\$|\$|\((?:PEN|USD)\)/gi, ' ');
}
