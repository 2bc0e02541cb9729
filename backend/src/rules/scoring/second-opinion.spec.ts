import type { DraftField } from './draft';
import type { PageFacts } from './page-facts';
import { hearOpinions, type SecondOpinion } from './second-opinion';

const facts: PageFacts = {
  pages: [['IMPORTE TOTAL S/ 1,180.00']],
  qr: [],
  hasUnreadableQr: false,
  pdf: null,
};
const total = (over: Partial<DraftField> = {}): DraftField => ({
  path: 'totales.total',
  value: 1180,
  rawText: '1,180.00',
  confidence: 0.8,
  source: 'ocr',
  boxes: [],
  candidates: [],
  reasons: [],
  ...over,
});
const opinion = (over: Partial<SecondOpinion> = {}): SecondOpinion => ({
  runId: 'r1',
  first: 'Foliado Local',
  second: 'OpenAI',
  value: 1180,
  source: 'llm',
  boxes: [],
  isIndependent: true,
  ...over,
});
const hear = (field: DraftField, said: SecondOpinion) => {
  const { draft, ...rest } = hearOpinions(
    new Map([[field.path, field]]),
    new Map([[field.path, said]]),
    facts,
  );
  return { field: draft.get(field.path), ...rest };
};

describe('a second opinion', () => {
  it('proves a printed value that two strangers read alike', () => {
    const { agreements, doubts } = hear(total(), opinion());
    expect(agreements).toEqual([
      expect.objectContaining({
        proof: 'Motores',
        reason: 'OpenAI leyó lo mismo que Foliado Local.',
      }),
    ]);
    expect(doubts).toEqual([]);
  });

  it.each([
    ['is nowhere on the page', total({ value: 99 }), opinion({ value: 99 })],
    ['comes from the same words', total(), opinion({ isIndependent: false })],
  ])('raises, and proves nothing, when the value %s', (_, field, said) => {
    const heard = hear(field, said);
    expect(heard.agreements).toEqual([]);
    expect(heard.field?.confidence).toBeCloseTo(0.88);
  });

  it('doubts what it contradicts and offers its own value', () => {
    const boxes = [{ page: 1, x: 0, y: 0, w: 1, h: 1 }];
    const { field, doubts, agreements } = hear(total(), opinion({ value: 1108, boxes }));
    expect(agreements).toEqual([]);
    expect(doubts).toEqual([
      {
        id: 'SEGUNDA_LECTURA',
        message: 'Foliado Local leyó «1,180.00» y OpenAI, «1,108.00».',
        paths: ['totales.total'],
      },
    ]);
    expect(field?.candidates).toEqual([{ value: 1108, source: 'llm', boxes }]);
  });

  it('offers what only the other engine found, and doubts nothing', () => {
    const { field, doubts } = hear(total({ value: null }), opinion());
    expect(field).toMatchObject({
      value: null,
      candidates: [{ value: 1180 }],
      reasons: ['Foliado Local no lo encontró; OpenAI leyó «1,180.00».'],
    });
    expect(doubts).toEqual([]);
  });

  it('leaves alone what a person wrote, and is silent where the other engine found nothing', () => {
    const typed = total({ source: 'usuario', value: 5 });
    expect(hear(typed, opinion()).field).toBe(typed);
    const read = total();
    expect(hear(read, opinion({ value: null }))).toEqual({
      field: read,
      agreements: [],
      doubts: [],
    });
  });
});
