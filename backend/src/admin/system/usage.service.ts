import { Injectable } from '@nestjs/common';
import type { SystemStats, UsageDay } from '../../contracts/admin';
import { CreditsService } from '../../credits';
import { AllDocuments } from '../../documents';
import { Clock } from '../../platform/clock/clock';
import { ShortMemory } from '../../platform/timing';
import { UsersService } from '../../users';

const FRESH_MS = 10_000;

/** How much the product is used, by all companies together. */
@Injectable()
export class UsageService {
  private readonly memory: ShortMemory;

  constructor(
    private readonly users: UsersService,
    private readonly figures: AllDocuments,
    private readonly credits: CreditsService,
    clock: Clock,
  ) {
    this.memory = new ShortMemory(() => clock.now());
  }

  async stats(): Promise<SystemStats> {
    const [users, documents] = await Promise.all([this.users.counts(), this.figures.totals()]);
    return {
      totalUsers: users.total,
      activeUsers: users.active,
      totalDocuments: documents.documents,
      totalProcessingTime: documents.processingTime,
    };
  }

  /** The last days (Lima) up to today, oldest first, the empty ones too. */
  async byDay(days: number): Promise<UsageDay[]> {
    const documents = await this.figures.byDay(days);
    const first = documents[0]?.day ?? '';
    const credits = await this.memory.of(first, FRESH_MS, () => this.credits.usedByDay(first));
    return documents.map((day) => ({ ...day, creditsUsed: credits.get(day.day) ?? 0 }));
  }
}
