import type { Word } from '../../contracts/evidence';
import {
  exchangeRateOf,
  isRateUnreadable,
  parseExchangeRate,
  printedExchangeRate,
} from './exchange-rate';

describe('an exchange rate that a person writes', () => {
  it.each([
    ['3.75', 3.75],
    [' 3,7525 ', 3.7525],
    ['999', 999],
    ['3.1234567', null],
    ['0', null],
    ['0.000', null],
    ['1000', null],
    ['-3.75', null],
    ['abc', null],
    ['3.75 soles', null],
    ['', null],
  ])('%p is %p', (text, rate) => {
    expect(parseExchangeRate(text)).toBe(rate);
  });

  it.each([
    ['037 Demás servicios, 12 %, depósito S/ 142.00, tipo de cambio 3.755', 3.755, false],
    ['Tipo de cambio: 3,755', 3.755, false],
    ['12 %', null, false],
    ['12 %, tipo de cambio abc', null, true],
    ['12 %, tipo de cambio 3.75.5', null, true],
    ['12 %, tipo de cambio 1,234.56', null, true],
    ['12 %, tipo de cambio', null, true],
    ['12 %, tipo de cambio 0', null, true],
  ])('in %p is %p', (info, rate, isUnreadable) => {
    expect(exchangeRateOf(info)).toBe(rate);
    expect(isRateUnreadable(info)).toBe(isUnreadable);
  });
});

describe('an exchange rate that a page prints', () => {
  const page = (...texts: string[]): Word[] =>
    texts.map((text, at) => ({
      text,
      confidence: 1,
      box: { page: 1, x: at / 20, y: 0.1, w: 0.04, h: 0.01 },
    }));

  it.each([
    [['Moneda', 'USD', 'T.C.:', '3.752'], 3.752, 3],
    [['T.C.:3.752'], 3.752, 0],
    [['TIPO', 'DE', 'CAMBIO', ':', '3,75'], 3.75, 4],
    [['Tipo', 'de', 'cambio', 'venta', 'SBS', '3.7525'], 3.7525, 5],
    [['T/C', '3.80'], 3.8, 1],
  ])('stands in %j', (texts, rate, at) => {
    const words = page(...texts);
    expect(printedExchangeRate(words)).toEqual({ rate, box: words[at]?.box });
  });

  it.each([
    [['Total', '3.75']],
    [['T.C.', '118.00']],
    [['TC', 'Nº', '3.75']],
    [['Tipo', 'de', 'cambio', 'según', 'factura', '3.75']],
    [[]],
  ])('does not stand in %j', (texts) => {
    expect(printedExchangeRate(page(...texts))).toBeNull();
  });
});
