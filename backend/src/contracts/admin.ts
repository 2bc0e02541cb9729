import type { ProcessEnd } from './document';
import type { Role, Team } from './user';
import type { LastCall, ProcessorId, Spending } from './processors';

/** A user as the platform admin sees it (spec section 3). */
export interface AdminUser {
  id: string;
  /** E-mail. */
  username: string;
  role: Role;
  teams: Team[];
  firstName: string;
  lastName: string;
  isActive: 'true' | 'false';
  /** ISO with zone. */
  lastLoginAt: string | null;
  /** Signs in through the identity provider. */
  hasProvider: boolean;
  createdAt: string;
  companyId: string | null;
  companyName: string | null;
  credits: number;
  creditsUsed: number;
}

export const ADMIN_USER_SORT_KEYS = [
  'username',
  'firstName',
  'role',
  'createdAt',
  'lastLoginAt',
] as const;
export type AdminUserSortKey = (typeof ADMIN_USER_SORT_KEYS)[number];

/** Body of `PUT /api/admin/user/{id}`: exactly one of the two. */
export interface AdminUserUpdate {
  role?: Role;
  isActive?: 'true' | 'false';
}

/** Answer of `GET /api/admin/system-stats`. */
export interface SystemStats {
  totalUsers: number;
  activeUsers: number;
  totalDocuments: number;
  /** Seconds. */
  totalProcessingTime: number;
}

/** Answer of `GET /api/admin/user/{id}/stats`. */
export interface UserStats {
  documentsUploaded: number;
  /** Seconds. */
  totalProcessingTime: number;
}

/** A day of `GET /api/admin/usage?days=30`; days without anything are there with zeros. */
export interface UsageDay {
  /** yyyy-mm-dd, Lima. */
  day: string;
  documents: number;
  failed: number;
  /** Seconds of reading. */
  processingTime: number;
  creditsUsed: number;
}
export const USAGE_DAYS = [7, 30, 90] as const;

/** State of an engine on this server. */
export interface EngineHealth {
  id: ProcessorId;
  available: boolean;
  /** Spanish; why it is not available. */
  reason: string | null;
  /** Spanish; what the operator has to mend, as the last call met it. */
  fault: string | null;
  /** What the last call proved; null until one was made. */
  lastCall: LastCall | null;
  /** Of the documents uploaded in the last 24 hours, like the other two. */
  completed24h: number;
  failed24h: number;
  /** Seconds of a reading, null when it read nothing. */
  medianSeconds: number | null;
}

/** Answer of `GET /api/admin/health`. */
export interface SystemHealth {
  queue: {
    kind: 'integrada' | 'Redis';
    isUp: boolean;
    waiting: number;
    active: number;
    /** Seconds since the upload of the oldest document that waits for its first reading. */
    oldestWaitSeconds: number | null;
  };
  engines: EngineHealth[];
  /** Of all companies. */
  spending: Spending;
  store: { kind: 'integrado' | 'MongoDB'; isUp: boolean };
  /** Bytes free on the disk of DATA_DIR. */
  diskFreeBytes: number | null;
  /** Requests come through a proxy whose word on addresses is not taken (TRUST_PROXY). */
  hasUntrustedProxy: boolean;
}

/** A document whose reading failed for good; no document content crosses companies (reliability 3.1). */
export interface FailedDocument {
  id: string;
  companyName: string | null;
  uploadedByName: string;
  processor: ProcessorId;
  model: string;
  attempt: number;
  code: string;
  message: string;
  /** How the second process that ended over it did, when it was set aside for that; else null. */
  setAside: ProcessEnd | null;
  /** ISO with zone. */
  createdAt: string;
}
