import { assertEmbedded } from './data-copy';

describe('data that are in MongoDB', () => {
  const refusal = (mongodbUri: string | null): string => {
    try {
      assertEmbedded({ mongodbUri, dataDir: '/srv/datos' });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('are left to its own tool, which is named, and their password is not', () => {
    const message = refusal('mongodb://u:secreto@127.0.0.1/x');
    expect(message).toContain('mongodump --uri "$MONGODB_URI"');
    expect(message).toContain('/srv/datos');
    expect(message).not.toContain('secreto');
  });

  it('are not those of the embedded store', () => {
    expect(refusal(null)).toBe('');
  });
});
