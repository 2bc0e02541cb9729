import type { Word } from '../../../../contracts/evidence';
import { readPageSet } from '../../decide/read-page-set';

const HEIGHT = 0.01;

const row = (text: string, x: number, y: number, h = HEIGHT): Word[] =>
  text.split(' ').map((word, at, words) => {
    const before = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);
    const box = { page: 1, x: x + before * 0.007, y, w: word.length * 0.007, h };
    return { text: word, confidence: 1, box };
  });

const fieldsOf = (words: Word[]): Record<string, string> => {
  const page = { number: 1, width: 1000, height: 1414, source: 'texto' as const, words };
  const set = { pages: [page], qr: [], totalPages: 1, pdf: null, notes: [] };
  const { fields } = readPageSet(set, { companyRuc: null });
  return Object.fromEntries(fields.map(({ path, text }) => [path, text]));
};

const TITLE = [
  ...row('FACTURA ELECTRÓNICA', 0.7, 0.05),
  ...row('F001-00011172', 0.7, 0.07),
  ...row('RUC 20999999019', 0.7, 0.03),
];

/** Numbers at half the height of a name of two lines. */
const item = (
  no: string,
  name: readonly string[],
  numbers: readonly string[],
  y: number,
): Word[] => [
  ...name.flatMap((line, at) => row(line, 0.12, y + (at - (name.length - 1) / 2) * HEIGHT * 1.2)),
  ...row(no, 0.07, y),
  ...row('UND', 0.54, y),
  ...numbers.flatMap((number, at) => row(number, 0.65 + at * 0.1, y)),
];

describe('numbers at half the height of a name of several lines', () => {
  it('are of that name, though most stand on lines without words', () => {
    const fields = fieldsOf([
      ...TITLE,
      ...row('ÍTEM', 0.065, 0.3),
      ...row('DESCRIPCIÓN', 0.25, 0.3),
      ...row('UND', 0.54, 0.3),
      ...row('METRADO', 0.63, 0.3),
      ...row('P. UNIT.', 0.74, 0.3),
      ...row('PARCIAL', 0.85, 0.3),
      ...item(
        '1',
        ['TOLVA EN PLANCHA A36', 'SEGÚN PLANO TLV-02'],
        ['2.00', '973.13', '1946.26'],
        0.33,
      ),
      ...item('2', ['MOVILIZACIÓN DE EQUIPOS'], ['3.00', '150.12', '450.36'], 0.36),
      ...item('3', ['MONTAJE DE ESCALERA CON', 'GUARDACUERPO'], ['2.00', '325.19', '650.38'], 0.39),
    ]);
    expect(fields['productos.0.descripcion']).toBe('TOLVA EN PLANCHA A36 SEGÚN PLANO TLV-02');
    expect(fields['productos.1.descripcion']).toBe('MOVILIZACIÓN DE EQUIPOS');
    expect(fields['productos.2.descripcion']).toBe('MONTAJE DE ESCALERA CON GUARDACUERPO');
  });
});

describe('a name of several lines in a table of names of one line', () => {
  it('has its second line, though the table ends with numbers', () => {
    const fields = fieldsOf([
      ...TITLE,
      ...row('ÍTEM', 0.065, 0.3),
      ...row('DESCRIPCIÓN', 0.25, 0.3),
      ...row('UND', 0.54, 0.3),
      ...row('CANT.', 0.64, 0.3),
      ...row('P. UNIT.', 0.74, 0.3),
      ...row('TOTAL', 0.86, 0.3),
      ...item(
        '1',
        ['CÁMARA IP DOMO CON AUDIO', 'BIDIRECCIONAL'],
        ['2.00', '973.13', '1946.26'],
        0.33,
      ),
      ...item('2', ['LAPTOP I5 16 GB'], ['3.00', '150.12', '450.36'], 0.353),
      ...item('3', ['MONITOR LED FULL HD'], ['2.00', '325.19', '650.38'], 0.37),
    ]);
    expect(fields['productos.0.descripcion']).toBe('CÁMARA IP DOMO CON AUDIO BIDIRECCIONAL');
    expect(fields['productos.1.descripcion']).toBe('LAPTOP I5 16 GB');
  });
});

describe('a label at half the height of its text', () => {
  it('is that of a detracción whose code begins the text', () => {
    const fields = fieldsOf([
      ...TITLE,
      ...row('DETRACCIÓN', 0.07, 0.5),
      ...row('020 MANTENIMIENTO DE BIENES MUEBLES - CTA. N°', 0.28, 0.5 - HEIGHT * 0.6),
      ...row('00-449-114918', 0.28, 0.5 + HEIGHT * 0.6),
    ]);
    expect(fields['detraccion.codigo']).toBe('020');
  });

  it('is no title of what stands under it, though the row has another label', () => {
    const fields = fieldsOf([
      ...TITLE,
      ...row('Señores:', 0.07, 0.2),
      ...row('COMERCIAL EL TREBOL S.R.L.', 0.2, 0.2),
      ...row('Dirección', 0.07, 0.23),
      ...row('AV. EJÉRCITO NRO. 3241 SAN JUAN DE', 0.2, 0.23 - HEIGHT * 0.66),
      ...row('LURIGANCHO', 0.2, 0.23 + HEIGHT * 0.66),
      ...row('F. Emisión', 0.68, 0.23),
      ...row('17 de junio de', 0.81, 0.23 - HEIGHT * 0.66),
      ...row('2026', 0.81, 0.23 + HEIGHT * 0.66),
      ...row('Alumno(a)', 0.07, 0.26),
      ...row('RODRIGUEZ LEON, ANA', 0.2, 0.26),
      ...row('Código', 0.68, 0.26),
      ...row('78918924', 0.81, 0.26),
    ]);
    expect(fields['cliente.direccion']).toBe('AV. EJÉRCITO NRO. 3241 SAN JUAN DE LURIGANCHO');
    expect(fields['documento.fecha_emision']).toBe('17 de junio de 2026');
  });
});

describe('an address in the middle of its block', () => {
  it('goes on beside a logo whose words read like a label', () => {
    const fields = fieldsOf([
      ...TITLE,
      ...row('LIBRERIA EL YUNQUE S.A.C.', 0.3, 0.04),
      ...row('JR. CAPAC YUPANQUI NRO. 3630 URB. PATRICIA', 0.24, 0.06),
      ...row('LIMA - LIMA - ATE', 0.33, 0.074),
      ...row('SEÑOR DE', 0.07, 0.07, HEIGHT * 2),
      ...row('Señores:', 0.07, 0.2),
      ...row('COMERCIAL EL TREBOL S.R.L.', 0.2, 0.2),
    ]);
    expect(fields['proveedor.direccion']).toBe(
      'JR. CAPAC YUPANQUI NRO. 3630 URB. PATRICIA LIMA - LIMA - ATE',
    );
  });
});

describe('a brand in large letters over the name in full', () => {
  it('leaves the name to the line that has the brand within it and a legal form', () => {
    const fields = fieldsOf([
      ...TITLE,
      ...row('SAN CRISTÓBAL DE', 0.1, 0.03, HEIGHT * 2.4),
      ...row('HUAMANGA', 0.1, 0.06, HEIGHT * 2.4),
      ...row('Supermercados San Cristóbal de Huamanga', 0.1, 0.15),
      ...row('S.R.L.', 0.1, 0.162),
      ...row('Jr. Huallaga 2731, Lima', 0.1, 0.174),
      ...row('CLIENTE: COMERCIAL EL TREBOL S.R.L.', 0.1, 0.24),
      ...row('RUC: 20999999027', 0.1, 0.255),
      ...row('IMPORTE TOTAL S/ 118.00', 0.5, 0.5),
    ]);
    expect(fields['proveedor.nombre']).toBe('Supermercados San Cristóbal de Huamanga S.R.L.');
  });
});
