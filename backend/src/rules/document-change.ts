import type { DocumentDetail } from '../contracts/document';
import {
  LARGE_PARTS,
  type DocumentChange,
  type FieldsChange,
  type LargePart,
  type RowMove,
  type ValueChange,
} from '../contracts/document-change';

type LargeParts = Pick<DocumentDetail, LargePart>;
type Node = Record<string, unknown> | unknown[];

/** What a change made of a document: `withChange` of it and `before` is `after`. */
export function changeOf(
  before: DocumentDetail,
  after: DocumentDetail,
  row: RowMove | null,
): DocumentChange {
  const { extractedData, fields, editedFields, authenticity, notes, ...rest } = after;
  const parts: LargeParts = { extractedData, fields, editedFields, authenticity, notes };
  const all = differences(withRowMoved(partsOf(before), row), parts, []);
  const isOfField = ({ at }: ValueChange): boolean => at[0] === 'fields' && at.length > 2;
  return {
    ...rest,
    row,
    fieldChanges: byField(all.filter(isOfField)),
    changes: all.filter((change) => !isOfField(change)),
  };
}

/** The document after a change. What has not changed stays the same object. */
export function withChange(
  held: DocumentDetail,
  { row, fieldChanges, changes, ...rest }: DocumentChange,
): DocumentDetail {
  const fresh = new Set<Node>();
  const all = [...changes, ...fieldChanges.flatMap(ofEachField)];
  const parts = all.reduce<Node>((node, change) => changedAt(node, change.at, change, fresh), {
    ...withRowMoved(partsOf(held), row),
  });
  return { ...rest, ...(parts as unknown as LargeParts) };
}

/** What has happened with fields, said once for all with which it has. */
function byField(changes: readonly ValueChange[]): FieldsChange[] {
  const ofFields = new Map<string, ValueChange[]>();
  for (const { at, ...value } of changes) {
    const [, path = '', ...within] = at;
    const own = ofFields.get(String(path)) ?? [];
    ofFields.set(String(path), [...own, { at: within, ...value }]);
  }
  const alike = new Map<string, FieldsChange>();
  for (const [path, own] of ofFields) {
    const name = JSON.stringify(own);
    const known = alike.get(name);
    if (known) known.paths.push(path);
    else alike.set(name, { paths: [path], changes: own });
  }
  return [...alike.values()];
}

const ofEachField = ({ paths, changes }: FieldsChange): ValueChange[] =>
  paths.flatMap((path) =>
    changes.map(({ at, ...value }) => ({ at: ['fields', path, ...at], ...value })),
  );

/** The path of a value after the move of a row; null when its row is taken out. */
export function movedPath(path: string, { list, index, by }: RowMove): string | null {
  const [head, row, ...rest] = path.split('.');
  if (head !== list || row === undefined || Number(row) < index) return path;
  if (by === -1 && Number(row) === index) return null;
  return [head, Number(row) + by, ...rest].join('.');
}

const partsOf = (document: DocumentDetail): LargeParts =>
  Object.fromEntries(LARGE_PARTS.map((part) => [part, document[part]])) as unknown as LargeParts;

function withRowMoved(parts: LargeParts, move: RowMove | null): LargeParts {
  if (!move) return parts;
  const { list, index, by } = move;
  const data: Record<string, unknown> = { ...parts.extractedData };
  const rows: unknown[] = Array.isArray(data[list]) ? [...(data[list] as unknown[])] : [];
  if (by === 1) rows.splice(index, 0, {});
  else rows.splice(index, 1);
  const moved = <T>(map: Readonly<Record<string, T>>, at: (one: T, path: string) => T) =>
    Object.fromEntries(
      Object.entries(map).flatMap(([path, one]) => {
        const to = movedPath(path, move);
        return to === null ? [] : [[to, to === path ? one : at(one, to)] as const];
      }),
    );
  return {
    ...parts,
    extractedData: { ...data, [list]: rows },
    fields: moved(parts.fields, (field, path) => ({ ...field, path })),
    editedFields: moved(parts.editedFields, (edit) => edit),
  };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** As JSON has them: a value that is undefined is none. */
function differences(before: unknown, after: unknown, at: ValueChange['at']): ValueChange[] {
  if (before === after) return [];
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ at, value: after }];
  }
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const gone = [...old.keys()].filter((key) => !now.has(key));
  return [
    // From the end of a list, so that nothing moves under the others.
    ...gone.reverse().map((key) => ({ at: [...at, key] })),
    ...[...now].flatMap(([key, value]) =>
      old.has(key) ? differences(old.get(key), value, [...at, key]) : [{ at: [...at, key], value }],
    ),
  ];
}

function entriesOf(node: Node): Map<string | number, unknown> {
  if (Array.isArray(node)) return new Map(node.entries());
  return new Map(Object.entries(node).filter(([, value]) => value !== undefined));
}

/** @param fresh copies that were made for this change, which may be written into */
function changedAt(
  node: Node,
  [key, ...rest]: ValueChange['at'],
  change: ValueChange,
  fresh: Set<Node>,
): Node {
  const copy = fresh.has(node) ? node : copyOf(node);
  fresh.add(copy);
  if (key === undefined) return copy;
  const child = (copy as Record<string | number, unknown>)[key];
  if (rest.length > 0) put(copy, key, changedAt(isNode(child) ? child : {}, rest, change, fresh));
  else if ('value' in change) put(copy, key, change.value);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else Reflect.deleteProperty(copy, key);
  return copy;
}

const copyOf = (node: Node): Node => (Array.isArray(node) ? [...node] : { ...node });

/** An own property whatever it is called. */
function put(node: Node, key: string | number, value: unknown): void {
  Object.defineProperty(node, key, { value, writable: true, enumerable: true, configurable: true });
}
