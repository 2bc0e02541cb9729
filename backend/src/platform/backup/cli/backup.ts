import { Clock } from '../../clock/clock';
import { dataConfigOfProcess } from '../../config';
import { assertEmbedded } from '../data-copy';
import { inNumber, inSize } from '../folders';
import { makeBackup } from '../make-backup';
import { BACKUP_USAGE, runFolderProgram } from './backup-arguments';

/** `npm run backup -- <folder>`. */
async function backup(folder = ''): Promise<string[]> {
  const config = dataConfigOfProcess();
  assertEmbedded(config);
  const { records, files, bytes } = await makeBackup(config.dataDir, folder, new Clock());
  const size = `${inNumber(records, 'registro')} y ${inNumber(files, 'archivo')}, ${inSize(bytes)}`;
  return [
    `Copia completa en ${folder}: ${size}.`,
    'Guárdela en otro disco o en otra máquina. Se restaura con npm run restore.',
  ];
}

void runFolderProgram({ usage: BACKUP_USAGE, names: ['la carpeta de la copia'], act: backup });
