import { SCHEMA, upcast } from './upcast';

const said = { user: 'Rosa', by: 'Rosa Díaz', comment: '' };

describe('upcast', () => {
  it.each([
    [
      { required: true, percentage: '12,5' },
      { requiresDetraction: true, detractionPercentage: 12.5 },
    ],
    [{ required: false, percentage: '' }, { requiresDetraction: false }],
  ])('lifts the choice of detracción of shape 1: %j', (detraction, paymentInfo) => {
    expect(upcast({ schema: 1, ...said, detraction })).toEqual({
      schema: SCHEMA,
      ...said,
      paymentInfo,
    });
  });

  it('takes data that names no shape for the first one', () => {
    expect(upcast({ ...said })).toEqual({ schema: SCHEMA, ...said, paymentInfo: null });
  });

  it('leaves the present shape as it is', () => {
    const data = { schema: SCHEMA, ...said, paymentInfo: { paymentDate: '2026-04-01' } };
    expect(upcast(data)).toBe(data);
  });
});
