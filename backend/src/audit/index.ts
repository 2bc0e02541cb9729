export { ActivityService } from './activity.service';
export { AuditExport } from './export/audit-export.service';
export { AuditModule } from './audit.module';
export { ChainState } from './verification/verification.service';
