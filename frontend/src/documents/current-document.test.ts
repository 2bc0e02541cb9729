import { aDocument } from '../test/factories';
import { currentDocument, documentTitle } from './current-document';
import { jsonFilename } from './download';

describe('the current document', () => {
  it('is the one with the newest createdAt, wherever it stands in the list', () => {
    const old = aDocument({ createdAt: '2026-03-15T12:00:00.000Z' });
    const newest = aDocument({ createdAt: '2026-03-15T08:00:00.000-05:00' });
    expect(currentDocument([old, newest])).toBe(newest);
    expect(currentDocument([newest, old])).toBe(newest);
    expect(currentDocument([])).toBeNull();
  });

  it('is titled by provider, else client, else file', () => {
    expect(documentTitle(aDocument())).toBe('Servicios Industriales Andino S.A.C.');
    expect(documentTitle(aDocument({ extractedData: { cliente: { nombre: 'Norte' } } }))).toBe(
      'Norte',
    );
    expect(documentTitle(aDocument({ extractedData: {} }))).toBe('factura-andino.pdf');
  });

  it('is saved under its own name', () => {
    expect(jsonFilename('factura.marzo.pdf')).toBe('factura.marzo.json');
    expect(jsonFilename('sin-extension')).toBe('sin-extension.json');
  });
});
