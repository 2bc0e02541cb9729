export const REMARKS = [
  'Entregar en almacén N° 3 de lunes a viernes hasta las 16:00 horas.',
  'La mercadería viaja por cuenta y riesgo del comprador.',
  'Atención: Sr. Íñigo Peña, área de logística.',
  'Pasados siete días no se aceptan devoluciones.',
  'Precios válidos según cotización aprobada por su área de compras.',
  'Incluye garantía de doce meses por defectos de fábrica.',
  'Segunda entrega parcial del pedido.',
] as const;

export const PAY_METHODS = [
  'Transferencia bancaria',
  'Depósito en cuenta corriente',
  'Tarjeta de crédito',
  'Efectivo',
  'Cheque no negociable',
] as const;

export const CREDIT_REASONS = [
  'Devolución por ítem',
  'Anulación de la operación',
  'Descuento por ítem',
  'Corrección por error en la descripción',
] as const;

export const DEBIT_REASONS = ['Intereses por mora', 'Aumento en el valor', 'Penalidades'] as const;
