import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { within } from '../timing';

const COLLECT_MS = 2_000;

/**
 * What this process tells its operator in figures; whoever has some adds instruments of its own. Labels
 * take their values from closed sets (route patterns, engine names): never ids, names or addresses.
 */
@Injectable()
export class Metrics {
  /** One for each application: there may be several in a process. */
  readonly registry = new Registry();
  private readonly collectors = new Map<string, () => Promise<void> | void>();
  private readonly collected = this.gauge(
    'foliado_collector_up',
    '1 when this part could be asked for its figures, else 0',
    ['part'],
  );

  /** Names end in the unit (`_seconds`, `_bytes`), those of counters in `_total`. */
  counter<N extends string>(name: string, help: string, labelNames: readonly N[]): Counter<N> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  gauge<N extends string>(name: string, help: string, labelNames: readonly N[]): Gauge<N> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  /** `buckets` are the upper bounds, ascending. */
  histogram<N extends string>(
    name: string,
    help: string,
    labelNames: readonly N[],
    buckets: readonly number[],
  ): Histogram<N> {
    const registers = [this.registry];
    return new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
  }

  /** Called before each answer, to set gauges; it may fail, and then `part` is told as not up. */
  collect(part: string, collector: () => Promise<void> | void): void {
    this.collectors.set(part, collector);
  }

  /** Everything, as text for Prometheus. */
  async text(): Promise<string> {
    await Promise.all([...this.collectors].map((collector) => this.ask(...collector)));
    return this.registry.metrics();
  }

  private async ask(part: string, collector: () => Promise<void> | void): Promise<void> {
    const asked = Promise.resolve()
      .then(collector)
      .then(
        () => true,
        () => false,
      );
    const isUp = await within(COLLECT_MS, asked, () => false);
    this.collected.set({ part }, isUp ? 1 : 0);
  }
}
