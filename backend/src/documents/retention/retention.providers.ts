import { OriginalFiles } from './original-files.service';
import { RetentionMaintenanceRepository } from './retention-maintenance.repository';
import { RetentionRepository } from './retention.repository';
import { RetentionSchedule } from './retention-schedule.service';
import { OriginalRetention } from './retention.service';

/** What the retention of originals is made of. */
export const RETENTION_PROVIDERS = [
  RetentionRepository,
  RetentionMaintenanceRepository,
  OriginalFiles,
  OriginalRetention,
  RetentionSchedule,
];
