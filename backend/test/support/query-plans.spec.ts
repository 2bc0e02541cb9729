import { planOf, type PlanIndex } from './mongo-plan';
import { nameOf, writtenQueries, type WrittenQuery } from './query-recorder';
import { schemaIndexes } from './schema-indexes';

describe('the queries of the product', () => {
  const indexes = schemaIndexes();
  const queries = writtenQueries();
  const indexesOf = ({ collection }: WrittenQuery): PlanIndex[] => indexes.get(collection) ?? [];
  const namesOf = (some: readonly WrittenQuery[]): string[] => some.map(nameOf);

  it('are served as it is written down, by the rule of MongoDB', () => {
    const otherwise = queries.flatMap((query) => {
      const { index, isSorted } = planOf(query, indexesOf(query));
      const isSame = index === query.index && isSorted === (query.isSorted ?? false);
      return isSame ? [] : [{ query: nameOf(query), index, isSorted }];
    });
    expect(otherwise).toEqual([]);
  });

  it('read a whole collection, or sort in memory, for a reason alone', () => {
    const isDear = ({ index, isSorted }: WrittenQuery) => index === null || isSorted === true;
    expect(
      namesOf(queries.filter((query) => isDear(query) !== (query.reason !== undefined))),
    ).toEqual([]);
  });

  /** Without any of the indexes that are named, some line above would be another one. */
  it('would be served otherwise without an index of those that serve them', () => {
    const named = new Set(
      queries.flatMap(({ collection, index }) =>
        (index ?? '').split(' | ').map((name) => `${collection} ${name}`),
      ),
    );
    const unnoticed = [...named].filter((place) => {
      const [collection = '', name = ''] = place.split(' ');
      const left = (indexes.get(collection) ?? []).filter((index) => index.name !== name);
      const own = queries.filter((query) => query.collection === collection);
      return own.every((query) => planOf(query, left).index === query.index);
    });
    expect(unnoticed.filter((place) => !/(^| )(_id_)?$/.test(place))).toEqual([]);
  });

  it('stand there once each', () => {
    expect(new Set(namesOf(queries)).size).toBe(queries.length);
  });
});
