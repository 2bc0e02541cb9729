import { channel } from 'node:diagnostics_channel';

/** Why a child process ended: `stopped` had no more work, the other ends interrupted some. */
export type ChildEnd = 'stopped' | 'cancelled' | 'timeout' | 'memory' | 'crash';

/** A child process has started, or has ended. */
export interface SandboxNews {
  /** Name of its entry module. */
  child: string;
  ended: ChildEnd | null;
}

/** Heard by whoever counts; `SandboxNews`. A sandbox is made by hand, where nothing can be injected. */
export const SANDBOX_NEWS = channel('foliado:sandbox');

export const tell = (news: SandboxNews): void => SANDBOX_NEWS.publish(news);
