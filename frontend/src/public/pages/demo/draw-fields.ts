import { type FieldGroup, type FieldRow } from '../../../ui/fields/field-rows';
import type { LineItem } from '../../../ui/fields/line-items';
import { make, makeButton } from './dom';
import { confidenceMeter, sign, stateChip } from './parts';

/** What a row of the list shows, whether a field or a line of products. */
interface RowWords extends Pick<FieldRow, 'path' | 'state' | 'proof' | 'confidence' | 'reasons'> {
  label: string;
  value: string;
  isCode: boolean;
}

const lineWords = (line: LineItem): RowWords => ({
  path: line.path,
  state: line.state,
  proof: undefined,
  confidence: line.confidence,
  reasons: line.reasons,
  label: line.description,
  value: `${line.quantity} × ${line.unitPrice} = ${line.subtotal}`,
  isCode: false,
});

function reasonList(reasons: readonly string[]): HTMLElement | null {
  if (reasons.length === 0) return null;
  return make('ul', 't2', ...reasons.map((reason) => make('li', '', reason)));
}

/** Something wrong is said at once, the rest when the row is opened. */
function wrongWords({ state, reasons }: RowWords): HTMLElement | null {
  const isWrong = state === 'contradice' || state === 'dudoso';
  const [first] = reasons;
  if (!isWrong || first === undefined) return null;
  return make('span', `read-why md${state === 'contradice' ? ' bad' : ''}`, first);
}

function row(words: RowWords): HTMLLIElement {
  const { path, label, value, isCode, state, proof, confidence, reasons } = words;
  const button = makeButton(
    'read-row',
    make('span', 'read-label', label),
    make('span', 'read-value', make('span', isCode ? 'mono' : '', value), wrongWords(words)),
    make('span', 'read-trust', stateChip(state, proof), confidenceMeter(confidence)),
    sign('open'),
  );
  const more = make('div', 'read-more md', reasonList(reasons));
  more.id = `mas-${path.replaceAll('.', '-')}`;
  more.hidden = true;
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-controls', more.id);
  const item = make('li', '', button, more);
  item.dataset['path'] = path;
  return item;
}

function group(title: string, rows: readonly RowWords[]): HTMLElement {
  return make('section', 'read-group', make('h3', '', title), make('ul', '', ...rows.map(row)));
}

/** The list of everything that was read, as rows that open. */
export function drawFields(
  groups: readonly FieldGroup[],
  lines: readonly LineItem[],
): HTMLElement[] {
  const fields = groups.map(({ title, rows }) =>
    group(
      title,
      rows.map((one) => ({ ...one, value: one.text })),
    ),
  );
  return lines.length > 0 ? [...fields, group('Productos', lines.map(lineWords))] : fields;
}
