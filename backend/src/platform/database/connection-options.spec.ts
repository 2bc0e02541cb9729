import { connectOptions } from './connection-options';

describe('connectOptions', () => {
  it.each([
    ['mongodb://h1', 'foliado'],
    ['mongodb://u:p@h1:27017,h2:27017/?replicaSet=rs', 'foliado'],
    ['mongodb+srv://h1/?w=majority', 'foliado'],
    ['mongodb://h1/own', undefined],
    ['mongodb://%2Ftmp%2Fx.sock/own?directConnection=true', undefined],
  ])('gives %s the database %s', (uri, dbName) => {
    expect(connectOptions(uri).dbName).toBe(dbName);
  });

  it('answers a write when it is on disk', () => {
    expect(connectOptions('mongodb://h1').writeConcern).toEqual({ w: 'majority', journal: true });
  });
});
