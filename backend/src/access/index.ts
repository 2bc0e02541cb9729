export { Allow } from './access.guard';
export { AccessModule } from './access.module';
export { tellActivity } from './activity';
export { NotCounted } from './request-limit.guard';
export {
  CurrentActor,
  CurrentUser,
  sessionUser,
  type RequestActor,
  type SessionUser,
} from './session-user';
export { TenantThings } from './tenant-things';
