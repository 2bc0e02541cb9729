import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SandboxError, SandboxMemory, SandboxPool, SandboxTimeout } from '../../platform/sandbox';
import { DomainError } from '../../rules/domain-error';
import type { AssessFileRequest } from './assess-child';
import type { AssessAnswer } from './assess-again';

const MIB = 1024 * 1024;
/** Of one edit; an honest document of 960 rows takes half a second. */
const ASSESS_WALL_MS = 20_000;
const ASSESS_RSS_BYTES = 512 * MIB;
const ASSESS_IDLE_MS = 120_000;
/** Two people of two companies never wait for each other's document. */
const ASSESS_CHILDREN = 2;

/** Runs the checks after edits outside the server, a company at a time. */
@Injectable()
export class AssessProcess implements OnApplicationShutdown {
  private readonly pool = new SandboxPool<AssessFileRequest, AssessAnswer>({
    module: join(__dirname, 'assess-child'),
    maxRssBytes: ASSESS_RSS_BYTES,
    idleMs: ASSESS_IDLE_MS,
    size: ASSESS_CHILDREN,
  });

  /** Throws REVISION_AGOTADA when the checks of this document do not end in time. */
  async assess(request: AssessFileRequest, tenantId: string): Promise<AssessAnswer> {
    try {
      return await this.pool.run(request, { wallMs: ASSESS_WALL_MS, turn: tenantId });
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      const isExhausted = error instanceof SandboxTimeout || error instanceof SandboxMemory;
      const code = isExhausted ? 'REVISION_AGOTADA' : 'ERROR_INTERNO';
      throw new DomainError(code, {}, { cause: error });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
