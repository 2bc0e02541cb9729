import path from 'node:path';

/** Touched in the data folder when a copy of it is whole, so that its age can be watched. */
export const backupSign = (dataDir: string): string => path.join(dataDir, 'last-backup');
