import { Drafts } from '../../drafts/drafts';
import { EMPTY_DRAFT, readDraft, writeDraft } from './draft-store';

const drafts = new Drafts('user-1');
const DRAFT = { texts: { 'totales.total': '1180' }, bases: { 'totales.total': 3 }, comment: 'ok' };

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there again after a reload', () => {
    writeDraft(drafts, 'd-1', DRAFT);
    expect(readDraft(drafts, 'd-1')).toEqual(DRAFT);
    expect(readDraft(drafts, 'd-2')).toEqual(EMPTY_DRAFT);
  });

  it('is gone when nothing is left of it', () => {
    writeDraft(drafts, 'd-1', DRAFT);
    writeDraft(drafts, 'd-1', EMPTY_DRAFT);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'x', 'null', '[]', '{"texts":{"a":1},"comment":""}', '{"texts":null}'])(
    'of another hand (%p) is none',
    (text) => {
      sessionStorage.setItem('foliado:borrador:user-1:datos:d-1', text);
      expect(readDraft(drafts, 'd-1')).toEqual(EMPTY_DRAFT);
    },
  );
});
