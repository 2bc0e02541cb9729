import { Injectable } from '@nestjs/common';
import type { ProcessorId } from '../contracts/processors';
import { Metrics } from '../platform/metrics';

/**
 * How a delivery ended. A failed one may come again; one that the vendor turned away does, as does one
 * that the end of this process interrupted.
 */
export type ReadingResult = 'completed' | 'failed' | 'turned_away' | 'cancelled' | 'interrupted';

const SECONDS = [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320];

/** Readings of this process by engine and result. */
@Injectable()
export class ReadingMetrics {
  private readonly seconds = this.metrics.histogram(
    'foliado_reading_seconds',
    'Time that a delivery of a reading took, by engine and result',
    ['engine', 'result'],
    SECONDS,
  );

  constructor(private readonly metrics: Metrics) {}

  /** @param start of the work, as `performance.now()` */
  ended(engine: ProcessorId, result: ReadingResult, start: number): void {
    this.seconds.observe({ engine, result }, (performance.now() - start) / 1_000);
  }
}
