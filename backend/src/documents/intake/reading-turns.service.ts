import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits';
import type { Turn } from '../../platform/queue/job-queue';

/**
 * Whose turn a company's readings take: its own. Companies that have never got more than their first credits
 * share one, so that a hundred new registrations wait for each other and for nobody else.
 */
@Injectable()
export class ReadingTurns {
  constructor(private readonly credits: CreditsService) {}

  async of(tenantId: string): Promise<Turn> {
    return (await this.credits.hasBeenGiven(tenantId))
      ? { key: tenantId }
      : { key: tenantId, group: 'new' };
  }
}
