import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { QueueChoice } from './queue-choice';

/** Measurements, one after the other: two at once would measure each other. */
export default defineConfig<object, QueueChoice>({
  testDir: __dirname,
  // Two projects are two processes: passport keeps one set of strategies a process.
  projects: [
    { name: 'embedded', testMatch: '*.bench.ts', use: { queue: 'embedded' } },
    { name: 'bull', testMatch: 'queue.bench.ts', use: { queue: 'bull' } },
  ],
  outputDir: path.resolve(__dirname, '../output/bench-tests'),
  workers: 1,
  retries: 0,
  timeout: 600_000,
  reporter: [['list']],
});
