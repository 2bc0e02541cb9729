import { cleanFileName } from './file-name';

describe('cleanFileName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\x', 'x'],
    ['C:\\x.pdf', 'x.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['a\0.pdf', 'a.pdf'],
    ['a\r\nX: y.pdf', 'aX: y.pdf'],
    ['factura\u202efdp.exe.pdf', 'facturafdp.exe.pdf'],
    ['Ñandú Nº 1.pdf', 'Ñandú Nº 1.pdf'],
    ['n\u0303andu.pdf', 'ñandu.pdf'],
    ['-rf.pdf', '-rf.pdf'],
    [' factura.pdf ', 'factura.pdf'],
    ['...', 'documento'],
    ['', 'documento'],
    ['<img onerror>.pdf', '<img onerror>.pdf'],
    ['a;b.pdf', 'a;b.pdf'],
    ['"comillas".pdf', '"comillas".pdf'],
    ['recibo 🧾.pdf', 'recibo 🧾.pdf'],
  ])('shows %p as %p', (given, expected) => {
    expect(cleanFileName(given)).toBe(expected);
  });

  it('cuts a long name by code points and keeps the extension', () => {
    const cut = cleanFileName(`${'🧾'.repeat(300)}.pdf`);
    expect([...cut]).toHaveLength(150);
    expect(cut.endsWith('🧾.pdf')).toBe(true);
    expect(cleanFileName('a'.repeat(151))).toBe('a'.repeat(150));
    expect(cleanFileName(`v1.2 ${'a'.repeat(150)}`)).toBe(`v1.2 ${'a'.repeat(145)}`);
  });
});
