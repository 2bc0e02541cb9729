import type { RegisteredAccount } from '../../contracts/suppliers';
import { acceptRefusal, confirmable, confirmed, knownAs } from './account-decisions';

const AT = '2026-11-27T10:00:00.000Z';
const ANA = { by: 'ana', byName: 'Ana Ríos', at: AT };
const HOW = { proof: 'llamada', comment: ' hablé con Luis ' } as const;
const account = (part: Partial<RegisteredAccount> = {}): RegisteredAccount => ({
  ...{ id: 'a', banco: 'BCP', numero: '191-1234567-0-12', isOther: false },
  ...{ seen: null, confirmed: null, accepted: null, withdrawn: null },
  ...part,
});
const byAna = { ...ANA, proof: 'llamada', comment: '' } as const;
const waiting = account({ isOther: true, confirmed: byAna });
const settled = account({ ...waiting, accepted: { ...ANA, by: 'luis', reason: 'x' } });

describe('confirmed', () => {
  it('makes the first account of a supplier one of its own', () => {
    const made = confirmed([], account(), HOW, ANA);
    expect(made).toMatchObject({
      isOther: false,
      confirmed: { by: 'ana', comment: 'hablé con Luis' },
    });
  });
  it('lets any other wait for a second person', () => {
    expect(confirmed([account()], account({ id: 'b' }), HOW, ANA).isOther).toBe(true);
    expect(confirmed([account()], account(), HOW, ANA).isOther).toBe(false);
    const seen = account({ isOther: true });
    expect(confirmed([seen], seen, HOW, ANA).isOther).toBe(true);
  });
  it('begins anew with one that was withdrawn', () => {
    const gone = account({ confirmed: byAna, withdrawn: { ...ANA, reason: 'x' } });
    const again = confirmed([gone], gone, HOW, ANA);
    expect([again.isOther, again.accepted, again.withdrawn]).toEqual([true, null, null]);
  });
  it.each([account({ confirmed: byAna }), waiting])('refuses what is confirmed', (done) => {
    expect(() => confirmed([done], done, HOW, ANA)).toThrow('ESTADO_NO_PERMITE');
  });
});

describe('a CCI that comes later', () => {
  const cci = '00219100123456701251';
  const typed = { banco: 'BCP', numero: '191-1234567-0-12', cci };
  const after = (known: RegisteredAccount) => {
    const more = confirmable([known], { account: typed }, () => account({ id: 'made' }));
    return confirmed([known], more, HOW, ANA);
  };

  it('is noted of the account that it leads to', () => {
    expect(after(account())).toMatchObject({ id: 'a', cci, isOther: false });
  });
  it('wants a second person where the account was confirmed without it', () => {
    const done = account({ confirmed: byAna, accepted: { ...ANA, reason: 'x' } });
    expect(after(done)).toMatchObject({ id: 'a', cci, isOther: true, accepted: null });
    expect(() => after(account({ confirmed: byAna, cci }))).toThrow('ESTADO_NO_PERMITE');
  });
});

describe('confirmable', () => {
  const make = (numbers: object) => account({ id: 'made', ...numbers });
  it('finds a known account by its id and by its numbers', () => {
    expect(confirmable([account()], { accountId: 'a' }, make).id).toBe('a');
    const numbers = { banco: 'BCP', numero: '19112345670 12' };
    expect(confirmable([account()], { account: numbers }, make).id).toBe('a');
    expect(confirmable([account()], { account: { numero: '9' } }, make).id).toBe('made');
  });
  it('keeps what is known, and adds what is not', () => {
    const known = account({ cci: '00219100123456701251' });
    const typed = { banco: 'BCP', numero: '19112345670 12', moneda: 'PEN' };
    const more = confirmable([known], { account: typed }, make);
    expect(more).toEqual({ ...known, moneda: 'PEN' });
  });
  it('refuses an unknown id and what names no account', () => {
    expect(() => knownAs([account()], 'b')).toThrow('NO_ENCONTRADO');
    expect(() => confirmable([], {}, make)).toThrow('CAMPO_INVALIDO');
    expect(() => confirmable([], { account: { banco: 'BCP' } }, make)).toThrow(
      expect.objectContaining({ code: 'CAMPO_INVALIDO', data: { field: 'account' } }),
    );
  });
});

describe('acceptRefusal', () => {
  const at = (hours: number) => new Date(Date.parse(AT) + hours * 3_600_000);
  const two = { payers: ['ana', 'luis'], witnesses: new Set<string>() };
  const one = { payers: ['ana'], witnesses: new Set<string>() };
  const byLuis = { ...two, witnesses: new Set(['luis']) };
  const none = null;
  it.each<[string, RegisteredAccount, string, typeof two, Date, string | null]>([
    ['a second person', waiting, 'luis', two, at(0), none],
    ['the first person', waiting, 'ana', two, at(99), 'Usted la confirmó'],
    ['who uploaded it', waiting, 'luis', byLuis, at(0), 'Usted subió o confirmó'],
    ['the only payer, at once', waiting, 'ana', one, at(0), 'No hay otra persona'],
    ['the only payer, a moment early', waiting, 'ana', one, new Date(+at(24) - 1), 'No hay otra'],
    ['the only payer, after a day', waiting, 'ana', one, at(24), none],
    ['the only one who did not upload', waiting, 'ana', byLuis, at(24), none],
    ['nothing to accept', account(), 'ana', one, at(0), none],
    ['nothing to accept any more', settled, 'ana', two, at(0), none],
  ])('%s', (_, asked, person, involved, now, refusal) => {
    const said = acceptRefusal(asked, person, involved, now);
    expect(said?.slice(0, refusal?.length) ?? null).toBe(refusal);
  });
});
