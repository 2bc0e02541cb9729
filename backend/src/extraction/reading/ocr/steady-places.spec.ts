import { steadyPlaces } from './align';

describe('steadyPlaces', () => {
  it('puts a character back that was placed into the next word', () => {
    expect(steadyPlaces([0, 1, 2, 3, 9])).toEqual([0, 1, 2, 3, expect.closeTo(4)]);
    expect(steadyPlaces([5, 7, 1])).toHaveLength(3);
  });

  it('keeps the uneven places of real letters', () => {
    const places = [0, 0.9, 2.1, 2.6, 3.4];
    expect(steadyPlaces(places)).toEqual(places);
  });
});
