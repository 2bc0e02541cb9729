import { ApiError, isSessionOver, NetworkError } from '../../api/api-error';
import { type FieldEdit, saveInSequence } from './save-fields';

const [A, B, C] = ['a', 'b', 'c'].map((path): FieldEdit => ({ path, value: path }));
const EDITS = [A, B, C].flatMap((edit) => edit ?? []);
const refused = (status: number, code = '') =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code }) });

/** A server that answers each field with the error given for it, or takes it. */
function server(errors: Record<string, Error> = {}) {
  const calls: string[] = [];
  let running = 0;
  const send = async ({ path }: FieldEdit): Promise<void> => {
    running += 1;
    calls.push(running > 1 ? `${path} too early` : path);
    await Promise.resolve();
    running -= 1;
    const error = errors[path];
    if (error) throw error;
  };
  return { calls, send };
}

describe('saving edits', () => {
  it('sends one call a field, each after the answer to the one before', async () => {
    const { calls, send } = server();
    expect(await saveInSequence(EDITS, send)).toEqual({ saved: EDITS, failed: [] });
    expect(calls).toEqual(['a', 'b', 'c']);
  });

  it('keeps what was saved and names what was refused', async () => {
    const error = refused(400, 'CAMPO_INVALIDO');
    const { send } = server({ b: error });
    expect(await saveInSequence(EDITS, send)).toEqual({
      saved: [A, C],
      failed: [{ edit: B, error }],
    });
  });

  it.each([
    ['the session is over', refused(401)],
    ['the document is locked', refused(409, 'DOCUMENTO_BLOQUEADO')],
    ['the server fails', refused(503)],
    ['there is no network', new NetworkError()],
  ])('stops when %s and loses nothing', async (_, error) => {
    const { calls, send } = server({ b: error });
    const { saved, failed } = await saveInSequence(EDITS, send);
    expect(calls).toEqual(['a', 'b']);
    expect(saved).toEqual([A]);
    expect(failed.map(({ edit }) => edit)).toEqual([B, C]);
  });
});

it('only a 401 is the end of the session', () => {
  expect([refused(401), refused(403), new NetworkError()].map(isSessionOver)).toEqual([
    true,
    false,
    false,
  ]);
});
