import { PARTS, partOf } from './parts';

describe('the parts of a company’s documents', () => {
  it('follow each other without a gap, from the first id to the last', () => {
    expect(PARTS).toHaveLength(256);
    expect([PARTS[0], PARTS[1], PARTS[255]]).toEqual([
      { from: '', to: '01' },
      { from: '01', to: '02' },
      { from: 'ff', to: null },
    ]);
    expect(PARTS.slice(1).map(({ from }) => from)).toEqual(PARTS.slice(0, -1).map(({ to }) => to));
  });

  it.each([
    ['000c2', 0],
    ['00fff', 0],
    ['01', 1],
    ['0f9', 15],
    ['100', 16],
    ['fe2', 254],
    ['ff', 255],
  ])('are known by the beginning of an id: %s is in part %d', (id, part) => {
    expect(partOf(id)).toBe(part);
  });
});
