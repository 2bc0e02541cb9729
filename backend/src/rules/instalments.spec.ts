import { instalmentsOf } from './instalments';

it.each([
  [
    'Cuota 1: 2026-07-30 1,907.68; Cuota 2: 2026-08-30 92.00',
    [
      { date: '2026-07-30', amount: 1907.68 },
      { date: '2026-08-30', amount: 92 },
    ],
  ],
  ['Cuota 1: 30/07/2026 5.00; Cuota 2: 2026-08-30 5', []],
  ['a tres meses', []],
  [null, []],
])('%p are the instalments %j', (text, instalments) => {
  expect(instalmentsOf(text)).toEqual(instalments);
});
