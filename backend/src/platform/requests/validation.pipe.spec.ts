import { rejectedCode } from '../../../test/support/code-of';
import { validationPipe } from './pipes';

const read = (text: unknown) =>
  validationPipe().transform(text, { type: 'param', metatype: Number, data: 'page' });

describe('a number of a path', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['120', 120],
  ])('is read: %s', async (text, number) => expect(await read(text)).toBe(number));

  it.each(['1e0', '01', '+1', '-1', '1.0', ' 1', '0x1', '', '٣', '1234567890', undefined])(
    'names nothing: "%s"',
    async (text) => expect(await rejectedCode(read(text))).toBe('NO_ENCONTRADO'),
  );
});
