import { anAuditEntry } from '../test/audit-factories';
import {
  detailOf,
  initialsOfName,
  momentInPeru,
  roleOf,
  shortHash,
  storyOf,
  streamParts,
} from './entry-words';

describe('an event in words', () => {
  it('has the moment in Lima to the second', () => {
    expect(momentInPeru('2026-03-16T20:04:02.000Z')).toBe('16 mar 2026, 15:04:02');
    expect(momentInPeru('2026-03-17T03:04:22.000Z')).toBe('16 mar 2026, 22:04:22');
  });

  it('names the team before the role, and the product as the system', () => {
    expect(roleOf({ role: 'user', team: 'tesoreria' })).toBe('Tesorería');
    expect(roleOf({ role: 'company_admin', team: null })).toBe('Admin Empresa');
    expect(roleOf({ role: 'system', team: null })).toBe('Sistema');
  });

  it('shows both ends of a hash', () => {
    expect(shortHash(`9f3c${'0'.repeat(56)}a07b`)).toBe('9f3c…a07b');
  });

  it('leads to the story of a document from its events and from its workflow', () => {
    expect(storyOf({ kind: 'workflow', subjectId: 'd-1' })).toBe('/auditoria/documento/d-1');
    expect(storyOf({ kind: 'credits', subjectId: 'u-1' })).toBeNull();
    expect(streamParts('document-a1-b2-c3')).toEqual({ kind: 'document', subjectId: 'a1-b2-c3' });
  });

  it('says the line of the server first, then the change, then the comment', () => {
    const changes = [{ path: 'totales.total', old: 1108, new: 1180 }];
    expect(detailOf(anAuditEntry({ detail: 'Línea', changes }))).toBe('Línea');
    expect(detailOf(anAuditEntry({ changes }))).toBe('Total: 1108 → 1180');
    expect(detailOf(anAuditEntry({ changes: [...changes, ...changes, ...changes] }))).toBe(
      'Total: 1108 → 1180 y 2 más',
    );
    expect(detailOf(anAuditEntry({ comment: 'Conforme' }))).toBe('“Conforme”');
    expect(detailOf(anAuditEntry({}))).toBe('');
  });

  it('says a path in the words of its field, and what the person wrote only once', () => {
    const changes = [{ path: 'totales.total', old: 1180, new: 1180 }];
    expect(detailOf(anAuditEntry({ detail: 'totales.total', changes }))).toBe('Total: 1180');
    const row = [{ path: 'productos.0.descripcion', old: null, new: 'Aceite' }];
    expect(detailOf(anAuditEntry({ detail: 'productos.0', changes: row }))).toBe(
      'Productos · 1 · Descripción: vacío → Aceite',
    );
    expect(detailOf(anAuditEntry({ detail: 'Otro RUC', comment: 'Otro RUC' }))).toBe('“Otro RUC”');
  });

  it('names the settings of a company as its form does', () => {
    const changes = [
      { path: 'separacionFunciones', old: 'Sí', new: 'No' },
      { path: 'razon_social', old: 'A', new: 'B' },
    ];
    expect(detailOf(anAuditEntry({ changes }))).toBe('Segregación de funciones: Sí → No y 1 más');
    expect(detailOf(anAuditEntry({ changes: changes.slice(1) }))).toBe('Razón social: A → B');
  });

  it('says of an erased event that its content is gone', () => {
    expect(detailOf(anAuditEntry({ isErased: true, detail: 'x' }))).toBe('Contenido borrado');
  });

  it('cuts a long value, not the line', () => {
    const changes = [{ path: 'observaciones', old: null, new: 'a'.repeat(2_000) }];
    expect(detailOf(anAuditEntry({ changes }))).toBe(`Observaciones: vacío → ${'a'.repeat(60)}…`);
  });

  it.each([
    ['Rosa Quispe Mamani', 'RQ'],
    ['Foliado', 'F'],
    ['', '?'],
    ['ángel ñahui', 'ÁÑ'],
  ])('makes of %j the letters %s', (name, letters) => {
    expect(initialsOfName(name)).toBe(letters);
  });
});
