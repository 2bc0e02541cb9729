import type { CdrFacts } from '../../../contracts/xml-source';
import {
  cdrOf,
  kindOf,
  otherOf,
  pairOf,
  sourceOf,
  toSource,
  type Original,
  type SourceRecord,
} from './pairing';

const page: Original = {
  ...{ _id: 'p', fileType: 'application/pdf', status: 'completed', isConfirmed: false },
  ...{ paymentStatus: 'unpaid', comprobanteKey: '20999999019|factura|F001|7' },
  extractedData: { documento: { tipo: 'factura' } },
};
const xml: Original = { ...page, _id: 'x', fileType: 'application/xml' };
const cdr: Original = {
  ...{ ...xml, _id: 'c', comprobanteKey: '20999999019|otro|F001|7' },
  extractedData: { documento: { tipo: 'otro' } },
};
const source = (id: string, kind: SourceRecord['kind']): SourceRecord => ({
  ...{ id, kind, filename: `${id}.xml`, fileSize: 9, fileType: 'application/xml' },
  ...{ uploadedAt: new Date(0), uploadedBy: 'u', uploadedByName: 'Ana', verdict: null },
  ...{
    signer: null,
    cdr: null,
    attempt: 1,
    sha256: 'h',
    blobKey: 'b',
    data: { totales: { total: 9 } },
  },
});
const pair = (one: Original, other: Original): string | null => {
  const [ways, back] = [pairOf(one, other), pairOf(other, one)];
  expect(back?.keeper).toBe(ways?.keeper);
  return ways && `${ways.keeper._id} keeps ${ways.joined._id}`;
};

describe('two originals of one comprobante', () => {
  it('are told apart by what they are', () => {
    expect([page, xml, cdr].map(kindOf)).toEqual(['pagina', 'xml', 'cdr']);
  });

  it.each<[string, Original, Original, string | null]>([
    ['page and XML', page, xml, 'p keeps x'],
    ['page and CDR', page, cdr, 'p keeps c'],
    ['XML and CDR', xml, cdr, 'x keeps c'],
    ['two pages', page, { ...page, _id: 'q' }, null],
    ['two CDRs', cdr, { ...cdr, _id: 'd' }, null],
    ['an XML that was corrected', page, { ...xml, edits: [{}] }, 'x keeps p'],
    ['an XML that is confirmed', page, { ...xml, isConfirmed: true }, 'x keeps p'],
    ['an XML that is paid in part', page, { ...xml, paymentStatus: 'partially_paid' }, 'x keeps p'],
    ['an XML whose workflow began', page, { ...xml, workflowVersion: 1 }, 'x keeps p'],
    ['an XML that is in a sheet', page, { ...xml, sentTo: ['a|b'] }, 'x keeps p'],
    ['an XML that is observed', page, { ...xml, observation: {} }, 'x keeps p'],
    ['an XML that is read again', page, { ...xml, secondRunId: 'r' }, 'x keeps p'],
    ['both begun', { ...page, edits: [{}] }, { ...xml, isConfirmed: true }, null],
    ['another number', page, { ...xml, comprobanteKey: '20999999019|factura|F001|8' }, null],
    [
      'another number of the same signed file',
      { ...page, digest: 'abc=', comprobanteKey: '20999999019|factura|F001|1' },
      { ...xml, digest: 'abc=' },
      'p keeps x',
    ],
    [
      'another signed file of another number',
      { ...page, digest: 'abc=', comprobanteKey: '20999999019|factura|F001|1' },
      { ...xml, digest: 'abd=' },
      null,
    ],
    [
      'a page with its XML, and SUNAT’s answer',
      { ...page, sources: [source('x', 'xml')] },
      cdr,
      'p keeps c',
    ],
    ['a page with its XML, and another', { ...page, sources: [source('x', 'xml')] }, xml, null],
    [
      'a page of no type, and SUNAT’s answer',
      { ...page, comprobanteKey: cdr.comprobanteKey },
      cdr,
      'p keeps c',
    ],
    [
      'a page of no type, and its XML',
      { ...page, comprobanteKey: cdr.comprobanteKey },
      xml,
      'p keeps x',
    ],
    ['no number, and no digest', { ...page, comprobanteKey: null, digest: null }, xml, null],
    ['another type', page, { ...xml, comprobanteKey: '20999999019|boleta|F001|7' }, null],
    [
      'a CDR of another supplier',
      page,
      { ...cdr, comprobanteKey: '20999999027|otro|F001|7' },
      null,
    ],
    ['no number', { ...page, comprobanteKey: null }, { ...xml, comprobanteKey: null }, null],
    ['one that is not read', page, { ...xml, status: 'processing' }, null],
    ['one that is being joined', { ...page, joining: 'c' }, xml, null],
    ['what was parted', { ...page, partedFrom: ['x'] }, xml, null],
    ['what was parted from it', page, { ...xml, partedFrom: ['p'] }, null],
    ['a page that is not kept any more', { ...page, originalDeletedAt: new Date(0) }, xml, null],
    ['an XML that is not kept any more', page, { ...xml, originalDeletedAt: new Date(0) }, null],
  ])('%s', (_, one, other, expected) => {
    expect(pair(one, other)).toBe(expected);
  });
});

describe('the other originals of a document', () => {
  const facts: CdrFacts = { status: 'aceptado', code: '0', text: '', notes: [] };
  const [answer, file] = [{ ...source('c', 'cdr'), cdr: facts }, source('x', 'xml')];
  const joined = { sources: [answer, file] };

  it('are told without where they lie and who is charged for them', () => {
    expect(toSource(answer)).toEqual({
      ...{ id: 'c', kind: 'cdr', filename: 'c.xml', fileSize: 9, fileType: 'application/xml' },
      ...{ uploadedAt: '1970-01-01T00:00:00.000Z', uploadedByName: 'Ana', verdict: null },
      ...{ signer: null, cdr: facts },
    });
    expect(toSource(file).cdr).toBeNull();
  });

  it('are held against it, but for SUNAT’s answer', () => {
    expect(otherOf(joined)).toEqual({ kind: 'xml', data: file.data });
    const verdict = 'intacta';
    expect(otherOf({ sources: [{ ...file, verdict }] })).toEqual({
      ...{ kind: 'xml', data: file.data, xml: { verdict, signer: null } },
    });
    expect([otherOf({}), otherOf({ sources: [answer] })]).toEqual([null, null]);
    expect([cdrOf(joined), cdrOf({ sources: [file] }), cdrOf({})]).toEqual([facts, null, null]);
  });

  it('are found by their id', () => {
    expect(sourceOf(joined, 'x')).toBe(file);
    expect(() => sourceOf(joined, 'z')).toThrow('NO_ENCONTRADO');
    expect(() => sourceOf({}, 'x')).toThrow('NO_ENCONTRADO');
  });
});
