import { normalise } from './build-result';

describe('normalise', () => {
  it('keeps the printed text and drops paths that are none', () => {
    const draft = normalise(
      {
        fields: [
          { path: 'totales.total', text: 'S/ 1,18O.OO', confidence: 0.9 },
          { path: '__proto__.x', text: '1' },
        ],
        tables: [],
        usage: { ms: 0 },
      },
      'ocr',
    );
    expect([...draft.keys()]).toEqual(['totales.total']);
    expect(draft.get('totales.total')).toMatchObject({
      value: 1180,
      rawText: 'S/ 1,18O.OO',
      confidence: 0.6,
      source: 'ocr',
    });
  });

  it('says what it could not read, keeps it out of no field, and takes the rest as it is given', () => {
    const box = { page: 1, x: 0, y: 0, w: 0.1, h: 0.1 };
    const given = [
      { path: 'totales.iva', text: 'ilegible', confidence: 0.2, reasons: ['Hay un sello encima.'] },
      { path: 'totales.isc', text: ' ' },
      {
        ...{ path: 'totales.total', text: '118.00', source: 'texto' as const, boxes: [box] },
        candidates: [{ text: '113.00', boxes: [], source: 'ocr' as const }],
      },
    ];
    const draft = normalise({ fields: given, tables: [], usage: { ms: 0 } }, 'llm');
    expect(draft.get('totales.iva')).toMatchObject({
      ...{ value: null, confidence: 0.2, source: 'llm', boxes: [], candidates: [] },
      reasons: ['El texto impreso no se pudo leer con certeza.', 'Hay un sello encima.'],
    });
    expect(draft.get('totales.isc')).toMatchObject({
      ...{ value: null, rawText: null, confidence: 0.85, reasons: [] },
    });
    expect(draft.get('totales.total')).toMatchObject({
      ...{ value: 118, confidence: 0.85, source: 'texto', boxes: [box], reasons: [] },
      candidates: [{ value: 113, boxes: [], source: 'ocr' }],
    });
  });
});
