import { LIST_INDEXES, RETIRED_INDEXES } from './document-indexes';
import { DocumentSchema } from './document.schema';

const nameOf = ([fields, options]: [object, { name?: string }?]): string =>
  options?.name ??
  Object.entries(fields)
    .map(([path, direction]) => `${path}_${direction}`)
    .join('_');

describe('the indexes of documents', () => {
  const names = DocumentSchema.indexes().map((index) => nameOf(index));

  it('are on fields that a document has', () => {
    const paths = new Set(LIST_INDEXES.flatMap(({ fields }) => Object.keys(fields)));
    const unknown = [...paths].filter((path) => !DocumentSchema.path(path.split('.')[0] ?? ''));
    expect(unknown).toEqual([]);
  });

  it('have a name each, and none of one that is dropped', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => RETIRED_INDEXES.includes(name))).toEqual([]);
  });
});
