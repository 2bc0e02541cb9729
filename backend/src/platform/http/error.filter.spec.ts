import { mongo } from 'mongoose';
import { StorageFull } from '../blob-store/blob-store';
import { asDomainError } from './error.filter';

describe('an error that reaches the client', () => {
  const full = new mongo.MongoServerError({ message: 'No space left', code: 14_031 });

  it.each<[string, Error]>([
    ['the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['the quota of the user', Object.assign(new Error('write'), { code: 'EDQUOT' })],
    ['the files', new StorageFull()],
    ['the store', full],
  ])('says that there is no room when %s has none', (_, error) => {
    expect(asDomainError(error)).toMatchObject({ code: 'SIN_ESPACIO', status: 507 });
  });

  it.each(['EMFILE', 'ENFILE'])('asks for patience when the system says %s', (code) => {
    const error = Object.assign(new Error('open'), { code });
    expect(asDomainError(error)).toMatchObject({ code: 'SERVICIO_NO_DISPONIBLE', status: 503 });
  });

  it('says nothing of what is not known', () => {
    const other = new mongo.MongoServerError({ message: 'E11000 rosa@empresa.pe', code: 11_000 });
    expect(asDomainError(other)).toMatchObject({ code: 'ERROR_INTERNO', status: 500 });
    expect(asDomainError('text').code).toBe('ERROR_INTERNO');
  });
});
