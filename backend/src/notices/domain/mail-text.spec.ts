import type { Notice } from '../../contracts/notices';
import { mailOf } from './mail-text';

const SITE = 'https://foliado.pe';
const notice = (over: Partial<Notice> = {}): Notice => ({
  ...{ kind: 'bandeja', team: 'logistica', day: '2026-03-16', count: 2 },
  ...{ at: '2026-03-16T15:00:00.000Z', isCapped: false, fresh: 2, subjects: [] },
  ...over,
});
const CHOICE = `Usted elige qué avisos recibe por correo: ${SITE}/perfil\n`;

describe('an e-mail of notices', () => {
  it('of one has its words as subject, and leads to its screen', () => {
    const { subject, text } = mailOf([notice()], SITE);
    expect(subject).toMatch(/^Foliado: 2 documentos nuevos/);
    const [words, screen, ...rest] = text.split('\n');
    expect(subject).toBe(`Foliado: ${words?.slice(0, -1)}`);
    expect(screen).toMatch(/^https:\/\/foliado\.pe\/workflow/);
    expect(rest.join('\n')).toBe(`\n${CHOICE}`);
  });

  it('of several counts them, and tells each', () => {
    const { subject, text } = mailOf([notice(), notice({ kind: 'observado', count: 1 })], SITE);
    expect(subject).toBe('Foliado: 2 avisos');
    expect(text.match(/:\nhttps:/g)).toHaveLength(2);
    expect(text).toContain(CHOICE);
  });
});
