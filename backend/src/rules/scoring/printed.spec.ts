import { isPrinted } from './printed';

const facts = {
  pages: [['FACTURA F001-00000123', 'TOTAL S/ 1,180.00'], ['Fecha: 15 de marzo de 2026']],
  qr: [],
  hasUnreadableQr: false,
  pdf: null,
};

describe('isPrinted', () => {
  it.each([1180, -1180, 'f001 - 00000123', '2026-03-15'])('finds %p', (value) => {
    expect(isPrinted(value, facts)).toBe(true);
  });

  it.each([1181, 'F001-00000124', '2026-03-16', '', '-', null, true])(
    'does not find %p',
    (value) => {
      expect(isPrinted(value, facts)).toBe(false);
    },
  );
});
