import { SecondReadingWriter } from './second-reading-writer.service';

const KEY = { tenantId: 't', id: 'run' };
const open = { _id: 'run', status: 'en_curso' };

/** Asked of a run and of a document that waits for `secondRunId`. */
const isWanted = (run: object | null, document: object | null): Promise<boolean> => {
  const documents = { find: () => Promise.resolve(document) };
  const runs = { runOf: () => Promise.resolve(run) };
  const parts = [documents, runs] as unknown as ConstructorParameters<typeof SecondReadingWriter>;
  return new SecondReadingWriter(...parts).isWanted(KEY, 'd');
};

describe('a second reading', () => {
  it.each<[string, object | null, object | null, boolean]>([
    ['while its document waits for it', open, { secondRunId: 'run' }, true],
    ['once another took its place', open, { secondRunId: 'other' }, false],
    ['once it was cancelled', open, { secondRunId: null }, false],
    ['once its document is gone', open, null, false],
    ['once it is over', { ...open, status: 'completa' }, { secondRunId: 'run' }, false],
    ['once it is gone', null, { secondRunId: 'run' }, false],
  ])('is wanted %s: %#', async (_, run, document, expected) => {
    expect(await isWanted(run, document)).toBe(expected);
  });
});
