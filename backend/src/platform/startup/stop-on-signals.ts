import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';

/** Running requests may take this long to end; then their connections are cut (reliability R10). */
const GRACE_MS = 10_000;

/** Ends the product in order on SIGTERM and SIGINT, with code 0; a second signal ends it at once. */
export function stopOnSignals(app: INestApplication<Server>): void {
  const stop = async (): Promise<void> => {
    setTimeout(() => app.getHttpServer().closeAllConnections(), GRACE_MS).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(130));
      void stop();
    });
  }
}
