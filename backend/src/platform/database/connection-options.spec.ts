import { connectOptions, MAX_QUERY_MS } from './database-connection';

describe('connectOptions', () => {
  it.each([
    ['mongodb://h1', 'foliado'],
    ['mongodb://u:p@h1:27017,h2:27017/?replicaSet=rs', 'foliado'],
    ['mongodb+srv://h1/?w=majority', 'foliado'],
    ['mongodb://h1/own', undefined],
    ['mongodb://%2Ftmp%2Fx.sock/own?directConnection=true', undefined],
  ])('gives %s the database %s', (uri, dbName) => {
    expect(connectOptions(uri, false).dbName).toBe(dbName);
  });

  it('answers a write when it is on disk', () => {
    expect(connectOptions('mongodb://h1', false).writeConcern).toEqual({
      w: 'majority',
      journal: true,
    });
  });

  it('takes a server for away that is silent for seconds, never a store that works on the longest query', () => {
    expect(connectOptions('mongodb://h1', false).connectTimeoutMS).toBeLessThan(5_000);
    expect(connectOptions('mongodb://h1', true).connectTimeoutMS).toBeGreaterThanOrEqual(
      MAX_QUERY_MS,
    );
  });
});
