import { DomainError, errorMessage } from './domain-error';

describe('errorMessage', () => {
  it('fills the named places', () => {
    expect(errorMessage('ARCHIVO_GRANDE', { file: 'a.pdf' })).toBe(
      'a.pdf excede el límite de 50MB',
    );
  });

  it('leaves a place without data as it is, so that the gap is seen', () => {
    expect(errorMessage('ARCHIVO_GRANDE')).toBe('{file} excede el límite de 50MB');
  });

  it('does not read inherited properties as data', () => {
    const data: Record<string, string> = Object.create({ file: 'heredado' });
    expect(new DomainError('ARCHIVO_GRANDE', data).status).toBe(413);
  });
});
