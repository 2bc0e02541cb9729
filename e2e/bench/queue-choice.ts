import { test as base } from '@playwright/test';

export interface QueueChoice {
  /** Which adapter is measured. */
  queue: 'embedded' | 'bull';
}

export const test = base.extend<object, QueueChoice>({
  queue: ['embedded', { option: true, scope: 'worker' }],
});
