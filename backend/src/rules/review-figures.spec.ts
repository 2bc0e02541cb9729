import { NO_DUE_DATE, reviewFigures } from './review-figures';

describe('reviewFigures', () => {
  it('counts what is left to verify and says what is at stake and when', () => {
    const data = { documento: { fecha_vencimiento: '2026-04-14' }, totales: { total: -1180.5 } };
    const states = [
      { path: 'cuentas.1.cci', state: 'dudoso' as const },
      { path: 'cuentas.1.numero', state: 'contradice' as const },
      { path: 'cuentas.0.banco', state: 'dudoso' as const },
      { path: 'cuentas.2.cci', state: 'leido' as const },
      { path: 'cuentas.3.numero', state: 'vacio' as const },
    ].map((field) => ({ ...field, boxes: [] }));
    expect(reviewFigures(data, states)).toEqual({
      doubtful: 2,
      contradictions: 1,
      reviewDue: '2026-04-14',
      reviewRisk: 118_050,
      doubtfulAccounts: [1],
      layout: null,
    });
  });

  it('puts what has no readable due date and no total last', () => {
    const last = {
      doubtful: 0,
      contradictions: 0,
      reviewDue: NO_DUE_DATE,
      reviewRisk: 0,
      doubtfulAccounts: [],
      layout: null,
    };
    expect(reviewFigures({}, [])).toEqual(last);
    expect(reviewFigures({ documento: { fecha_vencimiento: '14 de abril' } }, [])).toEqual(last);
  });
});
