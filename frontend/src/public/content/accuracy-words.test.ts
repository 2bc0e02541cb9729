import { accuracyClaim, accuracySentence } from './accuracy-words';
import { MEASURED_ACCURACY } from './measured-accuracy';

const measured = {
  share: 0.9612,
  fields: 12_345,
  documents: 288,
  layouts: 16,
  date: '2026-11-20',
};

describe('the words around the measured accuracy', () => {
  it('say what was measured, how and when', () => {
    expect(accuracySentence(measured)).toMatch(
      /20\/11\/2026.*96\.1\s%.*12,345 datos.*288 documentos sintéticos, PDF con texto de 16 formatos/,
    );
  });

  it('say beside the short figure that the documents are synthetic, and when', () => {
    const { figure, text } = accuracyClaim(measured);
    expect(figure).toMatch(/^96\.1\s%$/);
    expect(text).toMatch(/288 documentos sintéticos, el 20\/11\/2026/);
  });
});

it('a run that is published has enough documents of each layout', () => {
  const { documents, layouts, fields, share } = MEASURED_ACCURACY;
  expect(documents / layouts).toBeGreaterThanOrEqual(18);
  expect(fields).toBeGreaterThan(documents);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThanOrEqual(1);
});
