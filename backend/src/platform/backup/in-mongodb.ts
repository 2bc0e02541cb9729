import { BackupError } from './backup-error';

/** @throws BackupError when the data are in MongoDB; its connection string is not told: it holds a password. */
export function assertEmbedded(config: { mongodbUri: string | null; dataDir: string }): void {
  if (config.mongodbUri === null) return;
  throw new BackupError(
    [
      'Con MONGODB_URI los datos están en MongoDB, que tiene su propia herramienta:',
      '  mongodump --uri "$MONGODB_URI" --out <carpeta>',
      `Copie después también la carpeta ${config.dataDir}.`,
    ].join('\n'),
  );
}
