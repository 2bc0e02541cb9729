import { serve } from '../../../platform/sandbox';
import { unzip, type UnzipAnswer } from './unzip';

/** Both absolute; the folder is of this archive alone. */
export interface UnzipRequest {
  file: string;
  folder: string;
}

// Entry of the process that opens a stranger's archive.
serve(({ file, folder }: UnzipRequest): Promise<UnzipAnswer> => unzip(file, folder));
