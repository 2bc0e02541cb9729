import { aDocument, aUser } from '../../test/factories';
import { lacksXml, xmlRequest } from './xml-request';

const invoice = (numero: string, ruc = '20999999019', more: object = {}) =>
  aDocument({
    status: 'completed',
    extractedData: {
      documento: { tipo: 'factura', numero, fecha_emision: '2026-03-15', moneda: 'PEN' },
      proveedor: { nombre: `Proveedor ${ruc.slice(-2)}`, ruc },
      totales: { total: 1188.61 },
    },
    ...more,
  });

describe('the XML that a comprobante lacks', () => {
  it.each([
    ['F001-4471', {}, true],
    ['E001-5', {}, true],
    ['F001-4471', { sourceMatch: 'solo' }, false],
    ['F001-4471', { status: 'error' }, false],
    // Printed in a shop: no XML was ever made.
    ['001-4471', {}, false],
    ['OC 15', {}, false],
  ])('%s %o: %s', (number, more, expected) => {
    expect(lacksXml(invoice(number, undefined, more))).toBe(expected);
  });

  it('is asked for in one message to each supplier', () => {
    const owed = [invoice('F001-1'), invoice('F002-9', '20999999027'), invoice('F001-2')];
    const person = aUser({ firstName: 'Ana', lastName: 'Ruiz', companyName: 'Andina S.A.C.' });
    expect(xmlRequest(owed, person)).toBe(
      [
        'Señores Proveedor 19 (RUC 20999999019):',
        'Les pedimos enviarnos el XML firmado y la constancia de recepción de SUNAT (CDR) de:',
        '- Factura F001-1 del 15 mar 2026 por S/ 1,188.61\n- Factura F001-2 del 15 mar 2026 por S/ 1,188.61',
        'Gracias.\nAna Ruiz\nAndina S.A.C.\n',
        'Señores Proveedor 27 (RUC 20999999027):',
        'Les pedimos enviarnos el XML firmado y la constancia de recepción de SUNAT (CDR) de:',
        '- Factura F002-9 del 15 mar 2026 por S/ 1,188.61',
        'Gracias.\nAna Ruiz\nAndina S.A.C.',
      ].join('\n\n'),
    );
  });
});
