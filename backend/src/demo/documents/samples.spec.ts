import { demoDocuments } from './index';
import type { DemoSample } from './index';

const RUC = '20999999019';
const samples = demoDocuments('2026-11-20', RUC, 'CONSERVAS BAHÍA FICTICIA S.A.C.');

function sample(id: string): DemoSample {
  const found = samples.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no sample ${id}`);
  return found;
}

describe('demoDocuments', () => {
  it('offers one of each case, each with a name and a sentence', () => {
    expect(samples.map(({ id }) => id)).toEqual([
      'factura-detraccion',
      'boleta-foto',
      'nota-credito-escaneada',
      'orden-compra',
      'factura-adulterada',
      'factura-duplicada',
      'factura-dolares',
    ]);
    for (const { title, description } of samples) {
      expect(title.length).toBeGreaterThan(5);
      expect(description).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
    }
    expect(new Set(samples.map(({ filename }) => filename)).size).toBe(samples.length);
  });

  it('makes every one out to the company of the demo', () => {
    for (const { truth } of samples) expect(truth.cliente?.ruc).toBe(RUC);
  });

  it('has detracción on the first, dollars on the last and a note with its affected invoice', () => {
    expect(sample('factura-detraccion').truth.detraccion).toMatchObject({ porcentaje: 12 });
    expect(sample('factura-dolares').truth.documento?.moneda).toBe('USD');
    const note = sample('nota-credito-escaneada').truth.documento;
    expect(note?.documento_afectado).toMatch(/^E001-\d+$/);
  });

  it('repeats the same comprobante as a duplicate and cites the order that it answers', () => {
    const duplicate = sample('factura-duplicada');
    expect(duplicate.duplicateOf).toBe('factura-detraccion');
    expect(duplicate.truth).toEqual(sample('factura-detraccion').truth);
    expect(duplicate.truth.informacion_adicional?.orden_compra).toBe(
      sample('orden-compra').truth.documento?.numero,
    );
  });

  it('forges exactly one', () => {
    const forged = samples.filter((candidate) => candidate.forged);
    expect(forged.map(({ id }) => id)).toEqual(['factura-adulterada']);
  });

  it.each(
    Array.from({ length: 30 }, (_, day) => `2027-02-${String((day % 28) + 1).padStart(2, '0')}`),
  )('is never dated in the future on %s', (today) => {
    for (const { truth } of demoDocuments(today, RUC, 'X S.A.C.')) {
      const issued = truth.documento?.fecha_emision ?? '';
      expect(issued < today).toBe(true);
      expect(issued >= '2026-12-01').toBe(true);
    }
  });

  it.each(['20999999019', '20999999027', '20999999035', '20999401377', '20000000001'])(
    'keeps the detracción whatever the company (%s)',
    (ruc) => {
      const [invoice] = demoDocuments('2026-11-20', ruc, 'X S.A.C.');
      expect(invoice?.truth.detraccion?.monto).toBeGreaterThan(84);
      expect(invoice?.truth.proveedor?.ruc).not.toBe(ruc);
    },
  );

  it.each(samples.map(({ id }) => id))(
    'makes %s of its own file type, small enough to be sent at once',
    async (id) => {
      const { make, fileType, filename } = sample(id);
      const bytes = await make();
      const isPdf = fileType === 'application/pdf';
      expect(bytes.subarray(0, isPdf ? 5 : 2).toString('latin1')).toBe(
        isPdf ? '%PDF-' : '\xff\xd8',
      );
      expect(filename.endsWith(isPdf ? '.pdf' : '.jpg')).toBe(true);
      expect(bytes.length).toBeLessThan(1_500_000);
    },
    30_000,
  );
});
