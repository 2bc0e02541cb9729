import { payersProblem } from './payers';

const NONE = { dobleControl: false, limitePEN: '', limiteUSD: '', limiteEUR: '' };

describe('the people whom the rules of payment need', () => {
  it.each([
    [{}, 1, null],
    [{ dobleControl: true }, 2, null],
    [{ dobleControl: true }, 1, 'nadie podrá ejecutarlo'],
    [{ limiteUSD: '0' }, 2, null],
    [{ limiteUSD: '0' }, 1, 'no podrá pagarse'],
    [{ dobleControl: true, limiteEUR: '1' }, 3, null],
    [{ dobleControl: true, limiteEUR: '1' }, 2, 'tres personas'],
    [{ dobleControl: true, limiteEUR: '1' }, 1, 'hoy solo una persona puede pagar'],
  ])('%j with %i: %s', (change, payers, said) => {
    const problem = payersProblem({ ...NONE, ...change }, payers);
    if (said === null) expect(problem).toBeNull();
    else expect(problem).toContain(said);
  });
});
