import { Injectable } from '@nestjs/common';
import { TRY_OUT_SAMPLES, type TryOutSample } from '../contracts/try-out';
import { DEMO_COMPANY, demoDocuments, type DemoSample } from '../demo';
import { Clock } from '../platform/clock/clock';
import { DomainError } from '../rules/domain-error';

interface Made {
  month: string;
  bytes: Promise<Buffer>;
}

/** The documents that visitors may have read; a photo takes seconds to make, so each is made once a month. */
@Injectable()
export class TryOutSamples {
  private readonly made = new Map<string, Made>();

  constructor(private readonly clock: Clock) {}

  list(): TryOutSample[] {
    return this.shown().map(({ id, title, description }) => ({ id, title, description }));
  }

  /** Throws NO_ENCONTRADO. */
  sampleOf(id: string): DemoSample {
    const sample = this.shown().find((known) => known.id === id);
    if (!sample) throw new DomainError('NO_ENCONTRADO');
    return sample;
  }

  bytesOf(sample: DemoSample): Promise<Buffer> {
    const month = this.firstOfMonth();
    const known = this.made.get(sample.id);
    if (known?.month === month) return known.bytes;
    const bytes = sample.make();
    this.made.set(sample.id, { month, bytes });
    bytes.catch(() => this.made.delete(sample.id));
    return bytes;
  }

  private shown(): DemoSample[] {
    const { ruc, name } = DEMO_COMPANY;
    const all = demoDocuments(this.firstOfMonth(), ruc, name);
    return TRY_OUT_SAMPLES.flatMap((id) => all.filter((sample) => sample.id === id));
  }

  /** What is dated in the weeks before it is neither old nor in the future all month long. */
  private firstOfMonth(): string {
    return `${this.clock.today().slice(0, 7)}-01`;
  }
}
