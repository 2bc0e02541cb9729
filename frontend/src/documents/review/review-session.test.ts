import { anEvidence } from '../../test/factories';
import { aServer, refused, start } from '../../test/review-server';
import { previewOf } from './review-preview';

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
