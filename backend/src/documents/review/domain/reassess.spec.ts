import type { Finding } from '../../../contracts/authenticity';
import type { FieldValue } from '../../../contracts/evidence';
import type { ExtractedData } from '../../../contracts/extracted-data';
import { NO_FACTS } from '../../../rules/scoring/page-facts';
import type { FieldRecord } from '../../../rules/scoring/reading';
import { applyEdit, newField } from './apply-edit';
import { reassess, type ReassessInput } from './reassess';
import type { ReviewState } from './review-state';

const again = (state: ReviewState, change: Partial<ReassessInput> = {}) =>
  reassess({
    state,
    facts: null,
    context: { companyRuc: null, today: '2026-03-20' },
    before: null,
    duplicate: null,
    ...change,
  });
const edited = (
  data: ExtractedData,
  field: FieldRecord,
  [path, value]: [string, FieldValue],
): ReviewState => {
  const start = { data, fields: [field], edits: [] };
  const signature = { actor: { id: 'ana', name: 'Ana' }, at: '', version: 1 };
  return applyEdit(start, path, value, signature)?.state ?? start;
};

describe('a document without another original', () => {
  const xml = { verdict: 'intacta', signer: null, fields: [] } as const;
  const cdr = { status: 'aceptado', code: '0', text: '', notes: [] } as const;

  it.each([
    ['its XML alone', { ...NO_FACTS, xml }, 'solo'],
    ["SUNAT's answer", { ...NO_FACTS, xml: { ...xml, cdr } }, null],
    ['a page', NO_FACTS, null],
  ])('is %s', (_, facts, sourceMatch) => {
    expect(again({ data: {}, fields: [], edits: [] }, { facts })).toMatchObject({ sourceMatch });
  });
});

describe('a field that a person changed', () => {
  const NAME = 'proveedor.direccion';
  const field = (value: FieldValue, change: Partial<FieldRecord> = {}) => {
    const { read: _, ...plain } = newField(NAME, value);
    return { ...plain, source: 'ocr' as const, ...change };
  };
  const of = (read: FieldRecord, value: FieldValue) =>
    again(edited({ proveedor: { direccion: read.value } } as ExtractedData, read, [NAME, value]))
      .fields[0];

  it('says what stood there, which stays a candidate', () => {
    const now = of(field('Av. Sol 1'), 'Av. Sol 7');
    expect(now).toMatchObject({
      ...{ value: 'Av. Sol 7', source: 'usuario', state: 'editado' },
      reasons: ['Corregido por Ana; antes: Av. Sol 1.'],
      candidates: [{ value: 'Av. Sol 1', source: 'ocr', boxes: [] }],
      read: { value: 'Av. Sol 1', source: 'ocr' },
    });
  });

  it('says that it was empty', () => {
    const now = of(field(null), 'Av. Sol 7');
    expect(now).toMatchObject({
      reasons: ['Corregido por Ana; estaba vacío.'],
      candidates: [],
    });
  });

  it('says of what was typed by hand that it was', () => {
    const now = of(field('Av. Sol 1', { source: 'usuario' }), 'Av. Sol 7');
    expect(now?.reasons).toEqual(['Escrito a mano por Ana.']);
  });

  it('takes what follows from it for reckoned', () => {
    const data = { documento: { numero: 'F001-1', serie: 'F001' } } as ExtractedData;
    const serie = newField('documento.serie', 'F001');
    const { fields } = again(edited(data, serie, ['documento.numero', 'F002-2']));
    expect(fields.find(({ path }) => path === 'documento.serie')).toMatchObject({
      ...{ value: 'F002', source: 'regla' },
      reasons: ['Se deduce de otro dato que se corrigió.'],
      candidates: [{ value: 'F001', source: 'texto' }],
    });
  });

  it('hears the second engine after every edit', () => {
    const said = { value: 'Av. Luna 1', source: 'llm' as const, boxes: [] };
    const second = {
      ...said,
      ...{ runId: 'r', first: 'Foliado Local', second: 'OpenAI', isIndependent: true },
    };
    expect(of(field('Av. Sol 1', { second }), 'Av. Sol 7')?.second).toEqual(second);
    expect(of(field('Av. Sol 1'), 'Av. Sol 7')).not.toHaveProperty('second');
  });
});

describe('the findings after an edit', () => {
  const TOTAL = 'totales.total';
  const total = (value: number) =>
    edited({ totales: { total: 5, iva: 1 } }, newField(TOTAL, 5), [TOTAL, value]);
  const finding = (id: Finding['id'], ...paths: string[]): Finding => ({ id, message: id, paths });
  const carried = (state: ReviewState, findings: Finding[]) =>
    again(state, {
      before: {
        ...{ isAuthentic: false, confidence: 0, flags: [], analysis: '', notes: [], passed: [] },
        findings,
      },
    }).authenticity.findings.filter(({ id }) => id === 'VALOR_NO_ENCONTRADO');

  it('lose the paths of what was corrected, and go with the last of them', () => {
    const id = 'VALOR_NO_ENCONTRADO';
    expect(carried(total(6), [finding(id, TOTAL, 'totales.iva')])).toMatchObject([
      { paths: ['totales.iva'] },
    ]);
    expect(carried(total(6), [finding(id, TOTAL)])).toEqual([]);
    const back = applyEdit(total(6), TOTAL, 5, {
      ...{ actor: { id: 'ana', name: 'Ana' }, at: '', version: 2 },
    });
    expect(carried(back?.state ?? total(6), [finding(id, TOTAL)])).toHaveLength(1);
  });

  it('include the duplicate', () => {
    const duplicate = finding('DUPLICADO', 'documento.numero');
    const { authenticity } = again(total(6), { duplicate });
    expect(authenticity.findings).toContainEqual(duplicate);
  });
});
