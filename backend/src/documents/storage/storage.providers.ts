import { StorageQuota } from './storage-quota.service';
import { StorageUsageRepository } from './storage-usage.repository';

/** What the room of a company's originals is made of. */
export const STORAGE_PROVIDERS = [StorageUsageRepository, StorageQuota];
