import { WaitingLine, type Place } from './try-out.service';

const { signal } = new AbortController();

/** Whether somebody has been called by now. */
async function isCalled(place: Place | null): Promise<boolean> {
  const called = place?.turn.then(() => true);
  return (await Promise.race([called, new Promise((later) => setImmediate(later))])) === true;
}

describe('WaitingLine', () => {
  it('calls the first at once and the next when the first leaves', async () => {
    const line = new WaitingLine(2);
    const [first, second] = [line.join(signal), line.join(signal)];
    expect([await isCalled(first), await isCalled(second)]).toEqual([true, false]);
    first?.leave();
    expect(await isCalled(second)).toBe(true);
  });

  it('turns away who finds the line full, and has room again when somebody leaves', () => {
    const line = new WaitingLine(1);
    const places = [line.join(signal), line.join(signal), line.join(signal)];
    expect(places.map((place) => place !== null)).toEqual([true, true, false]);
    places[1]?.leave();
    expect(line.join(signal)).not.toBeNull();
  });

  it('passes over who has gone away while waiting', async () => {
    const line = new WaitingLine(2);
    const first = line.join(signal);
    const gone = new AbortController();
    const second = line.join(gone.signal);
    const third = line.join(signal);
    gone.abort(new Error('gone'));
    await expect(second?.turn).rejects.toThrow('gone');
    second?.leave();
    expect(await isCalled(third)).toBe(false);
    first?.leave();
    expect(await isCalled(third)).toBe(true);
  });

  it('is empty when everybody has left, however often they say so', () => {
    const line = new WaitingLine(2);
    const place = line.join(signal);
    place?.leave();
    place?.leave();
    expect(line.length).toBe(0);
  });
});
