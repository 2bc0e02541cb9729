import { identityOf, isAboutEmail } from './identity';

const of = (claims: Record<string, unknown>, trustsEmail = false) =>
  identityOf('https://id.pe', 's-1', claims, trustsEmail);

describe('a person as the provider knows them', () => {
  it('has the verified address in lower case', () => {
    expect(of({ email: ' Ana@Empresa.PE ', email_verified: true }).verifiedEmail).toBe(
      'ana@empresa.pe',
    );
  });

  it.each([false, 1, 'false', 'TRUE', null, undefined])(
    'has no verified address when email_verified is %j',
    (verified) => {
      const identity = of({ email: 'ana@empresa.pe', email_verified: verified });
      expect(identity.verifiedEmail).toBeNull();
    },
  );

  it.each([undefined, 7, '', 'ana', 'ana@', 'a b@c.pe', `${'a'.repeat(250)}@c.pe`])(
    'has no verified address when it is %j',
    (email) => {
      expect(of({ email, email_verified: true }).verifiedEmail).toBeNull();
    },
  );

  it.each([
    [{ given_name: 'Ana', family_name: 'Ñahui' }, 'Ana', 'Ñahui'],
    [{ given_name: 'Ana\u200b\n' }, 'Ana', ''],
    [{ name: 'Ana Ñahui' }, 'Ana Ñahui', ''],
    [{ given_name: 7, name: null }, 'ana', ''],
    [{ given_name: 'x'.repeat(200) }, 'x'.repeat(80), ''],
  ])('has a name from %j', (claims, firstName, lastName) => {
    const identity = of({ ...claims, email: 'ana@empresa.pe', email_verified: true });
    expect(identity).toMatchObject({ firstName, lastName });
  });
});

describe('claims about an address', () => {
  it.each<[Record<string, unknown>, boolean, boolean]>([
    [{ email: 'a@b.pe', email_verified: false }, true, true],
    [{ email: 'a@b.pe', email_verified: 'true' }, true, true],
    [{ email: 'a@b.pe' }, false, true],
    [{ email_verified: true }, false, false],
    [{ upn: 'a@b.pe' }, false, true],
  ])('%j', (claims, byThemselves, trusted) => {
    expect([isAboutEmail(claims, false), isAboutEmail(claims, true)]).toEqual([
      byThemselves,
      trusted,
    ]);
  });
});
