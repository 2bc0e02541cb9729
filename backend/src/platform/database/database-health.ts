import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

const PING_MS = 2_000;

/** Whether the store answers. */
@Injectable()
export class DatabaseHealth {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** True when the store answers a ping within two seconds. */
  async isReady(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PING_MS);
    });
    const ping = async (): Promise<boolean> => {
      await this.connection.db?.admin().ping();
      return this.connection.db !== undefined;
    };
    try {
      return await Promise.race([ping().catch(() => false), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
