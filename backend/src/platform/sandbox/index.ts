export { memoryOf } from './process-usage';
export { Sandbox, type RunOptions } from './sandbox';
export {
  SandboxCrash,
  SandboxError,
  SandboxMemory,
  SandboxRefusal,
  SandboxStopped,
  SandboxTimeout,
} from './sandbox-errors';
export { SandboxPool } from './sandbox-pool';
export { SANDBOX_NEWS, type SandboxNews } from './sandbox-errors';
export { CodedError, type Progress } from './sandbox-protocol';
export { serve } from './serve-child';
