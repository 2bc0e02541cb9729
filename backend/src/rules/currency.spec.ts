import {
  currencySign,
  detectCurrency,
  foreignCurrency,
  isForeignMark,
  normaliseCurrency,
} from './currency';

describe('normaliseCurrency', () => {
  it.each([
    ['PEN', 'PEN'],
    ['SOLES', 'PEN'],
    ['S/', 'PEN'],
    ['SOL', 'PEN'],
    ['S/.', 'PEN'],
    ['Nuevos Soles', 'PEN'],
    ['USD', 'USD'],
    ['$', 'USD'],
    ['US$', 'USD'],
    ['DÓLARES AMERICANOS', 'USD'],
    ['DOLLARS', 'USD'],
    ['U$S', 'USD'],
    ['EUR', 'EUR'],
    ['€', 'EUR'],
    ['EUROS', 'EUR'],
    ['', 'PEN'],
    ['otra', 'PEN'],
    ['SOLES (PEN)', 'PEN'],
    ['BRL', 'BRL'],
    ['R$', 'BRL'],
    ['SEK', 'SEK'],
    ['XQZ', 'PEN'],
    ['₡', '₡'],
  ])('%s is %s', (text, currency) => {
    expect(normaliseCurrency(text)).toBe(currency);
  });

  it('has the sign of what documents are paid in, and the name of any other', () => {
    expect(['PEN', 'USD', 'EUR', 'BRL', 'toString'].map(currencySign)).toEqual([
      ...['S/', 'US$', '€'],
      ...['BRL', 'toString'],
    ]);
  });

  it('says nothing about a text that names no currency', () => {
    expect(detectCurrency('CONSOLES DE JUEGO')).toBeNull();
  });
});

describe('foreignCurrency', () => {
  it.each([
    ['R$ 40.00', 'BRL'],
    ['£', 'GBP'],
    ['CA$', 'CAD'],
    ['MXN', 'MXN'],
    ['¥', 'JPY'],
  ])('%s is %s, and none of those that are paid in', (text, code) => {
    expect([foreignCurrency(text), detectCurrency(text)]).toEqual([code, null]);
  });

  it.each(['US$ 40.00', 'S/ 40.00', '$', '€', 'COPIA', 'ARSENAL'])('is none of %s', (text) => {
    expect(foreignCurrency(text)).toBeNull();
  });

  it('is told by a word that is nothing else', () => {
    expect(['R$', 'BRL', 'R$40', 'NIU'].map(isForeignMark)).toEqual([true, true, false, false]);
  });
});
