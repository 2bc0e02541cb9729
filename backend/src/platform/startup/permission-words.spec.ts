import { messageInWords } from './program';

describe('messageInWords', () => {
  it('says in words what the file system refused, and where', () => {
    const error = Object.assign(new Error('EACCES: …'), { code: 'EACCES', path: '/srv/copias' });
    expect(messageInWords(error)).toBe(
      'Este usuario no tiene permiso sobre /srv/copias. Use el usuario del servidor o indique otra carpeta.',
    );
  });

  it('leaves other messages as they are', () => {
    expect(messageInWords(new Error('No hay datos.'))).toBe('No hay datos.');
  });
});
