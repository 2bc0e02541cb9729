import { placedLabel } from './field-labels';

describe('the place of a field', () => {
  it.each([
    ['proveedor.ruc', 'Proveedor · RUC'],
    ['cliente.nombre', 'Cliente · Razón social'],
    ['productos.2.cantidad', 'Productos · 3 · Cantidad'],
    ['articulos.0.numero', 'Artículos · 1 · Número'],
    ['items.1.codigo', 'Ítems · 2 · Código'],
    ['cuentas.1.numero', 'Cuentas para el pago · 2 · Cuenta'],
    ['totales.total', 'Total'],
    ['documento.serie', 'Serie'],
    ['estado_pago', 'Estado de pago'],
    ['paymentInfo.paymentDate', 'Fecha de pago'],
  ])('of %s is said where its name alone could be another', (path, label) => {
    expect(placedLabel(path)).toBe(label);
  });
});
