import { passwordWeakness, type PasswordOwner } from './password-policy';

const owner: PasswordOwner = {
  email: 'rosa.quispe@andina.pe',
  firstName: 'Rosa María',
  lastName: 'Quispe',
  companyName: 'Comercial Andina S.A.C.',
};
const judge = (password: string, isCommon: (word: string) => boolean = () => false) =>
  passwordWeakness(password, owner, isCommon);
const judgeOf = (companyName: string, password: string) =>
  passwordWeakness(password, { ...owner, companyName }, () => false);

describe('passwordWeakness', () => {
  it.each(['corto7!', 'ñññññññ', '🙂🙃😀😁😂😃😄'])(
    'refuses %s, which has 7 characters',
    (password) => {
      expect(judge(password)).toContain('menos de 8 caracteres');
    },
  );

  it.each(['ocho-car', '🙂🙃😀😁😂😃😄😅', '        mi clave    ', 'solo letras minusculas'])(
    'accepts "%s": length is the only composition rule',
    (password) => {
      expect(judge(password)).toBeNull();
    },
  );

  it('accepts 1,024 characters beyond the basic plane and refuses one more', () => {
    const longest = '🙂🙃'.repeat(512);
    expect(judge(longest)).toBeNull();
    expect(judge(`${longest}a`)).toContain('1,024 caracteres');
  });

  it('refuses one character repeated, however it is typed', () => {
    expect(judge('aaaaaaaaaaaa')).toContain('un solo carácter');
    expect(judge('aａaａaａaａ')).toContain('un solo carácter');
  });

  it('asks the list of common passwords without case', () => {
    expect(judge('PassWord1', (word) => word === 'password1')).toContain('más usadas');
  });

  it.each([
    'rosa.quispe@andina.pe',
    'ROSA.QUISPE',
    'rosaquispe2026',
    'Rosa María!!',
    'quispe1990',
    'QuispeRosaMaria',
    'Comercial Andina',
    'comercial-andina-sac',
    '2026ComercialAndina!',
    'foliado123',
  ])('refuses %s, which is a word of the person', (password) => {
    expect(judge(password)).toContain('su correo, su nombre o el de la empresa');
  });

  it.each([
    ...['S.A.', 'SA', 'S A A', 'SAC', 'S. A. C.', ', S.A.C.'],
    ...['EIRL', 'E.I.R.L.', 'E. I. R. L.', 'SRL', 'S.R.L.', 'S. R. L.'],
  ])('refuses the name of a company without its form, %s', (form) => {
    expect(judgeOf(`Minera Illapa ${form}`, 'minera illapa')).toContain('el de la empresa');
  });

  it('accepts what differs from the name of the company by an inner word or number', () => {
    expect(judgeOf('Minera SA Illapa', 'minera illapa')).toBeNull();
    expect(judgeOf('Minera 4 Illapa', 'minera 5 illapa')).toBeNull();
  });

  it('accepts a phrase in which the name is only a part', () => {
    expect(judge('rosa compra pan en la esquina')).toBeNull();
  });

  it('does not take a password of digits or signs for an empty name', () => {
    const nobody = { email: 'a@b.pe', firstName: '', lastName: '', companyName: null };
    expect(passwordWeakness('48215973', nobody, () => false)).toBeNull();
  });

  it('always says what to do next', () => {
    for (const password of ['corto', 'aaaaaaaaa', 'rosa.quispe', 'x'.repeat(2_000)]) {
      expect(judge(password)).toContain('Escriba');
    }
  });
});
