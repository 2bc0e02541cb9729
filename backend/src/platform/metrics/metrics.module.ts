import { Global, Module } from '@nestjs/common';
import { HealthModule } from '../health';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';
import {
  HttpMetrics,
  ProcessMetrics,
  QueueMetrics,
  SandboxMetrics,
  StorageMetrics,
  WorkMetrics,
} from './product-metrics';

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
