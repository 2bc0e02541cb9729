import { START } from '@contracts/routes';
import { FREE_CREDITS } from '../../content/facts';
import { inTime, troubleOf } from './trouble';

const refused = (status: number, seconds: number | null = null, message: string | null = null) =>
  troubleOf({ kind: 'refused', status, seconds, message });

describe('what a visitor is told without a reading', () => {
  it('is when the next one is possible, and that an account needs no waiting', () => {
    const trouble = refused(429, 412);
    expect(trouble?.text).toContain('en 7 minutos');
    expect(trouble?.text).toContain(`${FREE_CREDITS} créditos gratis`);
    expect(trouble?.canRetry).toBe(false);
    expect(trouble?.links.map(({ href }) => href)).toEqual([START]);
  });

  it('is to try again in a moment when others are before', () => {
    expect(refused(503, 20)).toMatchObject({ canRetry: true });
    expect(refused(503, 20)?.text).toContain('en 20 segundos');
  });

  it('is what the server says of other failures', () => {
    expect(refused(500, null, 'Ocurrió un error.')).toMatchObject({
      text: 'Ocurrió un error.',
      canRetry: true,
    });
    expect(refused(404, null, 'No se encontró.')).toMatchObject({ canRetry: false });
  });

  it('has a next step for every end that is no reading', () => {
    for (const trouble of [
      refused(429),
      refused(503),
      refused(404),
      refused(500),
      troubleOf({ kind: 'offline' }),
      troubleOf({ kind: 'cut' }),
    ]) {
      expect(trouble?.canRetry === true || (trouble?.links.length ?? 0) > 0).toBe(true);
    }
  });

  it('is nothing when the visitor has stopped it', () => {
    expect(troubleOf({ kind: 'stopped' })).toBeNull();
  });

  it.each([
    [1, 'en 1 segundo'],
    [59, 'en 59 segundos'],
    [60, 'en 1 minuto'],
    [61, 'en 2 minutos'],
  ])('says %i seconds as "%s"', (seconds, words) => {
    expect(inTime(seconds)).toBe(words);
  });
});
