export { HttpMetrics } from './product-metrics';
export { Metrics } from './metrics';
export { MetricsModule } from './metrics.module';
export { MetricsServer } from './metrics-server';
