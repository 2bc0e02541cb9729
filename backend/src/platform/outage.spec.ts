import { mongo } from 'mongoose';
import { DomainError } from '../rules/domain-error';
import { LaterJobError } from './queue/job-queue';
import { isOutage } from './outage';

const server = (code: number): Error => new mongo.MongoServerError({ message: 'm', code });
const network = new mongo.MongoNetworkError('cut');

describe('an outage', () => {
  it.each<[string, unknown, boolean]>([
    ['a connection that is cut', network, true],
    ['a query that took too long, perhaps for ever', server(50), false],
    ['a server that shuts down', server(91), true],
    ['a queue that is away', new DomainError('SERVICIO_NO_DISPONIBLE'), true],
    ['what one of them has caused', new LaterJobError(5, { cause: network }), true],
    ['a key that is taken', server(11_000), false],
    ['a full disk', Object.assign(new Error('full'), { code: 'ENOSPC' }), false],
    ['a refusal', new DomainError('NO_ENCONTRADO'), false],
    ['no error', 'cut', false],
  ])('is told from other errors: %s', (_, error, expected) => {
    expect(isOutage(error)).toBe(expected);
  });
});
