import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { StoreOutages } from './store-outages';

const refused = Object.assign(new Error('mongodb://u:clave@db'), {
  cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
});

describe('an outage of the store', () => {
  let client: EventEmitter;
  let outages: StoreOutages;
  let lines: unknown[];

  beforeEach(() => {
    lines = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => lines.push(line));
    jest.spyOn(Logger.prototype, 'log').mockImplementation((line: unknown) => lines.push(line));
    client = new EventEmitter();
    outages = new StoreOutages();
    outages.watch(client as mongo.MongoClient);
  });
  afterEach(() => jest.restoreAllMocks());

  const is = (...types: string[]): void => {
    const servers = types.map((type, n) => [n, { type, address: `db${n}:27017`, error: null }]);
    client.emit('topologyDescriptionChanged', {
      newDescription: { servers: new Map(servers as []) },
    });
  };

  it('is told once when it begins, with host and cause, and once when it ends', () => {
    is('Standalone');
    client.emit('serverHeartbeatFailed', { failure: refused });
    is('Unknown');
    is('Unknown');
    expect(outages.isAway).toBe(true);
    is('Standalone');
    expect(lines).toEqual([
      { store: 'away', hosts: ['db0:27017'], cause: 'ECONNREFUSED' },
      { store: 'back', hosts: ['db0:27017'], seconds: 0 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('clave');
    expect([outages.isAway, outages.wasAwayWithin(60_000), outages.wasAwayWithin(0)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is none while one of several servers takes writes, nor when the product closes', () => {
    is('Unknown', 'RSPrimary');
    outages.end();
    is('Unknown', 'Unknown');
    expect([outages.isAway, lines]).toEqual([false, []]);
  });
});
