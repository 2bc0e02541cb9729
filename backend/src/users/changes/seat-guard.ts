import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../rules/domain-error';
import { assertSeatIsFilled, type Seat } from '../domain/self-protection';
import { UsersRepository } from '../users.repository';
import { SeatGuardRepository } from './seat-guard.repository';

const TURN_MS = 10_000;
const PAUSE_MS = 5;
const TRIES = 4_000;

/**
 * Lets one process at a time take an administrator's seat away, so that two administrators who demote
 * each other never leave none. The store has no transactions over two records; the order does it:
 * the caller has read the account, the turn is taken, the remaining ones are counted, the account is
 * written only as it was read. Who takes over the turn of a dead or hanging process first makes that
 * one's decision invalid, so that it cannot be written late.
 */
@Injectable()
export class SeatGuard implements OnApplicationBootstrap {
  constructor(
    private readonly guards: SeatGuardRepository,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.guards.prepare();
  }

  /** Runs `write` when the seat stays filled without its holder. Throws ULTIMO_ADMINISTRADOR. */
  async leave<T>(seat: Seat, holderId: string, write: () => Promise<T>): Promise<T> {
    const turn = await this.takeTurn(holderId);
    try {
      assertSeatIsFilled(seat, await this.users.remaining(seat, holderId));
      return await write();
    } finally {
      await this.guards.giveBack(turn);
    }
  }

  private async takeTurn(holderId: string): Promise<string> {
    const turn = this.clock.uuid();
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const now = this.clock.now();
      const until = new Date(now.getTime() + TURN_MS);
      const before = await this.guards.take(turn, holderId, now, until);
      if (before) {
        for (const id of before.subjects) await this.users.invalidateDecisions(id);
        return turn;
      }
      await wait(PAUSE_MS);
    }
    throw new DomainError('SERVICIO_NO_DISPONIBLE');
  }
}
