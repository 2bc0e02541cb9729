import type { DocumentSummary } from '@contracts/document';
import { aReading } from '../test/factories';
import { anInvoice } from '../test/history-factories';
import { daysText, panelChips } from './filters';
import { sumsText } from './format';
import { amountsInOrder, historyRow } from './history-row';
import { parseColumns, SEE, shownColumns, widthOf } from './columns';
import { parseViews, withView } from './saved-views';

describe('a row of the history', () => {
  it('shortens the number and writes days and percent as the house does', () => {
    const document = anInvoice({ number: 'F001-00004471', total: 1180 });
    document.extractedData!.detraccion = { porcentaje: 12 };
    expect(historyRow(document)).toEqual({
      title: 'Papelera Miraflores S.A.',
      isRead: true,
      ruc: '20608471937',
      number: 'F001-4471',
      issued: '15 mar 2026',
      due: '',
      money: { amount: 1180, currency: 'PEN' },
      detraction: '12\u00a0%',
    });
  });

  it('leaves a number of another shape as it is', () => {
    expect(historyRow(anInvoice({ number: 'OC-2026-A' })).number).toBe('OC-2026-A');
  });

  it('is named after its file while it is being read', () => {
    const row = historyRow(aReading({ filename: 'boleta.png' }));
    expect(row).toMatchObject({ title: 'boleta.png', isRead: false, money: null, number: '' });
  });
});

describe('words of the history', () => {
  it('sums stand in the order soles, dollars, euros', () => {
    expect(sumsText(amountsInOrder({ EUR: 1, PEN: 19470.5, USD: 0 }))).toBe(
      'S/ 19,470.50 · € 1.00',
    );
    expect(sumsText(amountsInOrder({ GBP: 2, BRL: 40, PEN: 1 }))).toBe(
      'S/ 1.00 · BRL 40.00 · GBP 2.00',
    );
  });

  it('a range of days says only what is set', () => {
    expect(daysText('2026-03-09', '2026-03-15')).toBe('9 mar – 15 mar 2026');
    expect(daysText('2025-12-30', '2026-01-02')).toBe('30 dic 2025 – 2 ene 2026');
    expect(daysText('2026-03-09', '')).toBe('desde 9 mar 2026');
    expect(daysText('', '2026-03-15')).toBe('hasta 15 mar 2026');
    expect(daysText('2026-03-15', '2026-03-15')).toBe('15 mar 2026');
  });

  it('every filter of the panel has its chip, and the chip says what taking it away changes', () => {
    const filter = { ruc: '2060', moneda: 'USD', emisionDesde: '2026-03-09' };
    expect(panelChips(filter).map(({ label, clears }) => [label, clears])).toEqual([
      ['RUC: 2060', ['ruc']],
      ['Emisión: desde 9 mar 2026', ['emisionDesde', 'emisionHasta']],
      ['Moneda: Dólares (USD)', ['moneda']],
    ]);
  });
});

const BORDERS = 2;

describe('what is remembered', () => {
  it('columns that are not known are forgotten, and fixed ones are always there', () => {
    expect(parseColumns('x')).toBeNull();
    const chosen = parseColumns(['creado', 'ruc', '__proto__']);
    expect(chosen).toEqual(['creado']);
    const shown = shownColumns(chosen, 0, []).map(({ id }) => id);
    expect(shown).toEqual(['razonSocial', 'total', 'creado']);
  });

  it('a narrow screen leaves out what does not fit, until somebody chooses', () => {
    expect(shownColumns(null, 0, []).map(({ id }) => id)).toEqual([
      'razonSocial',
      'numero',
      'vencimiento',
      'total',
      'estado',
      'pago',
      'confianza',
    ]);
  });

  it('a wide screen leaves out what no document on the page has', () => {
    const invoice = anInvoice({});
    const ids = (documents: DocumentSummary[]) =>
      shownColumns(null, 1400, documents).map(({ id }) => id);
    expect(ids([invoice])).toEqual(expect.not.arrayContaining(['detraccion', 'asignado']));
    const held = anInvoice({}, { uploadedBy: 'other' });
    held.extractedData!.detraccion = { porcentaje: 12 };
    expect(ids([invoice, held])).toEqual(expect.arrayContaining(['detraccion', 'asignado']));
  });

  it.each([
    [1280, 1232],
    [1400, 1352],
  ])('on a screen of %i with every column a name has 260 pixels', (screen, room) => {
    const other = anInvoice({}, { uploadedBy: 'other' });
    other.extractedData!.detraccion = { porcentaje: 12 };
    const [name, ...others] = shownColumns(null, screen, [anInvoice({}), other]);
    expect(others.map(({ id }) => id)).toEqual(expect.arrayContaining(['detraccion', 'asignado']));
    expect(name).toMatchObject({ id: 'razonSocial', second: { label: 'RUC' } });
    expect(room - BORDERS - widthOf([...others, SEE])).toBeGreaterThanOrEqual(260);
  });

  it('views of another shape are forgotten; the same name replaces', () => {
    expect(parseViews([{ name: 'A', search: 'q=1' }, { name: 1 }, null])).toHaveLength(1);
    const views = withView([{ name: 'A', search: 'q=1' }], { name: 'A', search: 'q=2' });
    expect(views).toEqual([{ name: 'A', search: 'q=2' }]);
  });
});
