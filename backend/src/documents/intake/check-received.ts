import type { FileType } from '../../contracts/document';
import { MAX_IMAGE_PIXELS } from '../../contracts/limits';
import { DomainError } from '../../rules/domain-error';
import { agreesWith, detectFileType, imageSize, MIN_FILE_BYTES } from '../../rules/file-signature';
import type { ReceivedFile } from './upload-storage';

/** The file's proven type; throws the refusal that fits (reliability 6.4, U2, U3, U9). */
export function checkReceivedFile(file: ReceivedFile): FileType {
  const { filename, head, announcedType } = file;
  if (file.size === 0) throw new DomainError('ARCHIVO_VACIO', { file: filename });
  if (file.size < MIN_FILE_BYTES) throw new DomainError('ARCHIVO_DANADO');
  const type = detectFileType(head);
  if (!type || !agreesWith(type, filename, announcedType)) {
    throw new DomainError('TIPO_NO_PERMITIDO', { file: filename });
  }
  const size = imageSize(head);
  if (size && size.width * size.height > MAX_IMAGE_PIXELS) {
    throw new DomainError('IMAGEN_DEMASIADO_GRANDE');
  }
  return type;
}
