import { EMPTY_TALLY, counted, median, tallyText } from './session-tally';

describe('the tally of a session', () => {
  it('says nothing before the first document', () => {
    expect(tallyText(EMPTY_TALLY)).toBe('');
  });

  it('counts documents and names the middle time', () => {
    const one = counted(EMPTY_TALLY, 1_000, 22_000);
    expect(tallyText(one)).toBe('Sesión: 1 doc · mediana 21 s');
    const three = counted(counted(one, 0, 5_000), 0, 90_000);
    expect(tallyText(three)).toBe('Sesión: 3 docs · mediana 21 s');
  });

  it('knows no negative time, whatever the clock does', () => {
    expect(counted(EMPTY_TALLY, 5_000, 1_000).durations).toEqual([0]);
  });

  it('has a middle of an even number, too', () => {
    expect(median([4, 1, 3, 2])).toBe(2);
    expect(median([])).toBeNull();
  });
});
