import { Drafts, clearDrafts, keepDraftsFor, lostSession } from './drafts';

const rosa = new Drafts('rosa');
const luis = new Drafts('luis');

describe('the drafts of a tab', () => {
  it('are each one of their person and form', () => {
    rosa.write('pago:1', { now: '5' });
    expect(rosa.read('pago:1')).toEqual({ now: '5' });
    expect([rosa.has('pago:1'), rosa.has('pago:2'), luis.has('pago:1')]).toEqual([
      true,
      false,
      false,
    ]);
    rosa.write('pago:1', null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('go when another person signs in, not when the same one comes back', () => {
    keepDraftsFor('rosa');
    rosa.write('empresa', { name: 'X' });
    keepDraftsFor('rosa');
    expect(rosa.has('empresa')).toBe(true);
    keepDraftsFor('luis');
    expect(rosa.has('empresa')).toBe(false);
  });

  it('tell after the end of a session whether something waits, and nothing after signing out', () => {
    expect(lostSession()).toBeNull();
    keepDraftsFor('rosa');
    luis.write('empresa', { name: 'X' });
    expect(lostSession()).toBe('nothing');
    rosa.write('empresa', { name: 'X' });
    expect(lostSession()).toBe('drafts');
    clearDrafts();
    expect(lostSession()).toBeNull();
  });

  it('do not stop the work where they do not fit', () => {
    const full = {
      ...sessionStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(new Drafts('rosa', full).write('empresa', { name: 'X' })).toBe(false);
  });
});
