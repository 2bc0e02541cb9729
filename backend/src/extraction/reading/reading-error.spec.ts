import {
  SandboxCrash,
  SandboxMemory,
  SandboxRefusal,
  SandboxTimeout,
} from '../../platform/sandbox';
import { SandboxStopped } from '../../platform/sandbox/sandbox-errors';
import { ReadingError, toReadingError } from './reading-error';

describe('what a reading says of a child that gave no answer', () => {
  it.each([
    ['a timeout', new SandboxTimeout(1), 'LECTURA_AGOTADA', true, 'tiempo'],
    ['too much memory', new SandboxMemory(2, 1), 'LECTURA_AGOTADA', true, 'memoria'],
    ['a crash', new SandboxCrash('SIGSEGV'), 'ERROR_INTERNO', true, 'cierre'],
    ['its end on purpose', new SandboxStopped('idle'), 'ERROR_INTERNO', true, null],
    ['a refusal', new SandboxRefusal('ARCHIVO_DANADO', ''), 'ARCHIVO_DANADO', false, null],
    [
      'a name that every object has',
      new SandboxRefusal('toString', ''),
      'ERROR_INTERNO',
      true,
      null,
    ],
    [
      'a name that every object has',
      new SandboxRefusal('toString', ''),
      'ERROR_INTERNO',
      true,
      null,
    ],
    ['a bug in it', new SandboxRefusal('UNKNOWN', 'TypeError'), 'ERROR_INTERNO', true, null],
  ])('names %s', (_, error, code, retryable, processEnd) => {
    const reason = toReadingError(error);
    expect(reason).toBeInstanceOf(ReadingError);
    expect(reason).toMatchObject({ code, retryable, processEnd, cause: error });
  });

  it('leaves the reason of an abort as it is', () => {
    const reason = new Error('the queue closes');
    expect(toReadingError(reason)).toBe(reason);
  });
});
