import { authenticityBar, authenticityLevel } from './authenticity-label';

describe('authenticity label', () => {
  it.each([
    [1, [], 'autentico'],
    [0.8, ['A'], 'autentico'],
    [0.9, ['A', 'B'], 'verificar'],
    [0.79, [], 'verificar'],
    [0.6, [], 'verificar'],
    [0.59, [], 'falsificacion'],
  ])('%s with %j is %s', (confidence, flags, level) => {
    expect(authenticityLevel({ confidence, flags })).toBe(level);
  });

  it('colours the bar strictly above the limits', () => {
    expect([0.71, 0.7, 0.41, 0.4].map(authenticityBar)).toEqual(['ok', 'warn', 'warn', 'bad']);
  });
});
