import { documentTypeOf, titleAtStart } from './document-type';

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
    ['FACTURA PROFORMA', 'proforma'],
    ['nota_credito', 'nota_credito'],
  ])('%s', (text, type) => {
    expect(titleAtStart(text)?.type).toBe(type);
  });

  it('finds a title inside a longer text only when asked to', () => {
    expect(titleAtStart('Representación impresa de la factura')).toBeNull();
    expect(documentTypeOf('Esta es una factura electrónica')).toBe('factura');
    expect(documentTypeOf('carta')).toBeNull();
  });
});
