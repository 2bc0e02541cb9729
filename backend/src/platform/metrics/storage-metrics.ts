import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { embeddedMongo } from '../embedded-mongo';
import { DiskSpace } from '../health';
import { Metrics } from './metrics';

/** What this machine's disk holds for the product. */
@Injectable()
export class StorageMetrics implements OnModuleInit {
  private readonly free = this.metrics.gauge(
    'foliado_disk_free_bytes',
    'Bytes left on the volume of DATA_DIR',
    [],
  );

  constructor(
    private readonly metrics: Metrics,
    private readonly disk: DiskSpace,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.metrics.collect('disk', async () => this.free.set(await this.disk.free()));
    if (this.config.mongodbUri === null) this.watchStore();
  }

  private watchStore(): void {
    const size = this.metrics.gauge(
      'foliado_embedded_store_bytes',
      'Size of the file of the embedded store',
      [],
    );
    const store = embeddedMongo(this.config.dataDir);
    this.metrics.collect('store', async () => size.set(await store.bytes()));
  }
}
