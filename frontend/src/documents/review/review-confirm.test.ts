import type { DocumentDetail } from '@contracts/document';
import { anAuthenticity, anEvidence } from '../../test/factories';
import { aServer, refused, start } from '../../test/review-server';
import { HELD_MS } from '../../ui/use-held';

afterEach(() => jest.restoreAllMocks());

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
