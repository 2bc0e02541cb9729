import { daysOf, dueKeysOf, dueSums, isWithin, keyRangesOf, mondayOf } from './windows';

const TODAY = '2026-11-27';

describe('windows of due dates', () => {
  it.each([
    ['vencidos', '2026-11-26', true],
    ['vencidos', TODAY, false],
    ['hoy', '2026-11-26', false],
    ['hoy', TODAY, true],
    ['hoy', '2026-11-28', false],
    ['semana', '2026-11-26', false],
    ['semana', TODAY, true],
    ['semana', '2026-12-04', true],
    ['semana', '2026-12-05', false],
    ['semana', null, false],
    ['vencidos', null, false],
    ['todo', '2020-01-01', true],
    ['todo', null, true],
  ] as const)('%s: %s is in it: %s', (window, day, isIn) => {
    expect(isWithin(daysOf(window, TODAY), day)).toBe(isIn);
  });

  it('know the Monday of a week, across a year', () => {
    expect(['2026-12-28', '2027-01-03', '2027-01-04'].map(mondayOf)).toEqual([
      '2026-12-28',
      '2026-12-28',
      '2027-01-04',
    ]);
  });
});

describe('sums of due dates', () => {
  const paid = (currency: string, amountCents: number | null) =>
    ({ kind: 'vencimiento', currency, amountCents }) as const;

  it('are exact by currency, soles first, and only of what is paid', () => {
    const items = [paid('EUR', 1), paid('USD', 10), paid('PEN', 29_999_999), paid('PEN', 1)];
    const other = { kind: 'credito_igv', currency: 'PEN', amountCents: 7 } as const;
    expect(dueSums([...items, other])).toEqual([
      { currency: 'PEN', amountCents: 30_000_000, unknown: 0 },
      { currency: 'EUR', amountCents: 1, unknown: 0 },
      { currency: 'USD', amountCents: 10, unknown: 0 },
    ]);
    expect(dueSums([other])).toEqual([]);
  });

  it('are not shown where an amount of the currency is not known', () => {
    expect(
      dueSums([
        paid('PEN', 1),
        paid('PEN', null),
        paid('PEN', null),
        paid('PEN', 5),
        paid('USD', 3),
      ]),
    ).toEqual([
      { currency: 'PEN', amountCents: null, unknown: 2 },
      { currency: 'USD', amountCents: 3, unknown: 0 },
    ]);
  });
});

describe('keys of due dates', () => {
  const arrivedAt = new Date('2026-03-11T15:00:00Z');
  const keysOf = (documento: object) =>
    dueKeysOf({
      extractedData: {
        documento: { tipo: 'factura', ...documento },
        totales: { total: 1, iva: 1 },
      },
      paymentInfo: null,
      arrivedAt,
    });
  const isFound = (keys: string[], window: 'vencidos' | 'hoy' | 'todo', today: string) =>
    keyRangesOf(daysOf(window, today), today).some(({ $gte, $lte }) =>
      keys.some((key) => key >= $gte && key <= $lte),
    );

  it('find a document in the windows that it has a day in', () => {
    const keys = keysOf({ fecha_emision: '2026-03-10', fecha_vencimiento: '2026-04-09' });
    expect(keys).toEqual(['2026-04-09', 'p2026-03-19', 'p2027-03-31']);
    expect(isFound(keys, 'hoy', '2026-03-19')).toBe(true);
    expect(isFound(keys, 'hoy', '2026-04-09')).toBe(true);
    expect(isFound(keys, 'vencidos', '2026-04-09')).toBe(false);
    expect(isFound(keys, 'vencidos', '2026-04-10')).toBe(true);
    expect(isFound(keys, 'todo', '2029-01-01')).toBe(true);
  });

  it('are ranges that end where their window does', () => {
    expect(keyRangesOf(daysOf('vencidos', TODAY), TODAY)).toEqual([
      { $gte: '', $lte: '2026-11-26' },
    ]);
    expect(keyRangesOf(daysOf('hoy', TODAY), TODAY)).toEqual([
      { $gte: TODAY, $lte: TODAY },
      { $gte: `p${TODAY}`, $lte: `p${TODAY}` },
    ]);
    expect(keyRangesOf(daysOf('todo', TODAY), TODAY)).toEqual([
      { $gte: '', $lte: '9999-12-31' },
      { $gte: `p${TODAY}`, $lte: 'p9999-12-31' },
    ]);
  });

  it('leave out of what is overdue what nothing can be done about any more', () => {
    const keys = keysOf({ fecha_emision: '2026-03-10' });
    expect(isFound(keys, 'vencidos', '2029-01-01')).toBe(false);
    expect(isFound(keys, 'todo', '2029-01-01')).toBe(false);
  });

  it('find what has no day among everything alone', () => {
    const detraccion = { codigo: '037', porcentaje: 12 };
    const keys = dueKeysOf({
      extractedData: { documento: { tipo: 'factura' }, totales: { total: 1180 }, detraccion },
      paymentInfo: null,
      arrivedAt,
    });
    expect(keys).toEqual(['9999-12-31']);
    expect([isFound(keys, 'todo', TODAY), isFound(keys, 'hoy', TODAY)]).toEqual([true, false]);
  });
});
