import { DeclaredAnswers } from './declared-answers';

/** What records hold and nobody is told: secrets, places of files, work of the product (reliability D8). */
const INNER = [
  'password',
  'passwordHash',
  'salt',
  'secret',
  'token',
  'tokenHash',
  'sha256',
  'blobKey',
  'fileData',
  'dataDir',
  '_id',
  '__v',
  'tenantId',
  'outbox',
  'hasOutbox',
  'hasExpiredFiles',
  'idempotencyKey',
  'stepUnderWay',
  'listVersion',
  'words',
  'supplierWords',
  'sessions',
];

describe('the answers that the product declares', () => {
  const declared = DeclaredAnswers.ofProduct();

  it('hold nothing that is nobody’s business', () => {
    const names = declared.names();
    expect(names.size).toBeGreaterThan(200);
    expect(INNER.filter((name) => names.has(name))).toEqual([]);
  });

  it('tell when a real one holds more, at any depth', () => {
    const rows = declared.schemaOf('get', '/documents') ?? {};
    const row = { id: 'x', sha256: 'y', authenticity: { flags: [], secret: 1 } };
    expect(declared.undeclared([row], rows)).toEqual(['.0.sha256', '.0.authenticity.secret']);
    const one = declared.schemaOf('get', '/documents/:id') ?? {};
    const supplier = { ruc: '1', cuenta: 'x' };
    const detail = { id: 'x', extractedData: { proveedor: supplier, detraccion: null } };
    expect(declared.undeclared(detail, one)).toEqual(['.extractedData.proveedor.cuenta']);
  });
});
