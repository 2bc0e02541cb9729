import { planOf } from '../../../test/support/mongo-plan';
import { schemaIndexes } from '../../../test/support/schema-indexes';
import { LIST_INDEXES, RETIRED_INDEXES } from './document-indexes';
import { DocumentSchema } from './document.schema';
import { NEWEST } from '../lists/domain/order';

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

  /** Then a far page of it is counted to, unread, and so is how many there are. */
  it('say all of a status and a state of payment, in the order of the list', () => {
    const filter = { tenantId: 't', $and: [{ status: 'completed' }, { paymentStatus: 'unpaid' }] };
    const documents = schemaIndexes().get('documents') ?? [];
    const { index, isSorted } = planOf({ filter, sort: { ...NEWEST } }, documents);
    const key = Object.keys(documents.find(({ name }) => name === index)?.key ?? {});
    expect([index, isSorted ?? false]).toEqual(['list_states', false]);
    expect(key.slice(0, 5)).toEqual(['tenantId', 'status', 'paymentStatus', 'createdAt', '_id']);
  });

  it('have a name each, and none of one that is dropped', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => RETIRED_INDEXES.includes(name))).toEqual([]);
  });
});
