import { dataConfigOfProcess } from './platform/config/load-config';
import { isAlive } from './platform/health/life-sign';

/** For the container's supervisor: ends with 0 while the worker of this data folder gives signs of life. */
async function main(): Promise<void> {
  const { dataDir } = dataConfigOfProcess();
  process.exitCode = (await isAlive(dataDir, Date.now())) ? 0 : 1;
}

main().catch(() => (process.exitCode = 1));
