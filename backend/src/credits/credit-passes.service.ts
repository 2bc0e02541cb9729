import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { MAX_CREDITS, type CreditsPassed } from '../contracts/credits';
import { tellActivity, type RequestActor } from '../access';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import { EventLog, type StoredEvent } from '../platform/event-store';
import { Rounds } from '../platform/timing';
import { DomainError } from '../rules/domain-error';
import { UsersService, type User } from '../users';
import { receiveKey } from './domain/ledger';
import { passOf, stateOf, typeOf } from './ledger-events';
import { Ledger, ownerOf } from './ledger.service';

/** How far back the first sweep of a process looks for passes that a crash has cut in two. */
const FIRST_SWEEP_MS = 31 * 24 * 3_600_000;
/** Later ones look again at what was under way; longer than a call and the clocks of two servers differ. */
const AGAIN_MS = 3_600_000;
const BATCH = 200;

/**
 * Credits that a company_admin passes to a member: taken from the one ledger, then put into the other.
 * The first event decides; the second is its consequence, and made good by the sweep after a crash.
 */
@Injectable()
export class CreditPasses implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CreditPasses.name);
  private readonly rounds = new Rounds(() => this.sweep());
  private swept: number | null = null;

  constructor(
    private readonly ledger: Ledger,
    private readonly users: UsersService,
    private readonly log: EventLog,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
    private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    void this.rounds.run();
    this.rounds.every(this.config.reconcileSeconds * 1_000);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /**
   * The same `commandId` again is the same pass. Throws NO_ENCONTRADO for who is no other member of the
   * company, CREDITOS_INSUFICIENTES, LIMITE_CREDITOS, CLAVE_REUTILIZADA; then nothing was moved.
   */
  async pass(
    actor: RequestActor,
    memberId: string,
    amount: number,
    commandId: string,
  ): Promise<CreditsPassed> {
    const [giver, member] = await Promise.all([
      this.users.find(actor.id),
      this.users.find(memberId),
    ]);
    const areColleagues = giver?.companyId && giver.companyId === member?.companyId;
    if (!areColleagues || giver.id === member.id) throw new DomainError('NO_ENCONTRADO');
    let isNew = false;
    const taken = await this.ledger.act(ownerOf(giver), {
      command: { kind: 'pass', amount, personId: member.id },
      commandId: `pass:${commandId}`,
      actor,
      beforeAppend: async () => {
        await this.assertFits(member, amount);
        isNew = true;
      },
    });
    const pass = taken && passOf(taken);
    if (!pass || pass.amount !== amount || pass.personId !== member.id)
      throw new DomainError('CLAVE_REUTILIZADA');
    const received = await this.deliver(taken, member);
    if (isNew) this.tell(actor, member, amount);
    return { credits: stateOf(taken).balance, memberCredits: stateOf(received).balance };
  }

  /** Puts in what an interrupted pass took; what fails is tried again by the next round. */
  async sweep(): Promise<void> {
    try {
      await this.deliverAll();
    } catch (error) {
      this.logger.warn({ passes: 'late', error: (error as Error).name });
    }
  }

  private async deliverAll(): Promise<void> {
    const now = this.clock.now().getTime();
    const since = this.swept === null ? now - FIRST_SWEEP_MS : this.swept - AGAIN_MS;
    const from = new Date(since).toISOString();
    for (let first = 0; ; first += BATCH) {
      const rows = { from: first, to: first + BATCH - 1, totalMax: 1 };
      const { events } = await this.log.searchAll({ from, types: [typeOf('passed')] }, rows);
      for (const taken of events) {
        const member = await this.users.find(passOf(taken)?.personId ?? '');
        if (member) await this.deliver(taken, member);
      }
      if (events.length < BATCH) break;
    }
    this.swept = now;
  }

  private async deliver(taken: StoredEvent, member: User): Promise<StoredEvent> {
    const amount = passOf(taken)?.amount ?? 0;
    const { actorId, role } = taken.meta;
    const received = await this.ledger.act(
      { userId: member.id, tenantId: taken.tenantId },
      {
        command: { kind: 'receive', amount, personId: actorId },
        commandId: receiveKey(taken.eventId),
        actor: { id: actorId, role },
      },
    );
    if (!received) throw new Error(`the pass ${taken.eventId} moved nothing`);
    return received;
  }

  private async assertFits(member: User, amount: number): Promise<void> {
    const { balance } = await this.ledger.state(ownerOf(member));
    if (balance + amount > MAX_CREDITS)
      throw new DomainError('LIMITE_CREDITOS', { max: MAX_CREDITS });
  }

  private tell(actor: RequestActor, member: User, amount: number): void {
    tellActivity(
      this.news,
      actor,
      'credits_updated',
      `Recibió ${amount} ${amount === 1 ? 'crédito' : 'créditos'} de su empresa.`,
      member.id,
    );
  }
}
