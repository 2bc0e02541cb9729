export { ActivityService } from './activity.service';
export { AuditModule } from './audit.module';
