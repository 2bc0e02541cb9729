import type { ActivityEntry } from '@contracts/activity';
import type {
  AdminUser,
  FailedDocument,
  SystemHealth,
  SystemStats,
  UsageDay,
  UserStats,
} from '@contracts/admin';

export function anAdminUser(change: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 'u-rosa',
    username: 'rosa@pacifico.example',
    role: 'user',
    teams: ['logistica'],
    firstName: 'Rosa',
    lastName: 'Quispe',
    isActive: 'true',
    lastLoginAt: null,
    hasProvider: false,
    createdAt: '2026-03-01T15:00:00.000Z',
    companyId: 'company-1',
    companyName: 'Pacífico Norte',
    credits: 18,
    creditsUsed: 82,
    ...change,
  };
}

export const someStats = (): SystemStats => ({
  totalUsers: 7,
  activeUsers: 6,
  totalDocuments: 1_284,
  totalProcessingTime: 4_320,
});

export const someUserStats = (): UserStats => ({ documentsUploaded: 97, totalProcessingTime: 300 });

export const aUsageDay = (change: Partial<UsageDay> = {}): UsageDay => ({
  day: '2026-03-15',
  documents: 24,
  failed: 1,
  processingTime: 90,
  creditsUsed: 23,
  ...change,
});

export function someHealth(change: Partial<SystemHealth> = {}): SystemHealth {
  const engine = {
    fault: null,
    lastCall: null,
    completed24h: 0,
    failed24h: 0,
    medianSeconds: null,
  };
  return {
    queue: { kind: 'integrada', isUp: true, waiting: 3, active: 1, oldestWaitSeconds: 12 },
    engines: [
      { ...engine, id: 'local', available: true, reason: null, completed24h: 121, failed24h: 2 },
      { ...engine, id: 'openai', available: false, reason: 'Sin clave configurada.' },
    ],
    spending: { spentUsd: 0, limitUsd: null },
    store: { kind: 'integrado', isUp: true },
    diskFreeBytes: 34_000_000_000,
    hasUntrustedProxy: false,
    ...change,
  };
}

export const anEntry = (change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 'a-1',
  action: 'login',
  timestamp: '2026-03-15T15:00:00.000Z',
  details: 'Ingresó con correo y contraseña.',
  ipAddress: '190.116.20.4',
  ...change,
});

export const aFailedDocument = (change: Partial<FailedDocument> = {}): FailedDocument => ({
  id: 'd-1',
  companyName: 'Pacífico Norte',
  uploadedByName: 'Rosa Quispe',
  processor: 'local',
  model: 'local-es-pe',
  attempt: 2,
  code: 'ARCHIVO_DANADO',
  message: 'El archivo está dañado y no se puede abrir.',
  setAside: null,
  createdAt: '2026-03-15T15:00:00.000Z',
  ...change,
});
