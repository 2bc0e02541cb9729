export { Sandbox } from './sandbox';
export {
  SandboxCrash,
  SandboxError,
  SandboxMemory,
  SandboxRefusal,
  SandboxTimeout,
} from './sandbox-errors';
export { SandboxPool } from './sandbox-pool';
export { CodedError, type Progress } from './sandbox-protocol';
export { serve } from './serve-child';
