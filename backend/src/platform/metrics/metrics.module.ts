import { Global, Module } from '@nestjs/common';
import { HealthModule } from '../health';
import { HttpMetrics } from './http-metrics';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';
import { ProcessMetrics } from './process-metrics';
import { QueueMetrics } from './queue-metrics';
import { SandboxMetrics } from './sandbox-metrics';
import { StorageMetrics } from './storage-metrics';
import { WorkMetrics } from './work-metrics';

/** Figures for the operator; features add their own to `Metrics`. */
@Global()
@Module({
  imports: [HealthModule],
  providers: [
    Metrics,
    MetricsServer,
    HttpMetrics,
    QueueMetrics,
    ProcessMetrics,
    SandboxMetrics,
    StorageMetrics,
    WorkMetrics,
  ],
  exports: [Metrics, HttpMetrics],
})
export class MetricsModule {}
