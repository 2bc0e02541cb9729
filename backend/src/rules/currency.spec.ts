import { detectCurrency, normaliseCurrency } from './currency';

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
  ])('%s is %s', (text, currency) => {
    expect(normaliseCurrency(text)).toBe(currency);
  });

  it('says nothing about a text that names no currency', () => {
    expect(detectCurrency('CONSOLES DE JUEGO')).toBeNull();
  });
});
