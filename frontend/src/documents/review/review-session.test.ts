import type { DocumentDetail } from '@contracts/document';
import type { EditFieldRequest } from '@contracts/review';
import { withValueAt } from '@rules/field-path';
import { ApiError } from '../../api/api-error';
import { aDetail, aDocument, anAuthenticity, anEvidence } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import type { ReviewVerbs } from '../document-api';
import { EMPTY_DRAFT } from './draft-store';
import { HELD_MS } from '../../ui/use-held';
import { previewOf } from './review-preview';
import { ReviewSession } from './review-session';

const refused = (status: number, body: object = {}) =>
  new ApiError({ status, statusText: '', body: JSON.stringify(body) });

/** A server that keeps one document; `refuse` answers an edit with an error. */
function aServer(
  refuse: (edit: EditFieldRequest) => Error | null = () => null,
  answer: (edit: EditFieldRequest) => Partial<DocumentDetail> = () => ({}),
  has: Partial<DocumentDetail> = {},
) {
  let stored = aDetail(aDocument(), has);
  const calls: string[] = [];
  const change = (version: number, next: Partial<DocumentDetail>): Promise<DocumentDetail> => {
    stored = { ...stored, ...next, version: Math.max(version, stored.version) + 1 };
    return Promise.resolve(stored);
  };
  const verbs: ReviewVerbs = fakeDataProvider({
    getDocument: () => Promise.resolve(stored),
    editField: (_, edit, version) => {
      calls.push(`${edit.fieldPath}=${String(edit.newValue)}@${version}`);
      const error = refuse(edit);
      if (error) return Promise.reject(error);
      const data = withValueAt(stored.extractedData ?? {}, edit.fieldPath, edit.newValue);
      return change(version, { extractedData: data, ...answer(edit) });
    },
    confirm: (_, { comment }, version) => {
      calls.push(`confirm ${comment ?? '-'}@${version}`);
      return change(version, { isConfirmed: true, isLocked: true });
    },
  });
  return { verbs, calls, document: stored, current: () => stored };
}

function start(server: ReturnType<typeof aServer>, draft = EMPTY_DRAFT) {
  const said: string[] = [];
  const session = new ReviewSession(server.document, draft, server.verbs, {
    onDocument: () => said.push('document'),
    onDraft: ({ texts }) => said.push(`draft ${Object.keys(texts).join()}`),
    onSaved: (count, areKept) => said.push(`${areKept ? 'kept' : 'saved'} ${count}`),
    onNothingChanged: () => said.push('nothing'),
    onProblem: (message) => said.push(`problem ${message}`),
    onSessionOver: () => said.push('over'),
  });
  return { session, said };
}

afterEach(() => jest.restoreAllMocks());

describe('editing one field', () => {
  it('sends what was typed with the version, and shows it meanwhile', async () => {
    const server = aServer();
    const { session } = start(server);
    session.type('totales.total', '1181');
    const saving = session.accept('totales.total');
    expect(session.value('totales.total')).toBe(1181);
    expect(session.isBusy).toBe(true);
    expect(await saving).toBe(true);
    expect(server.calls).toEqual(['totales.total=1181@3']);
    expect(session.snapshot()).toMatchObject({ texts: {}, saving: {}, undoCount: 1 });
    expect(session.snapshot().document.version).toBe(4);
  });

  it('accepts a doubtful value as it was read when nothing was typed', async () => {
    const server = aServer();
    const { session } = start(server);
    await session.accept('totales.total');
    expect(server.calls).toEqual(['totales.total=1180@3']);
    expect(session.snapshot().undoCount).toBe(0);
  });

  it('sends nothing when an untouched input is left', async () => {
    const server = aServer();
    const { session } = start(server);
    session.type('totales.total', '1180.00');
    expect(await session.commit('totales.total')).toBe(true);
    expect(server.calls).toEqual([]);
  });

  it('sends edits one after the other, each with the version that it was typed over', async () => {
    const server = aServer();
    const { session } = start(server);
    session.type('totales.total', '1181');
    session.type('documento.numero', 'F001-2');
    await Promise.all([session.accept('totales.total'), session.accept('documento.numero')]);
    expect(server.calls).toEqual(['totales.total=1181@3', 'documento.numero=F001-2@3']);
  });

  it('keeps what is typed into the field while its value is on its way', async () => {
    const server = aServer();
    const { session } = start(server);
    session.type('totales.total', '1181');
    const saving = session.accept('totales.total');
    session.type('totales.total', '1190');
    await saving;
    expect(session.text('totales.total')).toBe('1190');
    await session.commit('totales.total');
    expect(server.calls).toEqual(['totales.total=1181@3', 'totales.total=1190@4']);
  });

  it('counts a value as kept only when the server has taken it', async () => {
    const { session } = start(aServer(() => refused(503)));
    expect(await session.accept('totales.total')).toBe(false);
    expect(session.snapshot().kept).toEqual({});
  });

  it('lets a contradicted value stand without a call, and accepts a doubtful one with one', async () => {
    const fields = (state: 'contradice' | 'dudoso') => ({
      fields: { 'totales.total': anEvidence('totales.total', { state }) },
    });
    const contradicted = aServer(undefined, undefined, fields('contradice'));
    const { session } = start(contradicted);
    expect(await session.accept('totales.total')).toBe(true);
    expect(contradicted.calls).toEqual([]);
    expect(session.snapshot().kept).toEqual({ 'totales.total': 1180 });
    const doubted = aServer(undefined, undefined, fields('dudoso'));
    const other = start(doubted);
    await other.session.accept('totales.total');
    expect(doubted.calls).toHaveLength(1);
    expect(other.said).toContain('kept 1');
  });

  it('takes the last saved edit back', async () => {
    const server = aServer();
    const { session } = start(server);
    session.type('totales.total', '1181');
    await session.accept('totales.total');
    await session.undo();
    expect(server.calls.at(-1)).toBe('totales.total=1180@4');
    expect(session.snapshot().undoCount).toBe(0);
  });
});

describe('a field that is refused', () => {
  const conflict = {
    path: 'totales.total',
    mine: 1181,
    theirs: 1190,
    by: 'u-2',
    byName: 'Rosa',
    at: '2026-03-15T12:00:00Z',
    version: 9,
  };

  it('keeps its text and says why', async () => {
    const { session, said } = start(aServer(() => refused(400, { message: 'No es válido.' })));
    session.type('totales.total', '1181');
    expect(await session.accept('totales.total')).toBe(false);
    expect(session.text('totales.total')).toBe('1181');
    expect(session.snapshot().problems['totales.total']?.message).toBe('No es válido.');
    expect(said).toContain('problem No es válido.');
  });

  it('because somebody else changed it shows both values, and mine can win', async () => {
    let isFirst = true;
    const server = aServer(() => {
      const answer = isFirst ? refused(409, { message: 'Otro cambio', conflict }) : null;
      isFirst = false;
      return answer;
    });
    const { session } = start(server);
    session.type('totales.total', '1181');
    await session.accept('totales.total');
    expect(session.snapshot().problems['totales.total']?.conflict).toEqual(conflict);
    expect(await session.keepMine('totales.total')).toBe(true);
    expect(server.calls.at(-1)).toBe('totales.total=1181@9');
    expect(session.snapshot().problems).toEqual({});
  });

  it('or theirs can stand', async () => {
    const server = aServer(() => refused(409, { conflict }));
    const { session } = start(server);
    session.type('totales.total', '1181');
    await session.accept('totales.total');
    await session.keepTheirs('totales.total');
    expect(session.snapshot()).toMatchObject({ texts: {}, problems: {} });
  });

  it('at the end of the session keeps the draft and says it once', async () => {
    const { session, said } = start(aServer(() => refused(401)));
    session.type('totales.total', '1181');
    session.type('totales.iva', '181');
    session.startEditing();
    await session.saveAll();
    expect(said.filter((news) => news === 'over')).toHaveLength(1);
    expect(said.at(-1)).toBe('over');
    expect(session.text('totales.total')).toBe('1181');
  });
});

describe('the edit mode', () => {
  it('does not save a field when it is left', async () => {
    const server = aServer();
    const { session } = start(server);
    session.startEditing();
    session.type('totales.total', '1181');
    await session.commit('totales.total');
    expect(server.calls).toEqual([]);
  });

  it('saves only what changed, in sequence', async () => {
    const server = aServer();
    const { session, said } = start(server);
    session.startEditing();
    session.type('totales.total', '1181');
    session.type('totales.iva', '180.00');
    session.type('documento.numero', 'F001-2');
    await session.saveAll();
    expect(server.calls).toEqual(['totales.total=1181@3', 'documento.numero=F001-2@3']);
    expect(said).toContain('saved 2');
    expect(session.snapshot().isEditing).toBe(false);
  });

  it('says when nothing changed and closes', async () => {
    const { session, said } = start(aServer());
    session.startEditing();
    await session.saveAll();
    expect(said).toEqual(['nothing']);
    expect(session.snapshot().isEditing).toBe(false);
  });

  it('keeps what was saved and stays open with what was not', async () => {
    const server = aServer(({ fieldPath }) =>
      fieldPath === 'documento.numero' ? refused(400, { message: 'No.' }) : null,
    );
    const { session } = start(server);
    session.startEditing();
    session.type('totales.total', '1181');
    session.type('documento.numero', 'x');
    await session.saveAll();
    expect(session.value('totales.total')).toBe(1181);
    expect(session.snapshot()).toMatchObject({
      isEditing: true,
      texts: { 'documento.numero': 'x' },
    });
    expect(Object.keys(session.snapshot().problems)).toEqual(['documento.numero']);
  });

  it('refuses a date that does not exist as soon as it is left, and then saves nothing', async () => {
    const server = aServer();
    const { session, said } = start(server);
    session.startEditing();
    session.type('documento.fecha_emision', '31/02/2026');
    await session.commit('documento.fecha_emision');
    const refusal = 'Escriba una fecha que exista, por ejemplo 31/12/2026.';
    expect(session.snapshot().problems['documento.fecha_emision']?.message).toBe(refusal);
    session.type('totales.total', '1181');
    await session.saveAll();
    expect(server.calls).toEqual([]);
    expect(session.snapshot().isEditing).toBe(true);
    expect(said).toContain(`problem ${refusal}`);
  });

  it('checks a value as soon as it is left', async () => {
    const { session } = start(aServer());
    session.startEditing();
    const state = () => previewOf(session.snapshot()).fields['totales.total']?.state;
    session.type('totales.total', '9999.99');
    expect(state()).toBe('editado');
    await session.commit('totales.total');
    expect(state()).toBe('contradice');
    session.type('totales.total', '1180.0');
    expect(state()).toBe('leido');
  });

  it('drops what was typed on cancel', () => {
    const { session } = start(aServer());
    session.startEditing();
    session.type('totales.total', '1181');
    session.cancelEditing();
    expect(session.text('totales.total')).toBe('1180');
  });
});

describe('confirming', () => {
  it('waits for what is on its way and saves what is only typed', async () => {
    const server = aServer();
    const { session } = start(server);
    session.type('totales.total', '1181');
    void session.accept('totales.total');
    session.type('documento.numero', 'F001-2');
    session.setComment(' conforme ');
    expect(await session.confirm()).toBe(true);
    expect(server.calls).toEqual([
      'totales.total=1181@3',
      'documento.numero=F001-2@3',
      'confirm conforme@5',
    ]);
  });

  const WRONG = 'El QR dice otro total.';
  const contradicted = (): Partial<DocumentDetail> => ({
    fields: {
      'totales.total': anEvidence('totales.total', { state: 'contradice', reasons: [WRONG] }),
    },
  });

  it.each(['typed', 'on its way'] as const)(
    'stops when saving what was %s made a contradiction; the second press confirms',
    async (how) => {
      const server = aServer(undefined, contradicted);
      const { session, said } = start(server);
      jest.spyOn(performance, 'now').mockReturnValue(0);
      session.type('documento.numero', 'F001-2');
      if (how === 'on its way') void session.accept('documento.numero');
      expect(await session.confirm()).toBe(false);
      expect(session.snapshot().unseen).toEqual({ path: 'totales.total', message: WRONG });
      expect(said.at(-1)).toContain(WRONG);
      jest.spyOn(performance, 'now').mockReturnValue(HELD_MS - 1);
      expect(await session.confirm()).toBe(false);
      jest.spyOn(performance, 'now').mockReturnValue(HELD_MS);
      expect(await session.confirm()).toBe(true);
      expect(server.calls).toEqual(['documento.numero=F001-2@3', 'confirm -@4']);
    },
  );

  it('does not stop for what was on the screen', async () => {
    const shown = aServer(undefined, contradicted, contradicted());
    expect(await start(shown).session.confirm()).toBe(true);
    const server = aServer(undefined, contradicted);
    const { session } = start(server);
    session.startEditing();
    session.type('totales.total', '9999.99');
    await session.commit('totales.total');
    expect(await session.confirm()).toBe(true);
  });

  it('stops for what is about no field', async () => {
    const finding = { id: 'DUPLICADO' as const, message: 'Ya existe.', paths: [] };
    const authenticity = anAuthenticity({ findings: [finding] });
    const { session } = start(aServer(undefined, () => ({ authenticity })));
    session.type('documento.numero', 'F001-2');
    expect(await session.confirm()).toBe(false);
    expect(session.snapshot().unseen).toEqual({ path: null, message: 'Ya existe.' });
  });

  it('does not happen while a field is refused', async () => {
    const server = aServer(() => refused(400));
    const { session } = start(server);
    session.type('totales.total', '1181');
    void session.accept('totales.total');
    expect(await session.confirm()).toBe(false);
    expect(server.calls).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('is restored, but not what the document says meanwhile', () => {
    const texts = { 'totales.total': '1181', 'totales.iva': '180' };
    const { session } = start(aServer(), { texts, bases: {}, comment: 'hola' });
    expect(session.snapshot()).toMatchObject({
      texts: { 'totales.total': '1181' },
      comment: 'hola',
    });
    expect(session.hasUnsaved).toBe(true);
    expect(session.snapshot().isEditing).toBe(true);
  });

  it('is not taken up where nothing can be edited, and nothing of it is sent', async () => {
    const server = aServer(undefined, undefined, { isLocked: true });
    const draft = { texts: { 'totales.total': '1181' }, bases: {}, comment: '' };
    const { session } = start(server, draft);
    expect(session.snapshot()).toMatchObject({ texts: {}, isEditing: false });
    await session.confirm();
    expect(server.calls).toEqual(['confirm -@3']);
  });

  it('that the document says already leaves no old version behind to conflict with', () => {
    const draft = { texts: { 'totales.iva': '180' }, bases: { 'totales.iva': 1 }, comment: '' };
    const { session } = start(aServer(), draft);
    session.type('totales.iva', '181');
    expect(session.snapshot().bases).toEqual({ 'totales.iva': 3 });
  });
});

describe('what somebody else saved meanwhile', () => {
  it('is not overwritten unseen by a text that was typed before', async () => {
    const server = aServer();
    const bases = { 'totales.total': 1 };
    const { session } = start(server, { texts: { 'totales.total': '1181' }, bases, comment: '' });
    await session.accept('totales.total');
    expect(server.calls).toEqual(['totales.total=1181@1']);
  });

  it('is shown when a confirmation was refused for it', async () => {
    const server = aServer();
    const theirs = { ...server.document, version: 9 };
    const conflict = { path: 'totales.total', byName: 'Luis', theirs: 1190 };
    server.verbs.confirm = () => Promise.reject(refused(409, { conflict }));
    server.verbs.getDocument = () => Promise.resolve(theirs);
    const { session, said } = start(server);
    expect(await session.confirm()).toBe(false);
    expect(said).toContain(
      'problem Luis cambió Total mientras tanto: ahora dice 1190. Revíselo e intente de nuevo.',
    );
    expect(session.snapshot().document).toBe(theirs);
  });
});

describe('a newer version from the server', () => {
  it('is shown, an older one is not', () => {
    const { session } = start(aServer());
    const { document } = session.snapshot();
    session.receive({ ...document, version: 2, filename: 'vieja.pdf' });
    expect(session.snapshot().document).toBe(document);
    session.receive({ ...document, version: 8, filename: 'nueva.pdf' });
    expect(session.snapshot().document.filename).toBe('nueva.pdf');
  });
});
