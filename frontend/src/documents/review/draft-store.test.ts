import { clearDrafts } from '../../api/sign-out';
import { EMPTY_DRAFT, readDraft, writeDraft } from './draft-store';

const DRAFT = { texts: { 'totales.total': '1180' }, bases: { 'totales.total': 3 }, comment: 'ok' };

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there again after a reload', () => {
    writeDraft('d-1', DRAFT);
    expect(readDraft('d-1')).toEqual(DRAFT);
    expect(readDraft('d-2')).toEqual(EMPTY_DRAFT);
  });

  it('is gone when nothing is left of it', () => {
    writeDraft('d-1', DRAFT);
    writeDraft('d-1', EMPTY_DRAFT);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone at sign-out', () => {
    writeDraft('d-1', DRAFT);
    clearDrafts();
    expect(readDraft('d-1')).toEqual(EMPTY_DRAFT);
  });

  it.each(['', 'x', 'null', '[]', '{"texts":{"a":1},"comment":""}', '{"texts":null}'])(
    'of another hand (%p) is none',
    (text) => {
      sessionStorage.setItem('foliado:borrador:d-1', text);
      expect(readDraft('d-1')).toEqual(EMPTY_DRAFT);
    },
  );

  it('that does not fit is said, not thrown', () => {
    const full = {
      ...sessionStorage,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(writeDraft('d-1', DRAFT, full)).toBe(false);
  });
});
