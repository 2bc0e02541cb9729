import { hasIncrementalUpdates } from './parse-pdf';

const save = 'xref\ntrailer<<>>\nstartxref\n9\n%%EOF\n';

describe('hasIncrementalUpdates', () => {
  it('finds none in a file that was written once', () => {
    expect(hasIncrementalUpdates(Buffer.from(`%PDF-1.4\n${save}`))).toBe(false);
  });

  it('sees that an editor appended to the file', () => {
    expect(hasIncrementalUpdates(Buffer.from(`%PDF-1.4\n${save}4 0 obj<<>>endobj\n${save}`))).toBe(
      true,
    );
  });

  it('allows a file for fast web view its two tables', () => {
    const head = '%PDF-1.4\n1 0 obj<</Linearized 1>>endobj\n';
    expect(hasIncrementalUpdates(Buffer.from(head + save + save))).toBe(false);
    expect(hasIncrementalUpdates(Buffer.from(head + save + save + save))).toBe(true);
  });
});
