import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';

/** Below this no upload is promised (reliability R11). */
export const MIN_FREE_BYTES = 500 * 1024 * 1024;

@Injectable()
export class DiskSpace {
  constructor(private readonly config: AppConfig) {}

  /** Bytes that this process may still write on the volume of the data. */
  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.config.dataDir);
    return bavail * bsize;
  }

  async isEnough(): Promise<boolean> {
    return (await this.free()) > MIN_FREE_BYTES;
  }
}
