import { rucProblem } from './ruc-problem';

describe('why a text is no RUC', () => {
  it.each(['', '20514327867'])('%p has no problem', (ruc) => {
    expect(rucProblem(ruc)).toBeNull();
  });

  it.each([
    ['20-5143', 'Solo lleva números, sin espacios ni guiones.'],
    ['30514327867', 'Debe empezar con 10, 15, 16, 17 o 20.'],
    ['12', 'Debe empezar con 10, 15, 16, 17 o 20.'],
    ['2', 'Faltan 10 dígitos: son 11.'],
    ['2051432786', 'Falta 1 dígito: son 11.'],
    ['205143278670', 'Sobra 1 dígito: son 11.'],
    ['2051432786700', 'Sobran 2 dígitos: son 11.'],
  ])('%p: %p', (ruc, problem) => {
    expect(rucProblem(ruc)).toBe(problem);
  });

  it('names the digit that does not check', () => {
    expect(rucProblem('20514327865')).toBe(
      'El último dígito (5) no es el de control de ese número. Compare todos los dígitos con su ficha RUC.',
    );
  });
});
