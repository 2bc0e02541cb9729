import { inNumber, inSize } from '../folders';
import { restoreBackup } from '../restore-backup';
import { RESTORE_USAGE, runFolderProgram } from './backup-arguments';

/** `npm run restore -- <backup> <empty folder>`. */
async function restore(backup = '', folder = ''): Promise<string[]> {
  const { madeAt, records, files, bytes } = await restoreBackup(backup, folder);
  const size = `${inNumber(records, 'registro')} y ${inNumber(files, 'archivo')}, ${inSize(bytes)}`;
  return [
    `Restaurada en ${folder} la copia del ${madeAt}: ${size}, todo comprobado.`,
    `Inicie con ella: DATA_DIR=${folder} npm start`,
  ];
}

void runFolderProgram({
  usage: RESTORE_USAGE,
  names: ['la carpeta de la copia', 'la carpeta nueva'],
  act: restore,
});
