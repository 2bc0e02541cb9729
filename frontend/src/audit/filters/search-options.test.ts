import { aDocument } from '../../test/factories';
import { optionOfDocument, optionsOfText } from './search-options';

describe('what a searched text can mean', () => {
  it('is a hash from six hexadecimal characters on, also with spaces and capitals', () => {
    expect(optionsOfText('9f3c A07B')).toMatchObject([{ kind: 'hash', id: '9f3ca07b' }]);
    expect(optionsOfText('9f3ca')).toEqual([]);
    expect(optionsOfText('a'.repeat(65))).toEqual([]);
    expect(optionsOfText('F001-4471')).toEqual([]);
  });

  it('is a document by its id', () => {
    const id = 'a1b2c3d4-0000-4000-8000-000000000001';
    expect(optionsOfText(id.toUpperCase())).toMatchObject([{ kind: 'document', id }]);
  });

  it('is a document by its number, with whom it is from', () => {
    expect(optionOfDocument(aDocument({ id: 'd-1' }))).toEqual({
      kind: 'document',
      id: 'd-1',
      label: 'F001-00004471',
      note: 'Servicios Industriales Andino S.A.C. · factura-andino.pdf',
    });
    expect(optionOfDocument(aDocument({ id: 'd-2', extractedData: null }))).toMatchObject({
      label: 'factura-andino.pdf',
    });
  });
});
