import { UnsentRecord, forgetLost, lostFiles } from './unsent-files';

const MINUTE = 60_000;
let now = 0;
const storage = window.localStorage;
const aPage = (id = 'p-1', user = 'rosa') => new UnsentRecord(user, id, storage, () => now);
const lost = (user = 'rosa') => lostFiles(user, storage, now)?.names ?? [];

beforeEach(() => {
  storage.clear();
  now = 10 * MINUTE;
});

describe('files that were chosen and not sent', () => {
  it('are named once their page was left, to their person alone', () => {
    const page = aPage();
    page.keep(['a.pdf', 'b.pdf']);
    expect(lost()).toEqual([]);
    page.leave();
    expect(lost()).toEqual(['a.pdf', 'b.pdf']);
    expect(lost('carmen')).toEqual([]);
  });

  it('are those that were still unsent at the end', () => {
    const page = aPage();
    page.keep(['a.pdf', 'b.pdf']);
    page.keep(['b.pdf']);
    page.leave();
    expect(lost()).toEqual(['b.pdf']);
  });

  it('leave no trace when everything was sent', () => {
    const page = aPage();
    page.keep(['a.pdf']);
    page.keep([]);
    page.leave();
    expect(storage).toHaveLength(0);
  });

  it('are named as well when the browser was killed, and not while another window sends them', () => {
    const page = aPage();
    page.keep(['a.pdf']);
    now += 2 * MINUTE;
    page.beat();
    now += 2 * MINUTE;
    expect(lost()).toEqual([]);
    now += 2 * MINUTE;
    expect(lost()).toEqual(['a.pdf']);
  });

  it('are forgotten when the person has read it; those of a living window stay', () => {
    const closed = aPage('p-1');
    closed.keep(['a.pdf']);
    closed.leave();
    const living = aPage('p-2');
    living.keep(['c.pdf']);
    forgetLost('rosa', storage, now);
    expect(lost()).toEqual([]);
    living.leave();
    expect(lost()).toEqual(['c.pdf']);
  });

  it('do not come back after a sign-out has cleared them', () => {
    const page = aPage();
    page.keep(['a.pdf']);
    storage.clear();
    page.leave();
    expect(lost()).toEqual([]);
  });

  it('keep no more than 200 names, and count the others', () => {
    const page = aPage();
    page.keep(Array.from({ length: 250 }, (_, index) => `${index}.pdf`));
    page.leave();
    expect(lostFiles('rosa', storage, now)).toMatchObject({ count: 250, names: { length: 200 } });
  });
});
