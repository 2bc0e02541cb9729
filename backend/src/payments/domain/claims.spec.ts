import { abandoned, ABANDONED_MS, claimsOf, earlierOf, type Claim } from './claims';

const NOW = new Date('2026-11-21T15:00:00Z');
const claim = (subject: string, turn: number, batchId: string, at = NOW): Claim => ({
  subject,
  turn,
  batchId,
  at,
});
const recorded = new Map([
  ['b1', { batchId: 'b1', at: '2026-11-01T10:00:00Z', createdBy: 'u', createdByName: 'Ana' }],
  ['b2', { batchId: 'b2', at: '2026-11-05T10:00:00Z', createdBy: 'u', createdByName: 'Luis' }],
]);

describe('claims of payment batches', () => {
  it('take the turn after the recorded ones', () => {
    const claims = [claim('d1', 1, 'b1'), claim('d1', 2, 'b2'), claim('d2', 1, 'b1')];
    const batch = { tenantId: 't', batchId: 'b3', at: NOW };
    const made = claimsOf({ subjects: ['d1', 'd2', 'd3'], claims, recorded }, batch);
    expect(made.map(({ _id }) => _id)).toEqual(['t|d1|3', 't|d2|2', 't|d3|1']);
  });

  it('want the same turn as one that is being recorded, so that one of the two gets it', () => {
    const batch = { tenantId: 't', batchId: 'b3', at: NOW };
    const claims = [claim('d1', 1, 'unrecorded')];
    expect(claimsOf({ subjects: ['d1'], claims, recorded }, batch)[0]?._id).toBe('t|d1|1');
  });

  it('count as earlier payments once their batch is recorded', () => {
    const earlier = earlierOf([claim('d1', 1, 'b1'), claim('d1', 2, 'unrecorded')], recorded);
    expect(earlier.get('d1')?.map(({ batchId }) => batchId)).toEqual(['b1']);
  });

  it('are abandoned when they are old and their batch was never recorded', () => {
    const old = new Date(NOW.getTime() - ABANDONED_MS - 1);
    const limit = new Date(NOW.getTime() - ABANDONED_MS);
    const claims = [
      claim('d1', 1, 'gone', old),
      claim('d2', 1, 'gone', old),
      claim('d3', 1, 'young', limit),
      claim('d4', 1, 'b1', old),
    ];
    expect(abandoned(claims, recorded, NOW)).toEqual(['gone']);
  });
});
