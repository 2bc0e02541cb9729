import type { UsageDay } from '@contracts/admin';
import { formatDate } from '@rules/date';
import { type Bar, type Metric, axisTicks, barsOf, describeUsage } from './usage-metrics';

/** As many names of days as a phone has room for. */
const MOST_NAMES = 8;

/** `15`, and the month with the first of it: `1 mar`. */
const shortDay = (day: string): string => {
  const [date = '', month = ''] = formatDate(day).split(' ');
  return date === '1' ? `${date} ${month}` : date;
};

const DayTip = ({ bar: { day, good, failed }, metric }: { bar: Bar; metric: Metric }) => (
  <div className="nw sm usage-tip inverse r1">
    <strong className="m">{formatDate(day)}</strong>
    <span>
      {metric.label}: {metric.format(good + failed)}
    </span>
    {failed > 0 && <span>Con error: {metric.format(failed)}</span>}
  </div>
);

interface UsageChartProps {
  days: readonly UsageDay[];
  metric: Metric;
}

/** Bars by day, today's in full colour; a tip for the one under the pointer. */
export function UsageChart({ days, metric }: UsageChartProps) {
  const bars = barsOf(days, metric);
  const ticks = axisTicks(Math.max(...bars.map(({ good, failed }) => good + failed), 0), metric);
  const share = (value: number): string => `${(value / (ticks.at(-1) ?? 1)) * 100}%`;
  const named = Math.ceil(bars.length / MOST_NAMES);
  return (
    <div
      className="sp t3 usage-chart"
      data-metric={metric.id}
      role="img"
      aria-label={describeUsage(days, metric)}
    >
      {ticks.map((tick) => (
        <div key={tick} className="row g0 usage-tick" style={{ bottom: share(tick) }}>
          <span>{metric.format(tick)}</span>
        </div>
      ))}
      <div className="usage-bars flex">
        {bars.map((bar, index) => (
          <div key={bar.day} className="col fit sp usage-day to-end mid holds">
            <span data-mark="failed" style={{ height: share(bar.failed) }} />
            <span data-mark="good" style={{ height: share(bar.good) }} />
            {index % named === 0 && <span className="nw usage-name">{shortDay(bar.day)}</span>}
            <DayTip bar={bar} metric={metric} />
          </div>
        ))}
      </div>
    </div>
  );
}
