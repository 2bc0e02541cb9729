import { confidenceLevel, confidencePercent } from './confidence';

describe('confidence', () => {
  it.each([
    [1, 'alta'],
    [0.9, 'alta'],
    [0.899, 'media'],
    [0.7, 'media'],
    [0.699, 'baja'],
    [0, 'baja'],
    [null, 'na'],
    [undefined, 'na'],
    [NaN, 'na'],
  ])('%s is %s', (confidence, level) => {
    expect(confidenceLevel(confidence)).toBe(level);
  });

  it('is never shown higher than it is', () => {
    expect(confidencePercent(0.899)).toBe(89);
    expect(confidencePercent(0.29)).toBe(29);
    expect(confidencePercent(1)).toBe(100);
  });
});
