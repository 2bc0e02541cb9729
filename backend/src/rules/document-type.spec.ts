import { cutTitle, documentTypeOf, titleAtStart } from './document-type';

describe('document titles', () => {
  it.each([
    ['FACTURA ELECTRÓNICA', 'factura'],
    ['FACTURAELECTRONICA', 'factura'],
    ['BOLETA DE VENTA ELECTRÓNICA', 'boleta'],
    ['NOTA DE CRÉDITO ELECTRÓNICA', 'nota_credito'],
    ['Nota de débito', 'nota_debito'],
    ['RECIBO POR HONORARIOS ELECTRÓNICO', 'recibo_honorarios'],
    ['GUÍA DE REMISIÓN ELECTRÓNICA REMITENTE', 'guia_remision'],
    ['ORDEN DE COMPRA', 'orden_compra'],
    ['COTIZACIÓN N° 5', 'proforma'],
    ['TICKET BOLETA', 'boleta'],
    ['TICKET - FACTURA SIMPLIFICADA', 'ticket'],
    ['FACTURA PROFORMA', 'proforma'],
    ['nota_credito', 'nota_credito'],
    ['Su recibo de electricidad', 'recibo_servicios'],
    ['Efecto de comprobante: Egreso', 'nota_credito'],
    ['Check #2-05548', 'ticket'],
    ['Check payable to us', undefined],
  ])('%s', (text, type) => {
    expect(titleAtStart(text)?.type).toBe(type);
  });

  it.each([
    ['FACT ELECTRÓNICA', 'factura'],
    ['FACTUR ELECTRONICA', 'factura'],
    ['BOL. VENTA ELECTRÓNICA', 'boleta'],
  ])('%s, cut in its middle', (text, type) => {
    expect(cutTitle(text)?.type).toBe(type);
    expect(documentTypeOf(text)).toBe(type);
  });

  it('takes no other word for a title that was cut', () => {
    expect(cutTitle('FACTURACIÓN ELECTRÓNICA DE SERVICIOS')).toBeNull();
    expect(cutTitle('FIRMA ELECTRÓNICA')).toBeNull();
  });

  it('finds a title inside a longer text only when asked to', () => {
    expect(titleAtStart('Representación impresa de la factura')).toBeNull();
    expect(documentTypeOf('Esta es una factura electrónica')).toBe('factura');
    expect(documentTypeOf('carta')).toBeNull();
  });
});
