import { aCreditEntry } from '../../test/account-factories';
import {
  creditsAdvice,
  creditsAvailable,
  creditsLevel,
  movementLabel,
  movementPerson,
  signedAmount,
} from './credits-words';

describe('the balance in words', () => {
  it.each([
    [0, 'none'],
    [1, 'low'],
    [3, 'low'],
    [4, 'enough'],
  ])('of %p is %p', (credits, level) => {
    expect(creditsLevel(credits)).toBe(level);
  });

  it('is the specified text', () => {
    expect(creditsAvailable(18)).toBe('18 créditos disponibles');
    expect(creditsAvailable(0)).toBe('0 créditos disponibles');
    expect(creditsAvailable(1)).toBe('1 crédito disponible');
    expect(creditsAvailable(1200)).toBe('1,200 créditos disponibles');
  });

  it('says who gives more', () => {
    expect(creditsAdvice(false)).toBe('Pida más al administrador de Foliado.');
    expect(creditsAdvice(false, { name: 'Rosa Paz', email: 'rosa@empresa.pe' })).toBe(
      'Pida a Rosa Paz (rosa@empresa.pe) que le pase créditos.',
    );
    expect(creditsAdvice(true)).toBe('Agréguelos en el panel de administración.');
  });
});

describe('a movement in words', () => {
  it.each([
    ['granted', null, 'Saldo inicial'],
    ['granted', 'Carlos Huamán', 'Abono por Carlos Huamán'],
    ['set', 'Carlos Huamán', 'Ajuste por Carlos Huamán'],
    ['reserved', null, 'Reservado'],
    ['charged', null, 'Consumido'],
    ['refunded', null, 'Devuelto'],
    ['passed', 'Ana Paz', 'Pasado a Ana Paz'],
    ['received', 'Ana Paz', 'Recibido de Ana Paz'],
  ] as const)('%p by %p is %p', (movement, actorName, words) => {
    const entry = aCreditEntry({ movement, actorName });
    expect(movementLabel(entry) + movementPerson(entry)).toBe(words);
  });

  it.each([
    [25, '+25'],
    [-1, '−1'],
    [0, '—'],
  ])('%p is shown as %p', (amount, text) => {
    expect(signedAmount(amount)).toBe(text);
  });
});
