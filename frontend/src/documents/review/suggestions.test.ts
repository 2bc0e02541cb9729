import type { FieldCandidate } from '@contracts/evidence';
import { suggestions } from './suggestions';

const candidate = (value: number, source: FieldCandidate['source']): FieldCandidate => ({
  value,
  source,
  boxes: [],
});

describe('other values for a field', () => {
  it('come with the best proven first, each once, without the one that is there', () => {
    const found = suggestions(
      'totales.total',
      1108,
      [
        candidate(1_188, 'ocr'),
        candidate(1_108, 'texto'),
        candidate(1_180, 'ocr'),
        candidate(1_180, 'qr'),
      ],
      'PEN',
    );
    expect(found.map(({ label }) => label)).toEqual([
      'Usar valor del QR: 1,180.00 PEN',
      'Usar otra lectura: 1,188.00 PEN',
    ]);
  });
});
