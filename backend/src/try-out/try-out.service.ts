import { Injectable } from '@nestjs/common';
import { FLAG_WEIGHT } from '../contracts/authenticity';
import {
  TRY_OUT_BUSY_SECONDS,
  TRY_OUT_WAITING,
  TRY_OUT_WINDOW_SECONDS,
  TRY_OUTS_OF_ADDRESS,
  type TryOutReading,
  type TryOutSample,
} from '../contracts/try-out';
import { DEMO_COMPANY, type DemoSample } from '../demo';
import { ReadNow, type ReadingInHand } from '../extraction';
import { AddressThrottle } from '../platform/rate-limit';
import { DomainError } from '../rules/domain-error';
import { TryOutSamples } from './try-out-samples';
import type { Visitor } from './visitor';

/** Somebody's place in a line. */
export interface Place {
  /** Resolves when it is this one's turn; rejects with the signal's reason when that comes first. */
  turn: Promise<void>;
  /** Must be called once the turn is over, and also by who goes away before it. */
  leave(): void;
}

/** One after another, and no more than a few who wait: whoever comes then is turned away at once. */
export class WaitingLine {
  private readonly line: (() => void)[] = [];

  /** @param room how many may wait beside the one whose turn it is */
  constructor(private readonly room: number) {}

  get length(): number {
    return this.line.length;
  }

  /** A place at the end of the line; null when it is full. */
  join(signal: AbortSignal): Place | null {
    if (this.line.length > this.room) return null;
    let call = (): void => undefined;
    const turn = new Promise<void>((resolve, reject) => {
      call = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    // Whoever leaves without having waited is no failure.
    turn.catch(() => undefined);
    this.line.push(call);
    this.callFirst();
    return { turn, leave: () => this.leave(call) };
  }

  private leave(call: () => void): void {
    const at = this.line.indexOf(call);
    if (at >= 0) this.line.splice(at, 1);
    this.callFirst();
  }

  /** To be called again changes nothing for who has been called. */
  private callFirst(): void {
    this.line[0]?.();
  }
}

const OF_ADDRESS = { points: TRY_OUTS_OF_ADDRESS, durationSeconds: TRY_OUT_WINDOW_SECONDS };

/** Really reads a sample for a visitor: one at a time in this process, and so many an address. */
@Injectable()
export class TryOutService {
  private readonly line = new WaitingLine(TRY_OUT_WAITING);

  constructor(
    private readonly samples: TryOutSamples,
    private readonly throttle: AddressThrottle,
    private readonly readNow: ReadNow,
  ) {}

  list(): TryOutSample[] {
    return this.samples.list();
  }

  /** Throws NO_ENCONTRADO, PRUEBA_OCUPADA, DEMASIADAS_SOLICITUDES, or why the visitor no longer waits. */
  async read(id: string, visitor: Visitor): Promise<TryOutReading> {
    const sample = this.samples.sampleOf(id);
    const place = this.placeFor(visitor);
    try {
      // After the line, so that who is turned away there has not used one of the readings.
      await this.throttle.use('try-out', visitor.address, OF_ADDRESS);
      await place.turn;
      visitor.callIn();
      return toReading(sample, await this.readSample(sample, visitor.signal));
    } finally {
      place.leave();
    }
  }

  private placeFor({ signal }: Visitor): Place {
    const place = this.line.join(signal);
    if (!place) throw new DomainError('PRUEBA_OCUPADA', { seconds: TRY_OUT_BUSY_SECONDS });
    return place;
  }

  private async readSample(sample: DemoSample, signal: AbortSignal): Promise<ReadingInHand> {
    const bytes = await this.samples.bytesOf(sample);
    const { fileType } = sample;
    return this.readNow.readInHand({ bytes, fileType, companyRuc: DEMO_COMPANY.ruc }, signal);
  }
}

function toReading(sample: DemoSample, { pages, ...read }: ReadingInHand): TryOutReading {
  const { id, title, description } = sample;
  return {
    sample: { id, title, description },
    ...read,
    notes: read.authenticity.findings.filter((finding) => !(finding.id in FLAG_WEIGHT)),
    pages: pages.map(({ jpeg, ...page }) => ({
      ...page,
      image: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
    })),
  };
}
