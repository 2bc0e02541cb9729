import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { LivingProcesses } from '../platform/database';
import { DomainError } from '../rules/domain-error';
import { CreditHoldMaintenanceRepository } from './credit-hold-maintenance.repository';
import { CreditHoldRepository, holdId, type CreditHold } from './credit-hold.repository';
import { CreditGivers } from './credit-giver.service';
import { noCredits, reserveKey, returnKey, settleKey, type CreditRun } from './domain/ledger';
import { Ledger, PRODUCT, type LedgerActor, type LedgerOwner } from './ledger.service';

/** How a run ends for the one who pays: read, or not read for good. */
export type Settlement = 'charged' | 'refunded';

/** Credits of readings: reserved when one is asked for, charged or given back when it is over. */
@Injectable()
export class CreditReservations {
  constructor(
    private readonly ledger: Ledger,
    private readonly holds: CreditHoldRepository,
    private readonly allHolds: CreditHoldMaintenanceRepository,
    private readonly clock: Clock,
    private readonly processes: LivingProcesses,
    private readonly givers: CreditGivers,
  ) {}

  /**
   * Takes a credit for a run, once however often it is asked. False when the run is settled already:
   * it takes another run. Throws SIN_CREDITOS; then nothing was taken.
   */
  async reserve(owner: LedgerOwner, run: CreditRun, actor: LedgerActor): Promise<boolean> {
    const at = this.clock.now();
    const reserved = this.ledger.act(owner, {
      command: { kind: 'reserve', ...run },
      commandId: reserveKey(run),
      actor,
      beforeAppend: () => this.holds.put({ ...owner, ...run, at, holder: this.processes.own }),
    });
    await reserved.catch(async (error: unknown) => {
      const isEmpty = error instanceof DomainError && error.code === 'SIN_CREDITOS';
      if (!isEmpty) throw error;
      throw noCredits(await this.givers.afterRefusal(owner.userId));
    });
    return !(await this.ledger.isSettled(owner, run));
  }

  /** Ends the run's reservation in the tenant of its document; a run without one is left as it is. */
  async settle(tenantId: string, run: CreditRun, settlement: Settlement): Promise<void> {
    const hold = await this.holds.holdOf(tenantId, holdId(run));
    if (!hold) return;
    const { documentId, userId } = hold;
    await this.ledger.act(
      { userId, tenantId },
      {
        command: {
          kind: settlement === 'charged' ? 'charge' : 'refund',
          documentId,
          run: hold.run,
        },
        commandId: settleKey(run),
        actor: PRODUCT,
      },
    );
    await this.holds.letGo(hold);
  }

  /** Gives back the credit of a run that was read, once, though its charge may still be on its way. */
  async giveBack(owner: LedgerOwner, run: CreditRun): Promise<void> {
    await this.settle(owner.tenantId, run, 'charged');
    await this.ledger.act(owner, {
      command: { kind: 'return', ...run },
      commandId: returnKey(run),
      actor: PRODUCT,
    });
  }

  /** Reservations of all companies that wait to be settled, page by page; for maintenance only. */
  pending(after: CreditHold | null, limit: number): Promise<CreditHold[]> {
    return this.allHolds.holdsAfter(after, limit);
  }
}
