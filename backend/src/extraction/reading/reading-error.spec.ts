import {
  SandboxCrash,
  SandboxMemory,
  SandboxRefusal,
  SandboxTimeout,
} from '../../platform/sandbox';
import { toOcrError, toReadingError } from './reading-error';

describe('toReadingError', () => {
  it.each([
    ['a timeout', new SandboxTimeout(1), 'LECTURA_AGOTADA', false],
    ['too much memory', new SandboxMemory(2, 1), 'LECTURA_AGOTADA', false],
    ['a refusal with a code', new SandboxRefusal('ARCHIVO_CIFRADO', ''), 'ARCHIVO_CIFRADO', false],
    ['a refusal without one', new SandboxRefusal('UNKNOWN', ''), 'ERROR_INTERNO', true],
    ['a name that every object has', new SandboxRefusal('toString', ''), 'ERROR_INTERNO', true],
    ['a crash', new SandboxCrash('child ended'), 'ERROR_INTERNO', true],
  ])('names %s', (_, error, code, retryable) => {
    expect(toReadingError(error)).toMatchObject({ code, retryable, cause: error });
  });

  it('leaves an abort as it is', () => {
    const reason = new Error('closing');
    expect(toReadingError(reason)).toBe(reason);
  });
});

describe('toOcrError', () => {
  it('lets OCR that took too long be tried again, and nothing else that is final', () => {
    expect(toOcrError(new SandboxTimeout(1))).toMatchObject({
      code: 'LECTURA_AGOTADA',
      retryable: true,
    });
    expect(toOcrError(new SandboxMemory(2, 1))).toMatchObject({ retryable: false });
  });
});
